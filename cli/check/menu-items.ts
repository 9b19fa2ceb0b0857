/** The items of navbar and footer, those of dropdowns in their place, each with its path in site.yml. */
import type { NavbarItem, SiteConfig } from "../../schema/site.ts";
import type { PathPart } from "../source/yaml/value-at.ts";

export type MenuItem = Exclude<NavbarItem, { type: "dropdown" }>;

type Placed = { item: MenuItem; path: PathPart[] };

export function menuItems({ navbar, footer }: Pick<SiteConfig, "navbar" | "footer">): Placed[] {
  return [
    ...placed(navbar.left, ["navbar", "left"]),
    ...placed(navbar.right, ["navbar", "right"]),
    ...footer.columns.flatMap(({ items }, column) => placed(items, ["footer", "columns", column, "items"])),
  ];
}

function placed(items: readonly NavbarItem[], list: readonly PathPart[]): Placed[] {
  return items.flatMap((item, index) => {
    const path = [...list, index];
    return item.type === "dropdown" ? placed(item.items, [...path, "items"]) : [{ item, path }];
  });
}
