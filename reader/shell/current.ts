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
  if (current !== "true") return current;
  // Of a part and a part of that part, the bar shows the smaller one.
  const links = beside.flatMap((other) =>
    other.kind === "link" ? [other] : other.kind === "dropdown" ? other.items : [],
  );
  const length = (link: NavLink): number => (link.sidebar === undefined ? link.href.length : 0);
  const isNear = (link: NavLink): boolean =>
    length(link) > length(item) && currentAlone(link, page, base, homes) !== undefined;
  return links.some(isNear) ? undefined : current;
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
