/** The blog's sidebar: its posts by year, newest first, and the way to the archive. */
import { CONTRACT } from "../../../schema/page.ts";
import { hrefOf, routeBelow } from "../../../schema/paths.ts";
import { BLOG_SIDEBAR, type Sidebar } from "../../../schema/sidebar.ts";
import { postsByYear } from "./archive-route.ts";
import type { Blog } from "./blog.ts";
import type { Post } from "./posts.ts";

export function blogSidebar({ locale, root, base }: Blog, listed: readonly Post[]): Sidebar {
  const archive = hrefOf(base, routeBelow(root, "/archive"));
  return {
    contract: CONTRACT,
    ...BLOG_SIDEBAR,
    locale: locale.id,
    items: [
      ...postsByYear(listed).map(({ year, posts }) => ({
        kind: "category" as const,
        title: year,
        collapsed: false,
        items: posts.map((post) => ({
          kind: "link" as const,
          title: post.title,
          href: hrefOf(base, post.route),
        })),
      })),
      { kind: "link", title: locale.strings.compiler.archiveTitle, href: archive },
    ],
  };
}
