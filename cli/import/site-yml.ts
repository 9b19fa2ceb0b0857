/** The configuration of a Docusaurus site → `site.yml`. */
import type { LocalizedText } from "../../schema/text.ts";
import { isExternal } from "../site/link-target.ts";
import { announcementOf, withoutHtml } from "./announcement.ts";
import { type DocusaurusConfig, LinkItem } from "./docusaurus-config.ts";
import { feedsIn } from "./feeds.ts";
import type { ImportedLocale } from "./locales.ts";
import type { Note } from "./note.ts";
import type { Plugins } from "./plugins.ts";
import type { ModuleValue } from "./read-module.ts";
import { BLOG, FOOTER, localized, NAVBAR, type Translations } from "./translations.ts";

export type SiteSource = {
  file: string;
  placeOf: ModuleValue["placeOf"];
  locales: readonly ImportedLocale[];
  translations: Translations;
  plugins: Plugins;
  /** The address in the new site of a link of the configuration; undefined where nothing is there. */
  routeOf(to: string): string | undefined;
  /** Ids of docs in the source → in the new site. */
  ids: ReadonlyMap<string, string>;
  /** Names of sidebars. */
  sidebars: ReadonlySet<string>;
};

export function siteYml(
  config: DocusaurusConfig,
  source: SiteSource,
  notes: Note[],
): Record<string, unknown> {
  const { url = "https://www.example.com", themeConfig: theme } = config;
  const { blog } = source.plugins;
  const note = (path: string, message: string, instead?: string) =>
    notes.push({ file: source.file, place: source.placeOf(path), message, instead });
  for (const key of Object.keys(config)) if (!topKeys.has(key)) note(key, `“${key}” stays behind`);
  for (const key of Object.keys(theme ?? {}))
    if (!themeKeys.has(key)) note(`themeConfig.${key}`, `“themeConfig.${key}” stays behind`);
  if (config.noIndex === true)
    note("noIndex", "“noIndex” stays behind", "have the host send X-Robots-Tag: noindex, or guard the site");
  if (config.trailingSlash === true)
    note("trailingSlash", "“trailingSlash” stays behind: addresses have no slash at their end");
  const title = config.title ?? "Site";
  if (theme?.navbar?.title !== undefined && theme.navbar.title !== title && theme.navbar.title !== "")
    note("themeConfig.navbar.title", `the bar shows the site's title, not “${theme.navbar.title}”`);
  const isUrl = URL.canParse(url);
  if (!isUrl) note("url", `“${url}” is no address`, "set url in site.yml");
  const announcement = theme?.announcementBar && announcementOf(theme.announcementBar, source.routeOf);
  const modes = theme?.colorMode;
  const text = (of: string, file: string, key: string) => textOf(of, source, file, key);
  return {
    title,
    ...(config.tagline && { tagline: config.tagline }),
    url: isUrl ? new URL(url).origin : "https://www.example.com",
    ...(config.baseUrl !== undefined &&
      config.baseUrl !== "/" && { base_url: `/${config.baseUrl}/`.replace(/\/{2,}/g, "/") }),
    locales: source.locales.map(({ id, tag, label }) => ({ id, tag, label })),
    ...(config.favicon && { favicon: config.favicon.replace(/^\//, "") }),
    ...(theme?.image && { image: theme.image.replace(/^\//, "") }),
    ...(config.trailingSlash === false && { documents: "file" }),
    ...(announcement && { announcement }),
    navbar: navbarOf(config, source, note),
    footer: footerOf(config, source, note),
    ...(modes && {
      colour_mode: {
        ...(modes.defaultMode === "dark" && { default: "dark" }),
        ...(modes.respectPrefersColorScheme && { respect_system: true }),
        ...(modes.disableSwitch && { switch: false }),
      },
    }),
    ...(blog && {
      blog: {
        ...(blog.blogTitle && { title: text(blog.blogTitle, BLOG, "title") }),
        ...(blog.blogDescription && { description: text(blog.blogDescription, BLOG, "description") }),
        ...(blog.postsPerPage !== undefined && {
          posts_per_page: blog.postsPerPage === "ALL" ? allPosts : blog.postsPerPage,
        }),
        ...(typeof blog.feedOptions?.limit === "number" && { feed_posts: blog.feedOptions.limit }),
        feed_formats: feedsIn(blog.feedOptions?.type).map(({ format }) => format),
      },
    }),
  };
}

/** A number of posts that no blog has. */
const allPosts = 10_000;

/** Those that are brought over, and those whose work is built in. */
const topKeys = new Set(
  "title tagline url baseUrl favicon trailingSlash i18n presets plugins themeConfig staticDirectories markdown noIndex onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes baseUrlIssueBanner organizationName projectName deploymentBranch githubHost githubPort future storage webpack".split(
    " ",
  ),
);
const themeKeys = new Set(
  "image algolia navbar footer announcementBar colorMode prism docs blog tableOfContents".split(" "),
);

type Noting = (path: string, message: string, instead?: string) => void;

function textOf(
  text: string,
  { locales, translations }: SiteSource,
  file: string,
  key: string,
): LocalizedText {
  return localized(text, locales[0]?.id ?? "en", translations, file, key);
}

function navbarOf(
  { themeConfig }: DocusaurusConfig,
  source: SiteSource,
  note: Noting,
): Record<string, unknown> {
  const { logo, items = [] } = themeConfig?.navbar ?? {};
  const sides: Record<"left" | "right", Record<string, unknown>[]> = { left: [], right: [] };
  for (const [index, item] of items.entries()) {
    const made = barItem(item, `themeConfig.navbar.items.${index}`, source, note);
    if (made) sides[item.position === "left" ? "left" : "right"].push(made);
  }
  const hasSearch = items.some(({ type }) => type === "search");
  if (source.plugins.hasSearch && !hasSearch) sides.right.push({ type: "search" });
  const file = (path: string) => path.replace(/^\//, "");
  const isLocal = logo?.src !== undefined && !isExternal(logo.src);
  return {
    ...(isLocal && {
      logo: { light: file(logo.src ?? ""), ...(logo.srcDark && { dark: file(logo.srcDark) }) },
    }),
    ...sides,
  };
}

function barItem(
  item: LinkItem,
  path: string,
  source: SiteSource,
  note: Noting,
): Record<string, unknown> | undefined {
  switch (item.type ?? (item.items ? "dropdown" : "default")) {
    case "localeDropdown":
      return { type: "locale" };
    case "docsVersionDropdown":
      return { type: "version" };
    case "search":
      return { type: "search" };
    case "dropdown": {
      const items = (item.items ?? []).flatMap((below, index) => {
        const own = LinkItem.safeParse(below).data;
        return (own && simpleItem(own, `${path}.items.${index}`, source, NAVBAR, "item.label", note)) ?? [];
      });
      if (items.length === 0) return undefined;
      return {
        type: "dropdown",
        label: textOf(item.label ?? "", source, NAVBAR, `item.label.${item.label}`),
        items,
      };
    }
    default:
      return simpleItem(item, path, source, NAVBAR, "item.label", note);
  }
}

function simpleItem(
  item: LinkItem,
  path: string,
  source: SiteSource,
  file: string,
  key: string,
  note: Noting,
): Record<string, unknown> | undefined {
  const { type = "default", to, href } = item;
  // Links that show only an icon have their text here.
  const label = item.label || (item["aria-label"] ?? "");
  const withLabel = label === "" ? {} : { label: textOf(label, source, file, `${key}.${label}`) };
  if (type === "doc" || type === "docSidebar") {
    const doc = item.docId === undefined ? undefined : source.ids.get(item.docId);
    if (type === "doc" && doc !== undefined) return { type: "doc", doc, ...withLabel };
    if (type === "docSidebar" && source.sidebars.has(item.sidebarId ?? ""))
      return { type: "sidebar", sidebar: item.sidebarId, label: item.sidebarId, ...withLabel };
    note(
      path,
      `the link “${label}” stays behind: there is no ${type === "doc" ? "doc" : "sidebar"} of its name`,
    );
    return undefined;
  }
  const address = to ?? href;
  if ((type === "default" || type === "link") && address !== undefined && label !== "") {
    const route = isExternal(address) && !address.startsWith("pathname:") ? address : source.routeOf(address);
    if (route !== undefined) return { type: "link", ...withLabel, to: route };
    note(path, `the link “${label}” stays behind: “${address}” is no page of the new site`);
    return undefined;
  }
  if (address !== undefined && label === "" && item.html === undefined) {
    note(path, `the link to “${address}” stays behind: it has no label`);
    return undefined;
  }
  note(
    path,
    `${item.html === undefined && type !== "html" ? `an item of the type “${type}”` : "HTML"} stays behind`,
  );
  return undefined;
}

function footerOf(
  { themeConfig }: DocusaurusConfig,
  source: SiteSource,
  note: Noting,
): Record<string, unknown> {
  const { links = [], copyright } = themeConfig?.footer ?? {};
  const at = "themeConfig.footer.links";
  const made = (item: LinkItem, path: string) =>
    simpleItem(item, path, source, FOOTER, "link.item.label", note);
  const columns = links.flatMap((column, index) => {
    const items = (column.items ?? []).flatMap((below, position) => {
      const own = LinkItem.safeParse(below).data;
      return (own && made(own, `${at}.${index}.items.${position}`)) ?? [];
    });
    const title = column.title ?? "";
    return column.items && items.length > 0
      ? [{ title: textOf(title, source, FOOTER, `link.title.${title}`), items }]
      : [];
  });
  // Links without columns stand in one.
  const alone = links.flatMap((item, index) => (item.items ? [] : (made(item, `${at}.${index}`) ?? [])));
  const text = copyright && textOf(copyright, source, FOOTER, "copyright");
  return {
    columns: alone.length > 0 ? [...columns, { title: "", items: alone }] : columns,
    ...(text && { copyright: typeof text === "string" ? withoutHtml(text) : mapped(text) }),
  };
}

function mapped(text: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(text).map(([locale, own]) => [locale, withoutHtml(own)]));
}
