/** A site has a search where its bar has the button for it. */
import type { SiteConfig } from "../../schema/site.ts";

export function hasSearch({ navbar }: Pick<SiteConfig, "navbar">): boolean {
  return [...navbar.left, ...navbar.right].some(({ type }) => type === "search");
}
