/** An old site as its dialect found it → the files of the new one: addresses, pages, order of the docs, configuration. */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Author } from "../../schema/authors.ts";
import { localeHome, routeUnder, withoutSlash } from "../../schema/paths.ts";
import type { Tag } from "../../schema/tags.ts";
import { parseMarkdown } from "../markdown/mdast/parse.ts";
import { authorNames, listRedirects, pictureHosts, tagKeys, tagsIn } from "./bylines.ts";
import { type BodyInputs, convertedBody, withTitleId } from "./convert-body.ts";
import { convertedConfiguration } from "./convert-configuration.ts";
import { type NewFile, type OnProgress, yamlText } from "./imported-site.ts";
import { regionOf } from "./mdx/running-text.ts";
import { type Note, notesOn } from "./note.ts";
import { type ConvertedPage, type OldLinks, oldLinks, routeOfAddress } from "./old-links.ts";
import type { ConvertedSite, OldPage, OldSite } from "./old-site.ts";
import { ownFrontMatter, texts } from "./own-front-matter.ts";
import { contentTitle, ownName, ownPostPath, titleOf } from "./own-names.ts";
import type { SourceFolder } from "./source-folder.ts";
import { addProvider, type Providers } from "./videos.ts";

export function convertSite(
  read: OldSite,
  source: SourceFolder,
  notes: Note[],
  onProgress?: OnProgress,
): ConvertedSite {
  const site = withLocalesInUse(read);
  const pages = convertedPages(site);
  const base = baseOf(site);
  const links = oldLinks({
    source,
    pages,
    statics: site.statics,
    base,
    root: site.root ?? ".",
    blog: site.blog?.path,
  });
  const bylines = { tags: new Map<string, Tag>(), authors: new Map<string, Author>(site.authors) };
  const imageHosts = new Set<string>();
  const providers: Providers = new Map();
  const bodies = new Map<ConvertedPage, string>();
  for (const [index, page] of pages.entries()) {
    onProgress?.(index, pages.length);
    const inputs = bodyInputs(page, { site, links, imageHosts, providers, notes });
    const converted = source.attempt(page.file, () => convertedBody(page.body, inputs), "part-of-page");
    bodies.set(page, converted ?? page.body);
  }
  const files = new Map<string, NewFile>();
  for (const [page, body] of bodies) {
    const ids = links.ids.get(page.file);
    const inputs = bodyInputs(page, { site, links, imageHosts, providers, notes });
    const text = ids ? (source.attempt(page.file, () => withTitleId(body, ids, inputs)) ?? body) : body;
    files.set(page.target, pageText(page, text, { site, links, bylines, notes }));
  }
  for (const host of pictureHosts(bylines.authors)) imageHosts.add(host);
  const lists = listRedirects(site, pages, bylines);
  const converted = convertedConfiguration(site, { base, pages, links, lists, imageHosts, providers, notes });
  for (const [path, text] of converted.files) files.set(path, text);
  for (const [address, file] of [...site.statics, ...links.copies])
    files.set(posix.join("static", address), { copyOf: file });
  return {
    file: site.file,
    files,
    configuration: converted.configuration,
    locales: site.locales,
    theme: site.theme,
    statics: site.statics,
    ...bylines,
    pages,
    made: [...(site.lists ?? []).map(({ address }) => address), ...(site.unread ?? [])],
    parts: new Map(),
    hasFormulas: site.hasFormulas,
    left: [...(site.left ?? [])],
    stubs: [],
  };
}

/** A language that the old site declares and has no page in would have no folder. */
function withLocalesInUse(site: OldSite): OldSite {
  const used = new Set(site.pages.map(({ locale }) => locale));
  const [first, ...others] = site.locales.filter(({ id }) => used.has(id));
  return first ? { ...site, locales: [first, ...others] } : { ...site, locales: [site.locales[0]] };
}

function baseOf({ base, url }: OldSite): string {
  const path = base ?? (url !== undefined && URL.canParse(url) ? new URL(url).pathname : "/");
  return `/${path}/`.replace(/\/{2,}/g, "/");
}

