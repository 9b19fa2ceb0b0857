/** Pages that Docusaurus makes by itself (lists, feeds, categories): where they are → where the new site has them, without the locale. */
import GithubSlugger from "github-slugger";
import type { Author } from "../../../schema/authors.ts";
import type { Category } from "../../../schema/front-matter.ts";
import type { SidebarEntry, Sidebars } from "../../../schema/sidebars.ts";
import type { FeedFormat } from "../../../schema/site.ts";
import type { Tag } from "../../../schema/tags.ts";
import { type LocalizedText, textFor } from "../../../schema/text.ts";
import { tagKeys } from "../bylines.ts";
import { calendarDate } from "../calendar-date.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import { contentTitle } from "../own-names.ts";
import type { Bylines } from "./authors-and-tags.ts";
import { docusaurusPost } from "./doc-ids.ts";
import type { BlogOptions } from "./docusaurus-config.ts";
import { rootOf, type Section } from "./page-folders.ts";
import { type ImportedPage, isListed } from "./pages.ts";
import type { SourceSite } from "./source-site.ts";
import { blogMessages, type ImportedLocale, localized } from "./translations.ts";

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

export function isFeed(path: string): boolean {
  return feeds.some(({ file }) => path.endsWith(`/${file}`));
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
  for (const { path, page } of furtherPages(options, listed.length))
    moves.set(below(root, path), `${root}/page/${page}`);
  list(options.archiveBasePath, "archive", []);
  list(options.tagsBasePath, "tags", tagTails(listed, tags));
  list(options.authorsBasePath, "authors", [...authors].filter(([key]) => paged.has(key)).map(tailOf));
  for (const { file } of feedsIn(options.feedOptions?.type)) moves.set(below(root, file), `${root}/${file}`);
  return moves;
}

/** The pages of a list of posts after the first one, below its root. */
function furtherPages({ postsPerPage = 10, pageBasePath = "page" }: BlogOptions, posts: number) {
  const count = postsPerPage === "ALL" ? 1 : Math.ceil(posts / postsPerPage);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    return { page: index + 2, path: `${pageBasePath}/${index + 2}` };
  });
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

/** Addresses below the docs of the pages of categories: those in sidebars, and those of folders by path. */
export function categorySlugs(
  sidebars: Sidebars,
  folders: ReadonlyMap<string, Category>,
  source: string,
): string[] {
  const slugOf = ({ slug, label }: { slug?: string | undefined; label?: LocalizedText | undefined }) => {
    const text = label === undefined ? undefined : textFor(label, source);
    return slug ?? (text === undefined ? [] : `/category/${new GithubSlugger().slug(text)}`);
  };
  const inEntry = (entry: SidebarEntry): string[] => {
    if (typeof entry !== "object" || !("category" in entry)) return [];
    const { category } = entry;
    const own = category.page === false || category.doc !== undefined ? [] : [slugOf(category)].flat();
    return [...own, ...(category.items ?? []).flatMap(inEntry)];
  };
  return [
    ...Object.values(sidebars).flatMap((entries) => entries.flatMap(inEntry)),
    ...[...folders].flatMap(([path, category]) =>
      path.startsWith(`${source}/`) && category.page !== false ? slugOf(category) : [],
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

type PostList = {
  options: BlogOptions;
  /** Without the locale, in the source as in the new site. */
  address: string;
};

/** Lists of posts of further blogs, except at addresses of other pages. */
export function postLists({ plugins, pages, originals }: SourceSite, stubs: readonly string[]): PostList[] {
  const taken = new Set([...pages.map(({ address }) => address), ...stubs]);
  return plugins.blog.slice(1).flatMap((options): PostList[] => {
    const address = rootOf(options, "blog");
    const hasPosts = originals.some(({ section }) => section.werePosts && section.root === address);
    return address === "" || taken.has(address) || !hasPosts ? [] : [{ options, address }];
  });
}

/** Further pages of the lists, and lists of all posts: they lead to the one that is there. */
export function postListMoves(lists: readonly PostList[], { originals }: SourceSite): Map<string, string> {
  return new Map(
    lists.flatMap(({ options, address }) => {
      const posts = originals.filter((page) => isListedIn(page, address));
      const paths = [
        ...furtherPages(options, posts.length).map(({ path }) => path),
        ...(options.archiveBasePath === null ? [] : [options.archiveBasePath ?? "archive"]),
        ...(posts.some(({ data }) => data.tags !== undefined) ? [options.tagsBasePath ?? "tags"] : []),
      ];
      return paths.map((path) => [below(address, path), address] as const);
    }),
  );
}

/** A page for each language that has posts of its own. */
export function postListFiles(lists: readonly PostList[], site: SourceSite): Map<string, NewFile> {
  const { locales, sourceLocale, pages } = site;
  const files = new Map<string, NewFile>();
  for (const { options, address } of lists)
    for (const locale of locales) {
      const own = pages.filter((page) => page.locale === locale && isListedIn(page, address));
      if (own.length === 0) continue;
      const text = (written: string, key: string): string =>
        textFor(localized(written, site, blogMessages(options.id), key), locale.id) ?? written;
      const matter = yamlText({
        title: text(options.blogTitle ?? "Blog", "title"),
        ...(options.blogDescription && { description: text(options.blogDescription, "description") }),
      });
      const posts = pages
        .filter((page) => page.locale === sourceLocale && isListedIn(page, address))
        .map((page) => own.find(({ name }) => name === page.name) ?? page)
        .map((page) => ({ day: dayOf(page), line: lineOf(page, locale) }))
        .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
      files.set(
        `${locale.id}/pages${address}/index.md`,
        `---\n${matter}---\n\n${posts.map(({ line }) => line).join("\n")}\n`,
      );
    }
  return files;
}

function isListedIn(page: ImportedPage, root: string): boolean {
  return page.section.werePosts === true && page.section.root === root && isListed(page);
}

/** `2024-05-06`; empty for a post without a date. */
function dayOf({ name, data }: ImportedPage): string {
  const written = calendarDate(data.date) ?? docusaurusPost(name, undefined).date ?? "";
  return written.slice(0, "2024-05-06".length);
}

function lineOf(page: ImportedPage, { tag, home }: ImportedLocale): string {
  const { data, body, name, address, locale } = page;
  const title = String(data.title ?? contentTitle(body) ?? name.replace(/(\/index)?\.mdx?$/, ""));
  // A post without a translation is shown in every language.
  const to = locale.home === home ? address : home.slice(0, -1) + address;
  const link = `[${title.replace(/[\\`*_[\]<>{}]/g, "\\$&").replace(/\s+/g, " ")}](${encodeURI(to)})`;
  const day = dayOf(page);
  if (day === "") return `- ${link}`;
  return `- ${link}, ${new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day))}`;
}
