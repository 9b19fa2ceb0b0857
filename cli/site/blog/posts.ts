/** The posts of a locale, newest first. */
import { CalendarDate } from "../../../schema/dates.ts";
import { routeBelow } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { PageFacts } from "../../markdown/compiled-page.ts";
import { withOffset } from "../moment.ts";
import { dateOfName, postName, resolveSlug } from "../slug.ts";
import { type Visibility, visibilityOf } from "../visibility.ts";

export type Post = {
  page: Page;
  facts: PageFacts<"blog">;
  route: string;
  title: string;
  description: string;
  /** ISO 8601: a day, or a moment with its offset; undefined where neither the front matter nor the file name has one. */
  date: string | undefined;
  visibility: Visibility;
};

/** `root` is the route of the blog in the locale; `timeZone` that of the site. */
export function postOf(page: Page, facts: PageFacts<"blog">, root: string, timeZone: string): Post {
  const name = postName(page.source.name);
  const { frontMatter } = facts;
  const slug = resolveSlug(frontMatter.slug ?? name, "");
  const date = dateOf(page, facts);
  return {
    page,
    facts,
    route: routeBelow(root, slug),
    title: frontMatter.title ?? facts.heading ?? name,
    description: frontMatter.description ?? facts.excerpt,
    date: date && withOffset(date, timeZone),
    visibility: visibilityOf(page),
  };
}

/** The date of the front matter as it is written, else of the file's name, else of its schedule; undefined if none is a date of the calendar. */
export function dateOf(page: Page, { frontMatter }: PageFacts<"blog">): string | undefined {
  const fileDate = dateOfName(page.source.name);
  const { date, publish_at } = frontMatter;
  return date ?? (CalendarDate.safeParse(fileDate).success ? fileDate : publish_at?.slice(0, 10));
}

/** Newest first; posts of one moment by name, so that the order never depends on the machine. */
export function newestFirst(posts: readonly Post[]): Post[] {
  const time = (post: Post) => (post.date === undefined ? 0 : Date.parse(post.date));
  return [...posts].sort((a, b) => time(b) - time(a) || (a.route < b.route ? -1 : 1));
}
