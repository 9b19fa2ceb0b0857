/** Pages that Docusaurus makes by itself (lists, feeds, categories): where they are → where the new site has them, without the locale. */
import GithubSlugger from "github-slugger";
import type { Author } from "../../../schema/authors.ts";
import type { FeedFormat } from "../../../schema/site.ts";
import type { Tag } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { tagKeys } from "../bylines.ts";
import type { OldEntry, OldSidebars, OldSite } from "../old-site.ts";
import type { Bylines } from "./authors-and-tags.ts";
import type { Section } from "./page-folders.ts";
import { type ImportedPage, isListed } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";

const feeds: readonly { format: FeedFormat; file: string }[] = [
  { format: "rss", file: "rss.xml" },
  { format: "atom", file: "atom.xml" },
  { format: "json", file: "feed.json" },
];

/** RSS and Atom, unless the options name other feeds. */
export function feedsIn(type: unknown): readonly { format: FeedFormat; file: string }[] {
  if (type === null) return [];
  if (type === "all") return feeds;
  const named = [type ?? ["rss", "atom"]].flat();
  return feeds.filter(({ format }) => named.includes(format));
}

type Moves = Map<string, string>;

export function blogListsOf({ plugins, originals }: SourceSite, { tags, authors, paged }: Bylines): Moves {
  const [options] = plugins.blog;
  const listed = originals.filter((page) => page.section.area === "blog" && isListed(page));
  const [first] = listed;
  if (!options || !first) return new Map();
  const { root } = first.section;
  const moves: Moves = new Map([[root || "/", root || "/"]]);
  const list = (base: string | null | undefined, usual: string, parts: readonly string[]): void => {
    if (base === null) return;
    const at = below(root, base ?? usual);
    moves.set(at, `${root}/${usual}`);
    for (const part of parts) moves.set(below(at, part), `${root}/${usual}/${part}`);
  };
  const { postsPerPage = 10, pageBasePath = "page" } = options;
  const count = postsPerPage === "ALL" ? 1 : Math.ceil(listed.length / postsPerPage);
  for (let page = 2; page <= count; page++)
    moves.set(below(root, `${pageBasePath}/${page}`), `${root}/page/${page}`);
  list(options.archiveBasePath, "archive", []);
  list(options.tagsBasePath, "tags", tagTails(listed, tags));
  list(options.authorsBasePath, "authors", [...authors].filter(([key]) => paged.has(key)).map(tailOf));
  for (const { file } of feedsIn(options.feedOptions?.type)) moves.set(below(root, file), `${root}/${file}`);
  return moves;
}

/** The tags and the categories of a version's docs; `docs` are those of the source language. */
export function docsLists(
  { root }: Section,
  tagsBase: string | undefined,
  docs: readonly ImportedPage[],
  tags: ReadonlyMap<string, Tag>,
  categories: readonly string[],
): Moves {
  const tails = tagTails(docs.filter(isListed), tags);
  const at = below(root, tagsBase ?? "tags");
  return new Map([
    ...(tails.length > 0 ? [[at, `${root}/tags`] as const] : []),
    ...tails.map((tail) => [below(at, tail), `${root}/tags/${tail}`] as const),
    ...categories.map((slug) => [below(root, slug), below(root, slug)] as const),
  ]);
}

/** Addresses below the docs of the pages of categories: those in sidebars, and those of folders. */
export function categorySlugs(
  sidebars: OldSidebars,
  folders: NonNullable<OldSite["categories"]>,
  source: string,
): string[] {
  const slugOf = (slug: string | undefined, label: LocalizedText | undefined): string[] => {
    const text = label === undefined ? undefined : textFor(label, source);
    const usual = text === undefined ? [] : [`/category/${new GithubSlugger().slug(text)}`];
    return slug === undefined ? usual : [slug];
  };
  const inEntry = ({ list, label, items = [] }: OldEntry): string[] => [
    ...(list ? slugOf(list.slug, label) : []),
    ...items.flatMap(inEntry),
  ];
  return [
    ...[...sidebars.values()].flatMap((entries) => entries.flatMap(inEntry)),
    ...folders.flatMap(({ locale, data }) =>
      locale === source && data.page !== false ? slugOf(data.slug, data.label) : [],
    ),
  ];
}

function tagTails(pages: readonly ImportedPage[], tags: ReadonlyMap<string, Tag>): string[] {
  const keys = new Set(pages.flatMap(({ data }) => tagKeys(data.tags, new Map(tags))));
  return [...keys].map((key) => tailOf([key, tags.get(key) ?? {}]));
}

/** The last part of the address of a tag or an author. */
function tailOf([key, { permalink }]: readonly [string, Tag | Author]): string {
  return permalink ?? new GithubSlugger().slug(key);
}

function below(root: string, path: string): string {
  return `${root === "/" ? "" : root}/${path.replace(/^\/+|\/+$/g, "")}`;
}
