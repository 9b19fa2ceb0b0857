/** `data/_/<locale>/sidebars/<version>/<id>.json`: one sidebar, resolved. */
import * as z from "zod";
import { CONTRACT } from "./page.ts";

const SidebarLink = z.strictObject({
  kind: z.literal("link"),
  title: z.string(),
  href: z.string(),
  lang: z
    .string()
    .optional()
    .describe("Language tag of the title, where that is not the sidebar's own language."),
});

export type SidebarLink = z.infer<typeof SidebarLink>;
export type SidebarCategory = {
  kind: "category";
  title: string;
  /** The category's page; a category without one is only a heading. */
  href?: string | undefined;
  lang?: string | undefined;
  collapsed: boolean;
  items: SidebarItem[];
};
export type SidebarItem = SidebarLink | SidebarCategory;

const SidebarCategory: z.ZodType<SidebarCategory> = z.strictObject({
  kind: z.literal("category"),
  title: z.string(),
  href: z.string().optional(),
  lang: z.string().optional(),
  collapsed: z.boolean(),
  get items() {
    return z.array(SidebarItem);
  },
});

export const SidebarItem: z.ZodType<SidebarItem> = z.union([SidebarLink, SidebarCategory]);

export const Sidebar = z.strictObject({
  contract: z.literal(CONTRACT),
  id: z.string(),
  version: z.string(),
  locale: z.string(),
  items: z.array(SidebarItem),
  partial: z
    .literal(true)
    .optional()
    .describe("In a document of a large sidebar: closed categories are mere links, the file has them whole."),
});
export type Sidebar = z.infer<typeof Sidebar>;

export { BLOG_SIDEBAR } from "./contract.ts";
