/** A page whose body is converted → the text of its file: front matter in our keys, title, tags and authors. */

import type { Author } from "../../schema/authors.ts";
import { withoutSlash } from "../../schema/paths.ts";
import type { Tag } from "../../schema/tags.ts";
import { authorNames, tagKeys, tagsIn } from "./bylines.ts";
import { frontMatterText, siteFrontMatter } from "./front-matter.ts";
import { textsOf } from "./is-record.ts";
import { markdownTree, regionOf } from "./mdx/running-text.ts";
import { type Note, notesOn } from "./note.ts";
import type { ConvertedPage, OldLinks } from "./old-links.ts";
import type { OldPage, OldSite } from "./old-site.ts";
import { stubPage } from "./repair/stub-page.ts";
import { contentTitle, titleOf } from "./titles.ts";

type PageInputs = {
  site: OldSite;
  links: OldLinks;
  bylines: { tags: Map<string, Tag>; authors: Map<string, Author> };
  notes: Note[];
};

export function fileText(page: ConvertedPage, body: string, inputs: PageInputs): string {
  const { isPart, isStub, data, file } = page;
  if (isStub) return stubPage({ values: { ...data, slug: page.slug ?? data.slug }, body, origin: file });
  return isPart ? body : pageText(page, body, inputs);
}

function pageText(page: ConvertedPage, source: string, { site, links, bylines, notes }: PageInputs): string {
  const { data, area, file, home } = page;
  const { titleIsShown } = site;
  const note = notesOn(file, notes);
  const isOurs = titleIsShown === undefined;
  const { values, left } = siteFrontMatter(data, area, isOurs);
  if (page.frontMatter?.isSalvaged)
    note("front-matter", "the front matter is not YAML: lines that cannot be read are comments now", {
      place: { line: 1, column: 1 },
    });
  for (const key of left.filter((name) => !site.silentKeys?.includes(name)))
    note("front-matter", `“${key}” of the front matter is not imported`, {
      place: page.frontMatter?.placeOf(key),
      subject: key,
    });
  const title = values.get("title");
  const body = title === undefined && !home && !isOurs ? withTitleFirst(source) : source;
  const heading = contentTitle(body);
  // The heading is what readers saw; the title was for lists and the browser’s tab.
  const isLabel = titleIsShown === false && heading !== undefined && title !== undefined;
  if (isLabel) values.delete("title");
  if (isLabel && area === "docs" && title !== heading && !values.has("sidebar_label"))
    values.set("sidebar_label", title);
  const image = values.get("image");
  if (typeof image === "string" && image.startsWith("/"))
    values.set("image", links.resolve(image, page) ?? image);
  // Only a title that the text lacks can be hidden.
  if (isOurs && heading !== undefined) values.delete("hide_title");
  const tags = area === "pages" ? [] : tagKeys(isOurs ? data.tags : tagsIn(data), bylines.tags, true);
  const authors =
    area === "blog"
      ? authorNames({ data: authorsIn(data), file, placeOf: () => undefined }, bylines.authors, [])
      : [];
  const aliases = aliasesOf(page);
  const matter = {
    ...(heading === undefined && !values.has("title") && !isOurs && { title: titleOf(page.path) }),
    ...Object.fromEntries(values),
    ...(page.slug !== undefined && { slug: page.slug }),
    ...(aliases.length > 0 && { aliases }),
    ...(tags.length > 0 && { tags }),
    ...(authors.length > 0 && { authors }),
    ...(home && area === "pages" && { home: withRoutes(home, links) }),
  };
  const text =
    titleIsShown && values.has("title") && heading !== undefined && title !== heading
      ? asSection(body)
      : body;
  const head = frontMatterText(matter, page.frontMatter);
  const gap = head === "" || page.frontMatter || text === "" || text.startsWith("\n") ? "" : "\n";
  return head + gap + text;
}

/** A text is one author, or several with commas between them. */
function authorsIn(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const authors = data.authors ?? data.author;
  return { authors: typeof authors === "string" ? textsOf(authors) : authors };
}

/** Old addresses that the new site does not serve by itself. */
function aliasesOf({ address, aliases = [], route }: ConvertedPage): string[] {
  const own = [address.replace(/\/index\.html$/, "/"), ...aliases];
  return [
    ...new Set(
      own.map((alias) => encodeURI(withoutSlash(alias)).replaceAll("#", "%23").replaceAll("?", "%3F")),
    ),
  ].filter((alias) => alias !== "" && withoutSlash(alias) !== encodeURI(withoutSlash(route)));
}

/** Moves the only first-level heading above what it is below, such as a trail to the page: it names the page. */
function withTitleFirst(body: string): string {
  if (contentTitle(body) !== undefined) return body;
  const root = markdownTree(body);
  const [title, ...others] = root.children.filter((node) => node.type === "heading");
  const region = title && regionOf(title);
  const heading = body.slice(region?.start, region?.end);
  if (!region || !heading.startsWith("# ") || others.some(({ depth }) => depth === 1)) return body;
  const [above, below] = [body.slice(0, region.start), body.slice(region.end)];
  return [heading, above.trim(), below.trimStart()].filter((part) => part !== "").join("\n\n");
}

/** The heading at the top → one of a section: the title above it is another one. */
function asSection(body: string): string {
  const root = markdownTree(body);
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
