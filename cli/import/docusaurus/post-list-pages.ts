/** Lists of posts of further blogs, whose posts are pages here: a page at the address of each, with links to them. */

import { textFor } from "../../../schema/text.ts";
import { calendarDate } from "../calendar-date.ts";
import { type NewFile, yamlText } from "../imported-site.ts";
import { contentTitle } from "../own-names.ts";
import type { BlogOptions } from "./docusaurus-config.ts";
import type { ImportedLocale } from "./locales.ts";
import { docusaurusPost } from "./names.ts";
import { type ImportedPage, isListed } from "./pages.ts";
import { rootOf } from "./sections.ts";
import type { SourceSite } from "./source-site.ts";
import { blogMessages, localized } from "./translations.ts";

type PostList = {
  options: BlogOptions;
  /** Without the locale, in the source as in the new site. */
  address: string;
};

/** Lists of posts of further blogs, except at addresses of other pages. */
export function postLists({ plugins, pages, originals }: SourceSite, stubs: readonly string[]): PostList[] {
  const taken = new Set([...pages.map(({ address }) => address), ...stubs]);
  return plugins.moreBlogs.flatMap((options): PostList[] => {
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
      const perPage = options.postsPerPage === "ALL" ? posts.length : (options.postsPerPage ?? 10);
      const pages = Array.from({ length: Math.ceil(posts.length / perPage) }, (_, index) => index + 1);
      const paths = [
        ...pages.slice(1).map((page) => `${options.pageBasePath ?? "page"}/${page}`),
        ...(options.archiveBasePath === null ? [] : [options.archiveBasePath ?? "archive"]),
        ...(posts.some(({ data }) => data.tags !== undefined) ? [options.tagsBasePath ?? "tags"] : []),
      ];
      return paths.map((path) => [`${address}/${path.replace(/^\/+|\/+$/g, "")}`, address] as const);
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
