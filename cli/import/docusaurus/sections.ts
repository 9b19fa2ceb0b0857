/** The folders of pages of a Docusaurus site: docs of each version, blog, pages. */
import { posix } from "node:path";
import type { DocsOptions, PagesOptions } from "./docusaurus-config.ts";
import { pageFilter } from "./page-filter.ts";
import type { Plugins } from "./plugins.ts";
import type { Section } from "./section.ts";
import { pluginFolder } from "./translations.ts";
import type { ImportedVersion } from "./versions.ts";

export function sectionsOf({ docs, blog, pages }: Plugins, versions: readonly ImportedVersion[]): Section[] {
  const docsRoot = root(docs?.routeBasePath ?? "docs");
  return [
    ...versions.map(
      (version): Section => ({
        area: "docs",
        folder: version.folder,
        translated: version.translated,
        target: version.target,
        root: docsRoot + version.path,
        ownRoot: `/docs${version.path}`,
        prefixes: docs?.numberPrefixParser !== false,
        isPage: pageFilter(docs ?? {}),
      }),
    ),
    ...(blog
      ? [
          {
            area: "blog" as const,
            folder: posix.normalize(blog.path ?? "blog"),
            translated: pluginFolder("blog", blog.id),
            target: "blog",
            root: root(blog.routeBasePath ?? "blog"),
            ownRoot: "/blog",
            prefixes: true,
            isPage: pageFilter(blog),
          },
        ]
      : []),
    ...(pages
      ? [
          {
            area: "pages" as const,
            folder: posix.normalize(pages.path ?? "src/pages"),
            translated: pluginFolder("pages", pages.id),
            target: "pages",
            root: root(pages.routeBasePath ?? ""),
            ownRoot: "",
            prefixes: true,
            isPage: pageFilter(pages),
          },
        ]
      : []),
  ];
}

/** Of a second folder of docs: pages at the same addresses, wherever a version of `docs/` is. */
export function sectionsOfMoreDocs(docs: DocsOptions, versions: readonly ImportedVersion[]): Section[] {
  return versions.map((version) => {
    const at = root(docs.routeBasePath ?? "docs") + version.path;
    return {
      area: "pages",
      folder: version.folder,
      translated: version.translated,
      target: `pages${at}`,
      root: at,
      ownRoot: at,
      prefixes: docs.numberPrefixParser !== false,
      isPage: pageFilter(docs),
      wereDocs: docs.id,
    };
  });
}

export function sectionOfMorePages(pages: PagesOptions): Section {
  const { id, path, routeBasePath } = pages;
  const at = root(routeBasePath ?? "");
  return {
    area: "pages",
    folder: posix.normalize(path ?? "src/pages"),
    translated: pluginFolder("pages", id),
    target: `pages${at}`,
    root: at,
    ownRoot: at,
    prefixes: true,
    isPage: pageFilter(pages),
  };
}

function root(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, "");
  return bare === "" ? "" : `/${bare}`;
}
