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

const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** The date that the name of a post's file starts with, whether it is in the calendar or not. */
export function dateOfName(name: string): string | undefined {
  return dated.exec(
    name
      .replace(/\/index$/, "")
      .split("/")
      .at(-1) ?? "",
  )?.[1];
}

export function postOf(page: Page, facts: PageFacts<"blog">, locale: Locale): Post {
  const parts = page.source.name.replace(/\/index$/, "").split("/");
  const bareName = dated.exec(parts.at(-1) ?? "")?.[2];
  const fileDate = dateOfName(page.source.name);
  const name = [...parts.slice(0, -1), bareName ?? parts.at(-1)].join("/");
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