function convertedPages({ pages, locales, blog }: OldSite): ConvertedPage[] {
  const taken = new Set<string>();
  return pages.flatMap((page): ConvertedPage[] => {
    const locale = locales.find(({ id }) => id === page.locale);
    if (!locale) return [];
    const path = safePath(page.path);
    let name = path;
    // Files that differ only in capitals are one file on some systems.
    for (let count = 2; taken.has(`${page.area} ${locale.id} ${name}`.toLowerCase()); count++)
      name = path.replace(/(\.md)$/, `-${count}$1`);
    taken.add(`${page.area} ${locale.id} ${name}`.toLowerCase());
    const below = page.address.startsWith(`${locale.prefix}/`)
      ? page.address.slice(locale.prefix.length)
      : page.address;
    const slug = slugOf(routeOfAddress(below), page.area, name, blog?.path ?? "/blog");
    const inSite = slug.root + (slug.own ?? slug.usual);
    const home = localeHome(locale.id, locales[0].id);
    const route = withoutSlash(inSite) === "" || inSite === "/" ? home : routeUnder(home, inSite);
    return [{ ...page, target: `${locale.id}/${page.area}/${name}`, name, route, slug: slug.own }];
  });
}

/** A new name for a path that is not a page here: `_a.md` is a part, and the folder of `b.md/c.md` has the name of a page. */
function safePath(path: string): string {
  return posix
    .normalize(path)
    .split("/")
    .filter((part) => part !== ".." && part !== "")
    .map((part, index, parts) => {
      const own = part.replace(/^[_.]+(?=.)/, "");
      return index < parts.length - 1
        ? own.replace(/\.(mdx?|yml)$/, "-$1")
        : own.replace(/\.(mdx|markdown)$/, ".md");
    })
    .join("/");
}

type Slug = { root: string; usual: string; own: string | undefined };

