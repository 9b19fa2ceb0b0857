/** The configuration of a Docusaurus site → what every tool says of a site, and keys of `site.yml` for what only Docusaurus has. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import { isExternal } from "../../site/link-target.ts";
import type { Note } from "../note.ts";
import type { OldSite } from "../old-site.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";
import { integrationsOf } from "./integrations.ts";
import { feedsIn } from "./list-routes.ts";
import { announcementOf, footerOf, type NavigationSource, type Noting, navbarOf } from "./navigation.ts";
import { rootOf } from "./page-folders.ts";
import type { SourceSite } from "./source-site.ts";
import { blogMessages, localized, NAVBAR } from "./translations.ts";
import { type ImportedDocs, versionsConfig } from "./versions.ts";

type Settings = Pick<
  OldSite,
  | "title"
  | "tagline"
  | "url"
  | "base"
  | "navbar"
  | "navbarRight"
  | "navbarTitle"
  | "footer"
  | "configuration"
  | "blog"
  | "theme"
>;

export function settingsOf(source: NavigationSource, notes: Note[]): Settings {
  const { config, base } = source;
  const { url, themeConfig: theme, title = "Site" } = config;
  const [blog] = source.plugins.blog;
  const note: Noting = (message, instead, cause) =>
    notes.push({ cause, file: source.file, message, instead });
  for (const key of Object.keys(config))
    if (!topKeys.has(key) && !(key === "stylesheets" && isOfFormulas(config[key])))
      note(`“${key}” is not imported`, undefined, key === "stylesheets" ? "style" : undefined);
  for (const key of Object.keys(theme ?? {}))
    if (!themeKeys.has(key))
      note(
        `“themeConfig.${key}” is not imported`,
        undefined,
        key === "liveCodeBlock" ? "live-code" : undefined,
      );
  if (config.noIndex === true)
    note(
      "“noIndex” is not imported",
      "have the host send X-Robots-Tag: noindex, or restrict access to the site",
    );
  noteLosses(theme ?? {}, note);
  const modes = theme?.colorMode;
  const text = (of: string | undefined, key: string) =>
    of && blog ? localized(of, source, blogMessages(blog.id), key) : undefined;
  const { title: name = "", logo } = theme?.navbar ?? {};
  const isLocal = logo?.src !== undefined && !isExternal(logo.src);
  const blogPath = blog && (rootOf(blog, "blog") || "/");
  return {
    title,
    tagline: config.tagline,
    url,
    base,
    ...navbarOf(source, note),
    ...((name === "" ? isLocal : name !== title) && {
      navbarTitle: localized(name, source, NAVBAR, "title"),
    }),
    footer: footerOf(source, note),
    theme: {
      favicon: config.favicon,
      ...(isLocal && { logo: logo.src, logoDark: logo.srcDark }),
    },
    blog: blog && blogPath ? { path: blogPath, title: text(blog.blogTitle, "title") } : undefined,
    // Keys without a value are not written.
    configuration: (routeOf) => ({
      image: theme?.image?.replace(/^\//, "") || undefined,
      documents: config.trailingSlash === false ? "file" : undefined,
      trailing_slash: config.trailingSlash || undefined,
      announcement: announcementOf(config, routeOf),
      integrations: integrationsOf(config, note),
      colour_mode: modes && {
        default: modes.defaultMode === "dark" ? "dark" : undefined,
        respect_system: modes.respectPrefersColorScheme || undefined,
        switch: modes.disableSwitch ? false : undefined,
      },
      blog: blog && {
        path: blogPath === "/blog" ? undefined : blogPath,
        title: text(blog.blogTitle, "title"),
        description: text(blog.blogDescription, "description"),
        posts_per_page: blog.postsPerPage === "ALL" ? allPosts : blog.postsPerPage,
        feed_posts: typeof blog.feedOptions?.limit === "number" ? blog.feedOptions.limit : undefined,
        feed_formats: feedsIn(blog.feedOptions?.type).map(({ format }) => format),
      },
      ...docsSettings(source),
      last_updated: source.plugins.docs[0]?.showLastUpdateTime || undefined,
    }),
  };
}

/** `docs` and `versions`: where the sets of docs are, as far as that is not where a site has them anyway. */
function docsSettings(site: SourceSite): Record<string, unknown> {
  const { docs } = site;
  const pathOf = ({ options }: ImportedDocs) => rootOf(options, MAIN_DOCS) || "/";
  const main = docs.find(({ set }) => set === MAIN_DOCS);
  const path = main && pathOf(main);
  const sets = docs
    .filter((other) => other !== main)
    .map((set) => {
      const versions = versionsConfig(set, site);
      return { name: set.set, path: pathOf(set), ...(versions && { versions }) };
    });
  const config = {
    ...(path !== undefined && path !== `/${MAIN_DOCS}` && { path }),
    ...(sets.length > 0 && { sets }),
  };
  return {
    docs: Object.keys(config).length > 0 ? config : undefined,
    versions: main && versionsConfig(main, site),
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

/** A number of posts that no blog has. */
const allPosts = 10_000;

/** Keys that are imported, or whose features are built in. */
const topKeys = new Set(
  "title tagline url baseUrl favicon trailingSlash i18n presets plugins themes themeConfig staticDirectories markdown headTags scripts noIndex onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes baseUrlIssueBanner organizationName projectName deploymentBranch githubHost githubPort future storage webpack".split(
    " ",
  ),
);
const themeKeys = new Set(
  "image metadata algolia navbar footer announcementBar colorMode prism docs blog tableOfContents".split(" "),
);

/** Notes the parts of imported keys that are not imported. */
function noteLosses(theme: NonNullable<DocusaurusConfig["themeConfig"]>, note: Noting): void {
  const lost = (path: string, instead?: string) =>
    note(
      `“themeConfig.${path}” is not imported`,
      instead,
      path.startsWith("announcementBar") ? "style" : undefined,
    );
  const { announcementBar: bar, footer, navbar, prism, tableOfContents: contents } = theme;
  for (const key of ["backgroundColor", "textColor"] as const)
    if (bar?.[key] !== undefined) lost(`announcementBar.${key}`, "set the tokens of theme.css");
  if (footer?.logo !== undefined)
    lost("footer.logo", footer.logo.href === undefined ? undefined : "its link is in the footer, as text");
  if (navbar?.logo?.href !== undefined) lost("navbar.logo.href", "the logo links to the home page");
  for (const key of ["theme", "darkTheme"] as const)
    if (prism?.[key] !== undefined) lost(`prism.${key}`, "set the colours of code in theme.css");
  if (prism?.magicComments !== undefined)
    lost("prism.magicComments", "comments that mark lines are shown, except those that highlight");
  if ((contents?.minHeadingLevel ?? 2) !== 2 || (contents?.maxHeadingLevel ?? 3) !== 3)
    lost("tableOfContents", "set toc_max_heading_level in the front matter of pages that need it");
}
