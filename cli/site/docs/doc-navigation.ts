/** Navigation of a page of the docs: its sidebar, breadcrumbs and neighbours. */
import type { DocPage } from "../../../schema/page.ts";
import { hrefOf } from "../../../schema/paths.ts";
import type { Docs } from "./docs.ts";
import type { Position } from "./positions.ts";
import { categoryPageRoute } from "./sidebar-tree.ts";

export type DocNavigation = Pick<DocPage, "sidebar" | "breadcrumbs" | "previous" | "next">;

/** `title` is that of the page. */
export function docNavigation(title: string, docs: Docs, position: Position | undefined): DocNavigation {
  if (!position) return { breadcrumbs: [{ title }] };
  const above = position.above.map((node) => {
    const route = categoryPageRoute(node);
    return { title: node.label, ...(route !== undefined && { href: hrefOf(docs.base, route) }) };
  });
  return {
    ...(position.sidebar !== undefined && {
      sidebar: { version: docs.version.name, id: position.sidebar },
    }),
    breadcrumbs: [...above, { title }],
    ...(position.previous && { previous: position.previous }),
    ...(position.next && { next: position.next }),
  };
}
