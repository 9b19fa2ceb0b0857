/** The folders of pages of a Docusaurus site: docs of each version, blog, pages. */
import { posix } from "node:path";
import type { ImportedDocs } from "./docs-sets.ts";
import type { BlogOptions, PagesOptions } from "./docusaurus-config.ts";
import { pageFilter } from "./page-filter.ts";
import type { Plugins } from "./plugins.ts";
import type { Section } from "./section.ts";
import { pluginFolder } from "./translations.ts";

export function sectionsOf(
  { blog, moreBlogs, pages, morePages }: Plugins,
  docs: readonly ImportedDocs[],
): Section[] {
  return [
    ...docs.flatMap(sectionsOfDocs),
    ...(blog
      ? [
          {
            area: "blog" as const,
            folder: posix.normalize(blog.path ?? "blog"),
            translated: pluginFolder("blog", blog.id),
            target: "blog",
            root: rootOf(blog, "blog"),
            prefixes: true,
            isPage: pageFilter(blog),
          },
        ]
      : []),
    ...(pages ? [sectionOfPages(pages)] : []),
    ...morePages.map(sectionOfPages),
    ...moreBlogs.map(sectionOfMorePosts),
  ];
}

/** One for each version. */
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

/** A site has one blog: posts of another one are pages. */
function sectionOfMorePosts(options: BlogOptions): Section {
  const root = rootOf(options, "blog");
  return {
    area: "pages",
    folder: posix.normalize(options.path ?? "blog"),
    translated: pluginFolder("blog", options.id),
    target: `pages${root}`,
    root,
    prefixes: true,
    werePosts: true,
    isPage: pageFilter(options),
  };
}

function sectionOfPages(options: PagesOptions): Section {
  const root = rootOf(options, "");
  return {
    area: "pages",
    folder: posix.normalize(options.path ?? "src/pages"),
    translated: pluginFolder("pages", options.id),
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
