/** The parts of `docusaurus.config.js` that a site of this tool can have. What does not fit counts as absent. */
import * as z from "zod";
import { list, maybe, text } from "../site-parts.ts";

const flag = maybe(z.boolean());
const count = maybe(z.number());

export const LinkItem = z.looseObject({
  type: text,
  label: text,
  "aria-label": text,
  to: text,
  href: text,
  docId: text,
  docsPluginId: text,
  sidebarId: text,
  position: text,
  html: text,
  value: text,
  title: text,
  items: list,
  dropdownItemsBefore: list,
  dropdownItemsAfter: list,
});
export type LinkItem = z.infer<typeof LinkItem>;

/** A list of links; items that cannot be read become empty, and the others stay. */
const items = maybe(z.array(LinkItem.catch({})));

/** Which files of a folder are pages. */
const files = {
  include: maybe(z.array(z.string())),
  exclude: maybe(z.array(z.string())),
};

export const DocsOptions = z.looseObject({
  ...files,
  id: text,
  path: text,
  routeBasePath: text,
  sidebarPath: maybe(z.union([z.string(), z.literal(false)])),
  tags: maybe(z.union([z.string(), z.literal(false)])),
  tagsBasePath: text,
  lastVersion: text,
  disableVersioning: flag,
  includeCurrentVersion: flag,
  onlyIncludeVersions: maybe(z.array(z.string())),
  numberPrefixParser: flag,
  showLastUpdateTime: flag,
  versions: maybe(
    z.record(
      z.string(),
      z.looseObject({ label: text, path: text, banner: text, badge: flag, noIndex: flag }),
    ),
  ),
});
export type DocsOptions = z.infer<typeof DocsOptions>;

export const BlogOptions = z.looseObject({
  ...files,
  id: text,
  path: text,
  routeBasePath: text,
  blogTitle: text,
  blogDescription: text,
  postsPerPage: maybe(z.union([z.number().int().min(1), z.literal("ALL")])),
  pageBasePath: text,
  tagsBasePath: text,
  authorsBasePath: text,
  archiveBasePath: maybe(z.string().nullable()),
  authorsMapPath: text,
  tags: maybe(z.union([z.string(), z.literal(false)])),
  feedOptions: maybe(z.looseObject({ type: z.unknown().optional(), limit: z.unknown().optional() })),
});
export type BlogOptions = z.infer<typeof BlogOptions>;

export const PagesOptions = z.looseObject({ ...files, id: text, path: text, routeBasePath: text });
export type PagesOptions = z.infer<typeof PagesOptions>;

export const RedirectOptions = z.looseObject({
  redirects: maybe(
    z.array(z.looseObject({ from: maybe(z.union([z.string(), z.array(z.string())])), to: text }).catch({})),
  ),
});

const Logo = z.looseObject({ src: text, srcDark: text, href: text });

export const DocusaurusConfig = z.looseObject({
  title: text,
  tagline: text,
  url: text,
  baseUrl: text,
  favicon: text,
  trailingSlash: flag,
  staticDirectories: maybe(z.array(z.string())),
  markdown: maybe(z.looseObject({ format: text })),
  i18n: maybe(
    z.looseObject({
      defaultLocale: text,
      locales: maybe(z.array(z.string())),
      localeConfigs: maybe(
        z.record(
          z.string(),
          z.looseObject({
            label: text,
            htmlLang: text,
            direction: maybe(z.enum(["ltr", "rtl"])),
            path: text,
            baseUrl: text,
          }),
        ),
      ),
    }),
  ),
  presets: list,
  plugins: list,
  themes: list,
  headTags: list,
  scripts: list,
  themeConfig: maybe(
    z.looseObject({
      image: text,
      metadata: list,
      algolia: z.unknown().optional(),
      prism: maybe(z.looseObject({})),
      tableOfContents: maybe(z.looseObject({ minHeadingLevel: count, maxHeadingLevel: count })),
      navbar: maybe(z.looseObject({ title: text, logo: maybe(Logo), items })),
      footer: maybe(
        z.looseObject({
          links: items,
          copyright: text,
          logo: maybe(z.looseObject({ href: text, alt: text })),
        }),
      ),
      announcementBar: maybe(z.looseObject({ id: text, content: text, isCloseable: flag })),
      colorMode: maybe(
        z.looseObject({ defaultMode: text, disableSwitch: flag, respectPrefersColorScheme: flag }),
      ),
    }),
  ),
});
export type DocusaurusConfig = z.infer<typeof DocusaurusConfig>;
