/** Front matter of other tools: their keys, and what to write here. */
const here: ReadonlyMap<string, string> = new Map([
  ["author", "authors"],
  ["byline", "authors"],
  ["category", "tags"],
  ["categories", "tags"],
  ["cover", "image"],
  ["created", "date"],
  ["date", "last_update"],
  ["excerpt", "description"],
  ["featured_image", "image"],
  ["hidden", "unlisted"],
  ["id", "slug"],
  ["hide_toc", "hide_table_of_contents"],
  ["index", "unlisted"],
  ["last_modified_at", "last_update"],
  ["lastmod", "last_update"],
  ["lead", "description"],
  ["linkTitle", "sidebar_label"],
  ["menu_order", "sidebar_position"],
  ["menu_title", "sidebar_label"],
  ["modified", "last_update"],
  ["nav_label", "sidebar_label"],
  ["nav_order", "sidebar_position"],
  ["nav_title", "sidebar_label"],
  ["navTitle", "sidebar_label"],
  ["noindex", "unlisted"],
  ["og_image", "image"],
  ["order", "sidebar_position"],
  ["path", "slug"],
  ["permalink", "slug"],
  ["position", "sidebar_position"],
  ["pubDate", "date"],
  ["publish_date", "date"],
  ["published", "draft"],
  ["redirect_from", "aliases"],
  ["redirects", "aliases"],
  ["short_title", "sidebar_label"],
  ["sidebar_order", "sidebar_position"],
  ["sidebarTitle", "sidebar_label"],
  ["sidebar_title", "sidebar_label"],
  ["social_image", "image"],
  ["subtitle", "description"],
  ["summary", "description"],
  ["tag", "tags"],
  ["thumbnail", "image"],
  ["toc", "hide_table_of_contents"],
  ["updated", "last_update"],
  ["uri", "slug"],
  ["url", "slug"],
  ["weight", "sidebar_position"],
]);

/** Keys of other tools for which there is nothing here. */
const nothingHere = ["layout", "lang", "type", "template", "comments", "math", "menu", "parent", "theme"];

/** Undefined where there is no such key, or nothing like it. */
export function keyOfOtherTools(key: string): string | undefined {
  return here.get(key);
}

/** Names by which front matter of any tool can be told from text. */
export const keysOfOtherTools: readonly string[] = [...[...here.keys()], ...nothingHere];
