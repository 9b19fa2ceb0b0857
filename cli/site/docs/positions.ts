/** Positions of the pages of the docs: in which sidebar, below which categories, between which neighbours. */
import type { Link } from "../../../schema/page.ts";
import { type Base, hrefOf } from "../../../schema/paths.ts";
import {
  type CategoryNode,
  categoryPageRoute,
  flatten,
  type SidebarNode,
  type SidebarTree,
} from "./sidebar-tree.ts";

export type Position = {
  sidebar?: string;
  /** From the outermost category to the innermost. */
  above: readonly CategoryNode[];
  previous?: Link;
  next?: Link;
};

/** By route, a position for each sidebar that lists the page, in the order of the sidebars. */
export type Positions = ReadonlyMap<string, readonly Position[]>;

export function positionsOf(trees: readonly SidebarTree[], base: Base): Positions {
  const positions = new Map<string, Position[]>();
  for (const tree of trees) {
    const order = flatten(tree.items);
    const links = order.map(({ route, label, doc }) => ({
      title: doc?.facts.frontMatter.pagination_label ?? label,
      href: hrefOf(base, route),
    }));
    const above = new Map<string, CategoryNode[]>();
    collectAbove(tree.items, [], above);
    order.forEach(({ route }, index) => {
      const known = positions.get(route) ?? [];
      // A page that one sidebar lists twice is where it comes first.
      if (known.some(({ sidebar }) => sidebar === tree.id)) return;
      const previous = links[index - 1];
      const next = links[index + 1];
      const position: Position = {
        sidebar: tree.id,
        above: above.get(route) ?? [],
        ...(previous && { previous }),
        ...(next && { next }),
      };
      positions.set(route, [...known, position]);
    });
  }
  return positions;
}

function collectAbove(
  items: readonly SidebarNode[],
  path: CategoryNode[],
  above: Map<string, CategoryNode[]>,
): void {
  const note = (route: string) => {
    if (!above.has(route)) above.set(route, path);
  };
  for (const node of items) {
    if (node.kind === "doc") note(node.doc.route);
    if (node.kind !== "category") continue;
    const route = categoryPageRoute(node);
    if (route !== undefined) note(route);
    collectAbove(node.items, [...path, node], above);
  }
}
