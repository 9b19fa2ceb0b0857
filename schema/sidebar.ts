/** `data/_/<locale>/sidebars/<version>/<id>.json`, of a further set of docs `data/_/<locale>/<set>/sidebars/…`: one sidebar, resolved. */
import * as z from "zod";
import { flag, optional, text } from "./fields.ts";
import { CONTRACT } from "./page.ts";
import { Href } from "./page-parts.ts";

const lang = optional.text("Language tag of the title, where that is not the sidebar's own language.");

export const SidebarLink = z.strictObject({
  kind: z.literal("link"),
  title: text("Text of the link."),
  href: Href,
  lang,
  method: optional.text("HTTP method of the operation of an API that the page describes."),
});

export type SidebarLink = z.infer<typeof SidebarLink>;
export type SidebarCategory = {
  kind: "category";
  /** Title of the category. */
  title: string;
  /** The category's page; a category without one is only a heading. */
  href?: string | undefined;
  /** Language tag of the title, where that is not the sidebar's own language. */
  lang?: string | undefined;
  /** True: it starts closed. */
  collapsed: boolean;
  /** Entries of the category, in order. */
  items: SidebarItem[];
};
export type SidebarItem = SidebarLink | SidebarCategory;

const SidebarCategory: z.ZodType<SidebarCategory> = z.strictObject({
  kind: z.literal("category"),
  title: text("Title of the category."),
  href: Href.optional().describe("The category's page; a category without one is only a heading."),
  lang,
  collapsed: flag("True: it starts closed."),
  get items() {
    return z.array(SidebarItem).describe("What is in the category, in order.");
  },
});

export const SidebarItem: z.ZodType<SidebarItem> = z.union([SidebarLink, SidebarCategory]);

export const Sidebar = z.strictObject({
  contract: z.literal(CONTRACT),
  id: text("Id of the sidebar."),
  set: optional.text("Name of the set of docs; absent for the docs in `docs/`."),
  version: text("Name of the docs version that it belongs to."),
  locale: text("Name of its locale."),
  items: z.array(SidebarItem).describe("What is in the sidebar, in order."),
  slice: optional.text(
    "Name of the slice, in a file with a part of a large sidebar: closed categories have no entries there.",
  ),
});
export type Sidebar = z.infer<typeof Sidebar>;

export { BLOG_SIDEBAR } from "./contract.ts";
