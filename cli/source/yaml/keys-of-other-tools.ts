/** Keys of configuration as other tools name them, and what is here instead. */

/** In lower case and without “_” and “-”; of several keys, the first that exists where the key was written is meant. */
const here: ReadonlyMap<string, readonly string[]> = new Map([
  ["analytics", ["integrations"]],
  ["avatar", ["image"]],
  ["base", ["base_url"]],
  ["bio", ["description"]],
  ["children", ["items"]],
  ["code", ["id"]],
  ["copyright", ["footer"]],
  ["defaultcontentlanguage", ["locales"]],
  ["defaultlanguage", ["locales"]],
  ["defaultlocale", ["locales"]],
  ["description", ["tagline"]],
  ["dir", ["direction"]],
  ["editlink", ["edit_url"]],
  ["edituri", ["edit_url"]],
  ["entries", ["items"]],
  ["feed", ["blog"]],
  ["googleanalytics", ["integrations"]],
  ["gtag", ["integrations"]],
  ["header", ["navbar"]],
  ["href", ["to", "link"]],
  ["i18n", ["locales"]],
  ["icon", ["favicon"]],
  ["imageurl", ["image"]],
  ["lang", ["tag", "locales"]],
  ["language", ["tag", "locales"]],
  ["languagecode", ["locales"]],
  ["languages", ["locales"]],
  ["link", ["to"]],
  ["links", ["items"]],
  ["logo", ["navbar"]],
  ["menu", ["navbar"]],
  ["name", ["label", "title"]],
  ["nav", ["navbar"]],
  ["navigation", ["navbar"]],
  ["order", ["position"]],
  ["path", ["to", "link"]],
  ["photo", ["image"]],
  ["picture", ["image"]],
  ["repourl", ["edit_url"]],
  ["rss", ["blog"]],
  ["sidebarposition", ["position"]],
  ["site", ["url"]],
  ["sitedescription", ["tagline"]],
  ["sitename", ["title"]],
  ["sitetitle", ["title"]],
  ["siteurl", ["url"]],
  ["slogan", ["tagline"]],
  ["social", ["navbar"]],
  ["sociallinks", ["navbar"]],
  ["subtitle", ["tagline"]],
  ["text", ["label"]],
  ["title", ["label"]],
  ["uri", ["to", "link"]],
  ["url", ["to", "link"]],
  ["weight", ["position"]],
]);

const needsNone = "no key: notes, tabs, code, formulas and diagrams need no plugin";

/** In `site.yml`, what belongs elsewhere. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ["css", "rules in theme.css"],
  ["customcss", "rules in theme.css"],
  ["markdownextensions", needsNone],
  ["plugins", needsNone],
  ["presets", needsNone],
  ["sidebar", "sidebars.yml, which lists the docs of each sidebar"],
  ["sidebars", "sidebars.yml, which lists the docs of each sidebar"],
  ["stylesheets", "rules in theme.css"],
  ["theme", "colours in theme.css"],
  ["themeconfig", "navbar, footer and colour_mode in this file"],
]);

/** `known`: keys that can be where the other tool's key is. Undefined where nothing like it is known. */
export function keyInsteadOf(key: string, known: readonly string[]): string | undefined {
  // Hugo's has the scheme and the host; those of others, which are spelt otherwise, are a path.
  if (key === "baseURL" && known.includes("url")) return "url";
  const name = nameOf(key);
  return here.has(name) ? here.get(name)?.find((meant) => known.includes(meant)) : undefined;
}

/** Where in the content folder the setting is, if it is none of `site.yml`. */
export function placeInsteadOf(key: string, known: readonly string[]): string | undefined {
  const isSite = known.includes("locales") && known.includes("navbar");
  const name = nameOf(key);
  return isSite && elsewhere.has(name) ? elsewhere.get(name) : undefined;
}

function nameOf(key: string): string {
  return key.toLowerCase().replaceAll(/[_-]/g, "");
}
