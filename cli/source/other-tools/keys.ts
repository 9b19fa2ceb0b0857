/** Keys of front matter and of configuration as other tools name them, and what is here instead. */
import { bare, byName } from "./names.ts";

const ofFrontMatter = byName({
  aliases: "redirect_from redirects",
  authors: "author byline",
  date: "created pubDate publish_date",
  description: "excerpt lead subtitle summary",
  draft: "published",
  hide_table_of_contents: "hide_toc toc",
  image: "cover featured_image og_image social_image thumbnail",
  last_update: "date last_modified_at lastmod modified updated",
  sidebar_label: "linkTitle menu_title nav_label nav_title navTitle short_title sidebarTitle sidebar_title",
  sidebar_position: "menu_order nav_order order position sidebar_order weight",
  search: "excludeSearch exclude_search pagefind search_exclude",
  slug: "id path permalink uri url",
  tags: "category categories tag",
  unlisted: "hidden index noindex",
});

/** Keys of front matter for which there is nothing here. */
const nothingHere = ["layout", "lang", "type", "template", "comments", "math", "menu", "parent", "theme"];

/** Keys that say the opposite of ours. */
const opposite = ["published", "toc", "excludeSearch", "exclude_search", "search_exclude"];

/** The key that takes the same values; undefined where a writer has to decide. */
export function frontMatterKeyWithSameValue(key: string): string | undefined {
  return opposite.includes(key) ? undefined : frontMatterKeyFor(key);
}

/** Undefined where there is no such key, or nothing like it. */
export function frontMatterKeyFor(key: string): string | undefined {
  return ofFrontMatter.get(key);
}

/** Names by which front matter of any tool can be told from text. */
export const frontMatterKeys: readonly string[] = [...ofFrontMatter.keys(), ...nothingHere];

/** Of several keys, the first that exists where the key was written is meant. */
const ofConfiguration = byName({
  base_url: "base",
  blog: "feed rss",
  description: "bio",
  direction: "dir",
  edit_url: "editlink edituri repourl",
  favicon: "icon",
  footer: "copyright",
  id: "code",
  image: "avatar imageurl photo picture",
  integrations: "analytics googleanalytics gtag",
  items: "children entries links",
  label: "text title",
  "label title": "name",
  locales: "defaultcontentlanguage defaultlanguage defaultlocale i18n languagecode languages",
  navbar: "header menu nav navigation social sociallinks",
  position: "order sidebarposition weight",
  tagline: "description sitedescription slogan subtitle",
  "tag locales": "lang language",
  title: "sitename sitetitle",
  to: "link",
  "to link": "href path uri url",
  url: "site siteurl",
});

/** Keys of `site.yml` whose values belong elsewhere. */
const elsewhere = byName({
  "navbar, footer and colour_mode in this file": "themeconfig",
  "no key: notes, tabs, code, formulas and diagrams need no plugin": "markdownextensions plugins presets",
  "logo: below navbar": "logo",
  "rules in theme.css": "css customcss stylesheets",
  "sidebars.yml, which lists the docs of each sidebar": "sidebar sidebars",
});

/** `known`: keys that can be where the other tool’s key is. Undefined where nothing like it is known. */
export function keyInsteadOf(key: string, known: readonly string[]): string | undefined {
  // Hugo’s has the scheme and the host; those of others, which are spelt otherwise, are a path.
  if (key === "baseURL" && known.includes("url")) return "url";
  return ofConfiguration
    .get(bare(key))
    ?.split(" ")
    .find((meant) => known.includes(meant));
}

/** Where in the content folder the setting is, if it is none of `site.yml`. */
export function placeInsteadOf(key: string, known: readonly string[]): string | undefined {
  return known.includes("locales") && known.includes("navbar") ? elsewhere.get(bare(key)) : undefined;
}
