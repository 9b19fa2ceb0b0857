/** The folders of pages of a Docusaurus site: docs of each version, blog, pages. */
import { posix } from "node:path";
import type { Section } from "./pages.ts";
import type { Plugins } from "./plugins.ts";
import type { ImportedVersion } from "./versions.ts";

export function sectionsOf({ docs, blog, pages }: Plugins, versions: readonly ImportedVersion[]): Section[] {
  const root = (path: string) =>
    path.replace(/^\/+|\/+$/g, "") === "" ? "" : `/${path.replace(/^\/+|\/+$/g, "")}`;
  const docsRoot = root(docs?.routeBasePath ?? "docs");
  return [
    ...versions.map(
      (version): Section => ({
        area: "docs",
        folder: version.folder,
        translated: `docusaurus-plugin-content-docs/${version.translated}`,
        target: version.target,
        root: docsRoot + version.path,
        ownRoot: `/docs${version.path}`,
        prefixes: docs?.numberPrefixParser !== false,
      }),
    ),
    ...(blog
      ? [
          {
            area: "blog" as const,
            folder: posix.normalize(blog.path ?? "blog"),
            translated: "docusaurus-plugin-content-blog",
            target: "blog",
            root: root(blog.routeBasePath ?? "blog"),
            ownRoot: "/blog",
            prefixes: true,
          },
        ]
      : []),
    ...(pages
      ? [
          {
            area: "pages" as const,
            folder: posix.normalize(pages.path ?? "src/pages"),
            translated: "docusaurus-plugin-content-pages",
            target: "pages",
            root: root(pages.routeBasePath ?? ""),
            ownRoot: "",
            prefixes: true,
          },
        ]
      : []),
  ];
}
