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
import type { NewFile, OnProgress } from "./imported-site.ts";
import { regionOf } from "./mdx/running-text.ts";
import { type Note, notesOn } from "./note.ts";
import { type ConvertedPage, type OldLinks, oldLinks, routeOfAddress } from "./old-links.ts";
import type { ConvertedSite, OldPage, OldSection, OldSite } from "./old-site.ts";
import { frontMatterText, ownFrontMatter, texts } from "./own-front-matter.ts";
import { contentTitle, ownName, ownPostPath, titleOf } from "./own-names.ts";
import { stubPage } from "./repair/stub-page.ts";
import type { SourceFolder } from "./source-folder.ts";
import { addProvider, type Providers } from "./videos.ts";

export function convertSite(
  read: OldSite,
  source: SourceFolder,
  notes: Note[],
  onProgress?: OnProgress,
): ConvertedSite {
  const site = read.sharesAddresses ? read : withLocalesInUse(read);
  const pages = convertedPages(site);
  const base = baseOf(site);
  const links = oldLinks(site, {
    source,
    pages,
    base,
    onCorrected: ({ file }, url, corrected) =>
      notes.push({ cause: "corrected-link", file, message: `“${url}” is “${corrected}” now` }),
  });
  const bylines = {
    tags: new Map<string, Tag>(site.tags),
    authors: new Map<string, Author>(site.authors),
  };
  const imageHosts = new Set<string>();
  const providers: Providers = new Map();
  const shared = { site, links, imageHosts, providers, notes };
  const bodies = new Map<ConvertedPage, string>();
  for (const [index, page] of pages.entries()) {
    onProgress?.(index, pages.length);
    const inputs = bodyInputs(page, shared);
    const converted = page.isStub
      ? undefined
      : source.attempt(page.file, () => convertedBody(page.body, inputs), "part-of-page");
    bodies.set(page, converted ?? page.body);
  }
  const files = new Map<string, NewFile>(site.files);
  for (const [page, body] of bodies) {
    const ids = links.ids.get(page.file);
    const inputs = bodyInputs(page, shared);
    const text =
      ids && !page.isStub ? (source.attempt(page.file, () => withTitleId(body, ids, inputs)) ?? body) : body;
    files.set(page.target, textOf(page, text, { site, links, bylines, notes }));
  }
  for (const host of pictureHosts(bylines.authors)) imageHosts.add(host);
  const published = pages.filter(({ isPart }) => !isPart);
  const lists = listRedirects(site, published, bylines);
  const inputs = { base, pages: published, links, lists, imageHosts, providers, notes };
  const converted = convertedConfiguration(site, inputs);
  for (const [path, text] of converted.files) files.set(path, text);
  for (const [address, file] of site.statics) files.set(posix.join("static", address), { copyOf: file });
  for (const [path, file] of links.copies) files.set(path, { copyOf: file });
  return {
    file: site.file,
    files,
    configuration: converted.configuration,
    locales: site.locales,
    theme: site.theme,
    statics: site.statics,
    ...bylines,
    pages: site.sharesAddresses
      ? published.map((page) => ({ ...page, address: withoutSlash(page.address) }))
      : published,
    made: [...(site.lists ?? []).map(({ address }) => address), ...(site.unread ?? [])],
    parts: new Map(pages.flatMap(({ isPart, target, file }) => (isPart ? [[target, file] as const] : []))),
    hasFormulas: site.hasFormulas,
    left: [...(site.left ?? [])],
    stubs: pages.flatMap(({ isStub, target }) => (isStub ? [target] : [])),
    ...(site.textsOf && { textsOf: site.textsOf }),
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
  const sections: Readonly<Record<OldPage["area"], OldSection>> = {
    docs: { folder: "docs", root: "", sources: new Map() },
    blog: { folder: "blog", root: (blog?.path ?? "/blog").replace(/\/$/, ""), sources: new Map() },
    pages: { folder: "pages", root: "", sources: new Map() },
  };
  return pages.flatMap((page): ConvertedPage[] => {
    const locale = locales.find(({ id }) => id === page.locale);
    if (!locale) return [];
    const { section = sections[page.area] } = page;
    const path = page.isPart ? page.path : safePath(page.path);
    let name = path;
    // Files that differ only in capitals are one file on some systems.
    const keyOf = (each: string) => `${section.folder} ${locale.id} ${each}`.toLowerCase();
    for (let count = 2; taken.has(keyOf(name)); count++) name = path.replace(/(\.md)$/, `-${count}$1`);
    taken.add(keyOf(name));
    const below = `${page.address}/`.startsWith(`${locale.prefix}/`)
      ? page.address.slice(locale.prefix.length)
      : page.address;
    const { own, whole } = slugOf(routeOfAddress(below), page, name, section.root);
    const home = localeHome(locale.id, locales[0].id);
    const route = whole === "/" ? home : routeUnder(home, whole);
    return [
      { ...page, section, target: posix.join(locale.id, section.folder, name), name, route, slug: own },
    ];
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

/** The part of the address below the area, where it has to be written, and the whole address without the locale. */
function slugOf(
  address: string,
  { area, data, section }: OldPage,
  name: string,
  root: string,
): { own: string | undefined; whole: string } {
  const usualFor = (slug?: string) =>
    area === "docs"
      ? ownName(name, { slug }).path || "/"
      : area === "blog"
        ? ownPostPath(name, slug)
        : slug === undefined
          ? `/${name.replace(/\.md$/, "").replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1")
          : withoutSlash(slug);
  const usual = usualFor();
  const isBelow = `${address}/`.startsWith(`${root}/`);
  const wanted = isBelow ? address.slice(root.length) || "/" : usual;
  const isUsable = section !== undefined || !/[?#]|%[\da-f]{2}|\/\/|\.html?(\/|$)|\s/i.test(wanted);
  const isWritten = typeof data.slug === "string" && usualFor(data.slug) === wanted;
  const own = isWritten ? String(data.slug) : wanted === usual || !isUsable ? undefined : wanted;
  const below = own === undefined ? usual : wanted;
  return { own, whole: below === "/" ? root || "/" : root + below };
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
    isThere: (url) => links.isThere(url, page),
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

function textOf(page: ConvertedPage, body: string, inputs: PageInputs): string {
  const { isPart, isStub, data, file } = page;
  if (isStub) return stubPage({ values: { ...data, slug: page.slug ?? data.slug }, body, origin: file });
  return isPart ? body : pageText(page, body, inputs);
}

function pageText(page: ConvertedPage, written: string, { site, links, bylines, notes }: PageInputs): string {
  const { data, area, file, home } = page;
  const { titleIsShown } = site;
  const note = notesOn(file, notes);
  const isOurs = titleIsShown === undefined;
  const { own, left } = ownFrontMatter(data, area, isOurs);
  if (page.written?.isSalvaged)
    note("front-matter", "the front matter is not YAML: lines that cannot be read are comments now", {
      place: { line: 1, column: 1 },
    });
  for (const key of left.filter((each) => !site.silentKeys?.includes(each)))
    note("front-matter", `“${key}” of the front matter is not imported`, {
      place: page.written?.placeOf(key),
      subject: key,
    });
  const title = own.get("title");
  const body = title === undefined && !home && !isOurs ? withTitleFirst(written) : written;
  const heading = contentTitle(body);
  // The heading is what readers saw; the title was for lists and the browser’s tab.
  const isLabel = titleIsShown === false && heading !== undefined && title !== undefined;
  if (isLabel) own.delete("title");
  if (isLabel && area === "docs" && title !== heading && !own.has("sidebar_label"))
    own.set("sidebar_label", title);
  const image = own.get("image");
  if (typeof image === "string" && image.startsWith("/"))
    own.set("image", links.resolve(image, page) ?? image);
  // Only a title that the text lacks can be hidden.
  if (isOurs && heading !== undefined) own.delete("hide_title");
  const tags = area === "pages" ? [] : tagKeys(isOurs ? data.tags : tagsIn(data), bylines.tags, true);
  const authors =
    area === "blog"
      ? authorNames({ data: authorsIn(data), file, placeOf: () => undefined }, bylines.authors, [])
      : [];
  const aliases = aliasesOf(page);
  const matter = {
    ...(heading === undefined && !own.has("title") && !isOurs && { title: titleOf(page.path) }),
    ...Object.fromEntries(own),
    ...(page.slug !== undefined && { slug: page.slug }),
    ...(aliases.length > 0 && { aliases }),
    ...(tags.length > 0 && { tags }),
    ...(authors.length > 0 && { authors }),
    ...(home && area === "pages" && { home: withRoutes(home, links) }),
  };
  const text =
    titleIsShown && own.has("title") && heading !== undefined && title !== heading ? asSection(body) : body;
  const head = frontMatterText(matter, page.written);
  const gap = head === "" || page.written !== undefined || text === "" || text.startsWith("\n") ? "" : "\n";
  return head + gap + text;
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
