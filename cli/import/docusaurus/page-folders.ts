/** The folders of pages of a Docusaurus site: docs of each version, blog, pages. */

import { posix } from "node:path";
import picomatch from "picomatch";
import type { Area } from "../../source/source-file.ts";
import type { PagesOptions } from "./docusaurus-config.ts";
import type { Plugins } from "./plugins.ts";
import { pluginFolder } from "./translations.ts";
import type { ImportedDocs } from "./versions.ts";

export type Section = {
  area: Area;
  /** Folder in the source, and below `i18n/<locale>/`. */
  folder: string;
  translated: string;
  /** Folder below a locale's in the new site. */
  target: string;
  /** Route, in the source as in the new site, without a slash at its end: `/docs/next`, or empty. */
  root: string;
  /** False: numbers before names stay. */
  prefixes: boolean;
  /** True: they were posts of a second blog. */
  werePosts?: true;
  /** By path inside the folder; what is left out may be a part of pages. */
  isPage: PageFilter;
};

type PageFilter = (name: string) => boolean;

type InstanceOptions = { include?: string[] | undefined; exclude?: string[] | undefined } & Pick<
  PagesOptions,
  "id" | "path" | "routeBasePath"
>;

function pageFilter({ include, exclude }: InstanceOptions): PageFilter {
  const isIn = include ? picomatch(include) : () => true;
  const isOut = exclude ? picomatch(exclude) : () => false;
  return (name) => isIn(name) && !isOut(name);
}

export function sectionsOf({ blog, pages }: Plugins, docs: readonly ImportedDocs[]): Section[] {
  const [posts, ...morePosts] = blog.map((options) =>
    pagesSection(options, { plugin: "blog", folder: "blog", root: "blog" }),
  );
  return [
    ...docs.flatMap(sectionsOfDocs),
    ...(posts ? [{ ...posts, area: "blog" as const, target: "blog" }] : []),
    ...pages.map((options) => pagesSection(options, { plugin: "pages", folder: "src/pages", root: "" })),
    // A site has one blog: posts of another one are pages.
    ...morePosts.map((section) => ({ ...section, werePosts: true as const })),
  ];
}

function sectionsOfDocs({ options, versions }: ImportedDocs): Section[] {
  return versions.map(({ folder, translated, target, path }) => ({
    area: "docs",
    folder,
    translated,
    target,
    root: rootOf(options, "docs") + path,
    prefixes: options.numberPrefixParser !== false,
    isPage: pageFilter(options),
  }));
}

/** `folder` and `root` hold where the options do not say. */
function pagesSection(
  options: InstanceOptions,
  usual: { plugin: "blog" | "pages"; folder: string; root: string },
): Section {
  const root = rootOf(options, usual.root);
  return {
    area: "pages",
    folder: posix.normalize(options.path ?? usual.folder),
    translated: pluginFolder(usual.plugin, options.id),
    target: `pages${root}`,
    root,
    prefixes: true,
    isPage: pageFilter(options),
  };
}

/** Route of what an instance shows: `/docs`, empty for the top of the site. */
export function rootOf({ routeBasePath }: { routeBasePath?: string | undefined }, usual: string): string {
  const bare = (routeBasePath ?? usual).replace(/^\/+|\/+$/g, "");
  return bare === "" ? "" : `/${bare}`;
}
