/** Every post by year, with title and date only. */
import { grouped } from "../../../schema/grouped.ts";
import { hrefOf, routeBelow } from "../../../schema/paths.ts";
import { commonMeta } from "../common-meta.ts";
import { dayOf, fill } from "../formats.ts";
import type { Route } from "../site.ts";
import { listHead } from "../visibility.ts";
import type { Blog } from "./blog.ts";
import type { Post } from "./posts.ts";

export function archiveRoute(blog: Blog, listed: readonly Post[]): Route {
  const { locale, root, base, formats, title } = blog;
  const { archiveTitle, archiveText } = locale.strings.compiler;
  const path = routeBelow(root, "/archive");
  const years = postsByYear(listed).map(({ year, posts }) => ({
    year,
    posts: posts.map((post) => ({
      title: post.title,
      href: hrefOf(base, post.route),
      date: formats.date(post.date ?? ""),
    })),
  }));
  return {
    path,
    locale: locale.id,
    identity: "blog:archive",
    head: listHead(listed),
    meta: {
      kind: "archive",
      ...commonMeta(locale, path, archiveTitle, fill(archiveText, { blog: title })),
      years,
    },
  };
}

/** Newest year first; the year is that of the day as it is written, so 1 January stays in its year everywhere. */
export function postsByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
  const years = grouped(posts, ({ date = "1970" }) => dayOf(date).slice(0, 4));
  return [...years].map(([year, group]) => ({ year, posts: group }));
}