/** The part of the address below the area: what follows from the file's name, and the one that has to be written. */
function slugOf(address: string, area: OldPage["area"], name: string, blogPath: string): Slug {
  const root = area === "blog" ? blogPath.replace(/\/$/, "") : "";
  const usual =
    area === "docs"
      ? ownName(name, {}).path || "/"
      : area === "blog"
        ? ownPostPath(name, undefined)
        : `/${name.replace(/\.md$/, "").replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1");
  const isBelow = root === "" || address.startsWith(`${root}/`);
  const wanted = isBelow ? address.slice(root.length) : usual;
  const isUsable = !/[?#]|%[\da-f]{2}|\/\/|\.html?(\/|$)|\s/i.test(wanted);
  return { root, usual, own: wanted === usual || !isUsable ? undefined : wanted };
}

type SiteInputs = {
  site: OldSite;
  links: OldLinks;
  imageHosts: Set<string>;
  providers: Providers;
  notes: Note[];
};

function bodyInputs(
  page: ConvertedPage,
  { site, links, imageHosts, providers, notes }: SiteInputs,
): BodyInputs {
  const github = new GithubSlugger();
  return {
    constructs: new Set(site.constructs),
    hasFormulas: site.hasFormulas,
    imageHosts,
    resolve: (url) => links.resolve(url, page),
    declare: (provider) => addProvider(providers, provider),
    note: (message) => notes.push({ cause: "part-of-page", file: page.file, message }),
    idOf: site.slugger?.() ?? ((heading) => github.slug(heading)),
  };
}

type PageInputs = {
  site: OldSite;
  links: OldLinks;
  bylines: { tags: Map<string, Tag>; authors: Map<string, Author> };
  notes: Note[];
};

function pageText(page: ConvertedPage, written: string, { site, links, bylines, notes }: PageInputs): string {
  const { data, area, file, home } = page;
  const note = notesOn(file, notes);
  const { own, left } = ownFrontMatter(data, area);
  for (const key of left.filter((each) => !site.silentKeys?.includes(each)))
    note("front-matter", `“${key}” of the front matter is not imported`, { subject: key });
  const title = own.get("title");
  const body = title === undefined && !home ? withTitleFirst(written) : written;
  const heading = contentTitle(body);
  // The heading is what readers saw; the title was for lists and the browser’s tab.
  const isLabel = !site.titleIsShown && heading !== undefined && title !== undefined;
  if (isLabel) own.delete("title");
  if (isLabel && area === "docs" && title !== heading && !own.has("sidebar_label"))
    own.set("sidebar_label", title);
  const tags = area === "pages" ? [] : tagKeys(tagsIn(data), bylines.tags, true);
  const authors =
    area === "blog"
      ? authorNames({ data: authorsIn(data), file, placeOf: () => undefined }, bylines.authors, [])
      : [];
  const aliases = aliasesOf(page);
  const matter = {
    ...(heading === undefined && !own.has("title") && { title: titleOf(page.path) }),
    ...Object.fromEntries(own),
    ...(page.slug !== undefined && { slug: page.slug }),
    ...(aliases.length > 0 && { aliases }),
    ...(tags.length > 0 && { tags }),
    ...(authors.length > 0 && { authors }),
    ...(home && area === "pages" && { home: withRoutes(home, links) }),
  };
  const text =
    site.titleIsShown && own.has("title") && heading !== undefined && title !== heading
      ? asSection(body)
      : body;
  const gap = text === "" || text.startsWith("\n") ? "" : "\n";
  return Object.keys(matter).length === 0 ? text : `---\n${yamlText(matter)}---\n${gap}${text}`;
}

/** A text is one author, or several with commas between them. */
function authorsIn(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const written = data.authors ?? data.author;
  return { authors: typeof written === "string" ? texts(written) : written };
}

/** Old addresses that the new site does not serve by itself. */
function aliasesOf({ address, aliases = [], route }: ConvertedPage): string[] {
  const own = [address.replace(/\/index\.html$/, "/"), ...aliases];
  return [
    ...new Set(
      own.map((each) => encodeURI(withoutSlash(each)).replaceAll("#", "%23").replaceAll("?", "%3F")),
    ),
  ].filter((each) => each !== "" && withoutSlash(each) !== encodeURI(withoutSlash(route)));
}

/** Moves the only first-level heading above what it is below, such as a trail to the page: it names the page. */
function withTitleFirst(body: string): string {
  if (contentTitle(body) !== undefined) return body;
  const { root } = parseMarkdown(body, 1, { leaf: new Set(), text: new Set() });
  const [title, ...others] = root.children.filter((node) => node.type === "heading");
  const region = title && regionOf(title);
  const heading = body.slice(region?.start, region?.end);
  if (!region || !heading.startsWith("# ") || others.some(({ depth }) => depth === 1)) return body;
  const [above, below] = [body.slice(0, region.start), body.slice(region.end)];
  return [heading, above.trim(), below.trimStart()].filter((part) => part !== "").join("\n\n");
}

/** The heading at the top → one of a section: the title above it is another one. */
function asSection(body: string): string {
  const { root } = parseMarkdown(body, 1, { leaf: new Set(), text: new Set() });
  const region = root.children.flatMap((node) =>
    node.type === "heading" && node.depth === 1 ? (regionOf(node) ?? []) : [],
  )[0];
  if (!region) return body;
  const heading = body.slice(region.start, region.end);
  const own = heading.startsWith("#") ? `#${heading}` : heading.replace(/=+[ \t]*$/, "---");
  return body.slice(0, region.start) + own + body.slice(region.end);
}

function withRoutes(home: NonNullable<OldPage["home"]>, { targetOf }: OldLinks): OldPage["home"] {
  const to = (address: string): string => targetOf(address)?.route ?? address;
  const actions = [home.action ?? []].flat().map((action) => ({ ...action, to: to(action.to) }));
  return {
    ...home,
    ...(home.action && { action: actions.length === 1 ? actions[0] : actions }),
    features: home.features.map((feature) => ({ ...feature, to: to(feature.to) })),
  };
}
