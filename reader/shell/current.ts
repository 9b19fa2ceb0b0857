/** Current links of the navbar and the footer: those to where the visitor is. */

import type { ShownPage } from "../../schema/document-data.ts";
import type { NavLink } from "../../schema/manifest.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import { pageLink } from "../navigation/page-link.ts";

type Current = "page" | "true" | undefined;

/** `page`: this very page; `true`: the part of the site that it belongs to. */
export function currentOf(item: NavLink, page: ShownPage, base: string, homes: readonly string[]): Current {
  const isIn = (route: string) => `${page.path}/`.startsWith(`${route}/`);
  if (item.except?.some(isIn)) return undefined;
  if (item.sidebar !== undefined) {
    const own = sidebarOf(page);
    return own?.id === item.sidebar && own.set === item.set && page.kind !== "post" ? "true" : undefined;
  }
  const target = pageLink(item.href, base, homes);
  if (!target || target.suffix.includes("#")) return undefined;
  if (target.route === page.path) return "page";
  return !homes.includes(target.route) && isIn(target.route) ? "true" : undefined;
}
