/** Current links of the navbar and the footer: those to where the visitor is. */

import type { ShownPage } from "../../schema/document-data.ts";
import type { NavItem, NavLink } from "../../schema/manifest.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import { pageLink } from "../navigation/page-link.ts";

type Current = "page" | "true" | undefined;

/** `page`: this very page; `true`: the part of the site that it belongs to. */
export function currentOf(
  item: NavLink,
  page: ShownPage,
  base: string,
  homes: readonly string[],
  beside: readonly NavItem[],
): Current {
  const current = currentAlone(item, page, base, homes);
  // The bar marks the smaller one of a part of the site and a part of that part.
  const sizeOf = (link: NavLink): number => (link.sidebar ? 0 : link.href.length);
  return beside
    .flatMap((other) => (other.kind === "dropdown" ? other.items : other.kind === "link" ? other : []))
    .some((link) => sizeOf(link) > sizeOf(item) && currentAlone(link, page, base, homes))
    ? undefined
    : current;
}

function currentAlone(item: NavLink, page: ShownPage, base: string, homes: readonly string[]): Current {
  if (item.sidebar !== undefined) {
    const own = sidebarOf(page);
    return own?.id === item.sidebar && own.set === item.set && page.kind !== "post" ? "true" : undefined;
  }
  const target = pageLink(item.href, base, homes);
  if (!target || target.suffix.includes("#")) return undefined;
  if (target.route === page.path) return "page";
  return !homes.includes(target.route) && page.path.startsWith(`${target.route}/`) ? "true" : undefined;
}
