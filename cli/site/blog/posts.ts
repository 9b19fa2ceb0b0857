/** The posts of a locale, newest first. */
import { CalendarDate } from "../../../schema/front-matter.ts";
import { routeUnder } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import type { Locale } from "../site.ts";
import { resolveSlug } from "../slug.ts";
import { type Visibility, visibilityOf } from "../visibility.ts";

export type Post = {
  page: Page;
  facts: PageFacts<"blog">;
  route: string;
  title: string;
  description: string;
  /** ISO 8601, in UTC; undefined where neither the front matter nor the file name has one. */
  date: string | undefined;
  visibility: Visibility;
};

export const BLOG_ROOT = "/blog";

/** `2021-11-15-name`, and the folders of a day: `2021/11/15/name`, `2021/11/15-name`. */
const dated = /(?:^|\/)(\d{4})([-/])(\d{2})\2(\d{2})[-/](?=[^/])/;

/** The date in the name of a post's file, whether it is in the calendar or not. */
export function dateOfName(name: string): string | undefined {
  const [, year, , month, day] = dated.exec(withoutIndex(name)) ?? [];
  return year && `${year}-${month}-${day}`;
}

/** What the route is made of: a date at the start of the file's name goes, folders stay. */
function routeName(name: string): string {
  const parts = withoutIndex(name)
    .replace(/(\d{4}\/\d{2}\/\d{2})-(?=[^/]+$)/, "$1/")
    .split("/");
  const last = parts.pop() ?? "";
  return [...parts, last.replace(/^\d{4}-\d{2}-\d{2}-(?=.)/, "")].join("/");
}

function withoutIndex(name: string): string {
  return name.replace(/\/index$/, "");
}

export function postOf(page: Page, facts: PageFacts<"blog">, locale: Locale): Post {
  const fileDate = dateOfName(page.source.name);
  const name = routeName(page.source.name);
  const { frontMatter } = facts;
  const slug = resolveSlug(frontMatter.slug ?? name, "");
  return {
    page,
    facts,
    route: routeUnder(locale.home, BLOG_ROOT + slug),
    title: frontMatter.title ?? facts.heading ?? name,
    description: frontMatter.description ?? facts.excerpt,
    date: frontMatter.date ?? (CalendarDate.safeParse(fileDate).success ? fileDate : undefined),
    visibility: visibilityOf(frontMatter),
  };
}

/** Newest first; posts of one moment by name, so that the order never depends on the machine. */
export function newestFirst(posts: readonly Post[]): Post[] {
  const time = (post: Post) => (post.date === undefined ? 0 : Date.parse(post.date));
  return [...posts].sort((a, b) => time(b) - time(a) || (a.route < b.route ? -1 : 1));
}
