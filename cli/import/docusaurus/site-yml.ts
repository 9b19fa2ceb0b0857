/** The configuration of a Docusaurus site → `site.yml`. */

import type { Cause } from "../losses.ts";
import type { Note } from "../note.ts";
import { unknownOrigin } from "../site-parts.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import { integrationsOf } from "./integrations.ts";
import { feedsIn } from "./list-routes.ts";
import { announcementOf, footerOf, type Noting, navbarOf, type SiteYmlInputs } from "./navigation.ts";
import { rootOf } from "./page-folders.ts";
import { blogMessages, localized } from "./translations.ts";

type ThemeConfig = NonNullable<DocusaurusConfig["themeConfig"]>;

export function siteYml(source: SiteYmlInputs, notes: Note[]): Record<string, unknown> {
  const { config } = source;
  const { url = unknownOrigin, themeConfig: theme } = config;
  const [blog] = source.plugins.blog;
  const note = (path: string, message: string, instead?: string) =>
    notes.push({
      cause: causeOf(path),
      file: source.file,
      place: source.module.placeOf(path),
      message,
      instead,
    });
  for (const key of Object.keys(config))
    if (!topKeys.has(key) && !(key === "stylesheets" && isOfFormulas(config[key])))
      note(key, `“${key}” is not imported`);
  for (const key of Object.keys(theme ?? {}))
    if (!themeKeys.has(key)) note(`themeConfig.${key}`, `“themeConfig.${key}” is not imported`);
  if (config.noIndex === true)
    note(
      "noIndex",
      "“noIndex” is not imported",
      "have the host send X-Robots-Tag: noindex, or restrict access to the site",
    );
  noteLosses(theme ?? {}, note);
  const title = config.title ?? "Site";
  const isUrl = URL.canParse(url);
  if (!isUrl) note("url", `“${url}” is not an address`, "set url in site.yml");
  const announcement = theme?.announcementBar && announcementOf(theme.announcementBar, source.routeOf);
  const blogRoot = blog && rootOf(blog, "blog");
  const modes = theme && modesOf(theme);
  const integrations = integrationsOf(config, source, note);
  const text = (of: string | undefined, messages: string, key: string) =>
    of ? localized(of, source, messages, key) : undefined;
  const file = (path: string | undefined) => path?.replace(/^\//, "") || undefined;
  const { baseUrl = "/" } = config;
  // Keys without a value are not written.
  return {
    title,
    tagline: config.tagline || undefined,
    url: isUrl ? new URL(url).origin : unknownOrigin,
    base_url: baseUrl === "/" ? undefined : `/${baseUrl}/`.replace(/\/{2,}/g, "/"),
    locales: source.locales.map(({ id, tag, label, direction }) => ({ id, tag, label, direction })),
    favicon: file(config.favicon),
    image: file(theme?.image),
    documents: config.trailingSlash === false ? "file" : undefined,
    trailing_slash: config.trailingSlash || undefined,
    announcement,
    navbar: navbarOf(config, source, note),
    footer: footerOf(config, source, note),
    integrations,
    colour_mode: modes && {
      default: modes.defaultMode === "dark" ? "dark" : undefined,
      respect_system: modes.respectPrefersColorScheme || undefined,
      switch: modes.disableSwitch ? false : undefined,
    },
    blog: blog && {
      path: blogRoot === "/blog" ? undefined : blogRoot || "/",
      title: text(blog.blogTitle, blogMessages(blog.id), "title"),
      description: text(blog.blogDescription, blogMessages(blog.id), "description"),
      posts_per_page: blog.postsPerPage === "ALL" ? allPosts : blog.postsPerPage,
      feed_posts: typeof blog.feedOptions?.limit === "number" ? blog.feedOptions.limit : undefined,
      feed_formats: feedsIn(blog.feedOptions?.type).map(({ format }) => format),
    },
  };
}

/** True for the style of KaTeX alone: formulas need none here. */
function isOfFormulas(sheets: unknown): boolean {
  return (
    Array.isArray(sheets) &&
    sheets.length > 0 &&
    sheets.every((sheet) => /katex/i.test(JSON.stringify(sheet)))
  );
}

/** The first versions of Docusaurus 2 had other keys. */
function modesOf({ colorMode, disableDarkMode, defaultDarkMode }: ThemeConfig): ThemeConfig["colorMode"] {
  if (colorMode || (disableDarkMode === undefined && defaultDarkMode === undefined)) return colorMode;
  return {
    ...(disableDarkMode && { disableSwitch: true }),
    ...(defaultDarkMode && { defaultMode: "dark" }),
  };
}

/** A number of posts that no blog has. */
const allPosts = 10_000;

/** Keys that are imported, or whose features are built in. */
const topKeys = new Set(
  "title tagline url baseUrl favicon trailingSlash i18n presets plugins themes themeConfig staticDirectories markdown headTags scripts noIndex onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes baseUrlIssueBanner organizationName projectName deploymentBranch githubHost githubPort future storage webpack".split(
    " ",
  ),
);
const themeKeys = new Set(
  "image metadata algolia navbar footer announcementBar colorMode prism docs blog tableOfContents disableDarkMode defaultDarkMode".split(
    " ",
  ),
);

/** The cause of a note about a part of the configuration. */
function causeOf(path: string): Cause | undefined {
  if (/^themeConfig\.(navbar|footer)\./.test(path)) return "navigation-item";
  if (path === "themeConfig.liveCodeBlock") return "live-code";
  if (/^(stylesheets|themeConfig\.announcementBar)/.test(path)) return "style";
  return undefined;
}

/** Notes the parts of imported keys that are not imported. */
function noteLosses(theme: NonNullable<DocusaurusConfig["themeConfig"]>, note: Noting): void {
  const lost = (path: string, instead?: string) =>
    note(`themeConfig.${path}`, `“themeConfig.${path}” is not imported`, instead);
  const { announcementBar: bar, footer, navbar, prism, tableOfContents: contents } = theme;
  for (const key of ["backgroundColor", "textColor"] as const)
    if (bar?.[key] !== undefined) lost(`announcementBar.${key}`, "set the tokens of theme.css");
  if (footer?.logo !== undefined)
    lost("footer.logo", footer.logo.href === undefined ? undefined : "its link is in the footer, as text");
  if (navbar?.logo?.href !== undefined) lost("navbar.logo.href", "the logo links to the home page");
  if (prism?.magicComments !== undefined)
    lost("prism.magicComments", "comments that mark lines are shown, except those that highlight");
  if ((contents?.minHeadingLevel ?? 2) !== 2 || (contents?.maxHeadingLevel ?? 3) !== 3)
    lost("tableOfContents", "set toc_max_heading_level in the front matter of pages that need it");
}
