/**
 * Compiled pages and configuration → Site. Metadata only: the content of the pages stays in the cache.
 * Per locale: docs and their sidebars, posts and their lists, plain pages; then translations by identity.
 */

import GithubSlugger from "github-slugger";
import type { Category } from "../../schema/front-matter.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { CONTRACT } from "../../schema/page.ts";
import { hrefOf, localeHome } from "../../schema/paths.ts";
import { BLOG_SIDEBAR, type Sidebar } from "../../schema/sidebar.ts";
import type { SidebarEntry } from "../../schema/sidebars.ts";
import type { Page } from "../compile/compile-files.ts";
import type { Area, PageFacts } from "../markdown/compiled-page.ts";
import type { Configuration, Placed } from "../source/configuration.ts";
import { postsByYear } from "./blog/archive-route.ts";
import { type Blog, summaryOf } from "./blog/blog.ts";
import { authorTargets, tagTargets } from "./blog/bylines.ts";
import { newestFirst, type Post, postOf } from "./blog/posts.ts";
import { blogRoutes } from "./blog/routes.ts";
import { docOf } from "./docs/doc.ts";
import { cleanName } from "./docs/number-prefix.ts";
import { type Docs, docsRoutes, sidebarFiles } from "./docs/routes.ts";
import { type DocSet, type SidebarTree, sidebarTree } from "./docs/sidebar-tree.ts";
import { pagesOf, pathIn } from "./fallbacks.ts";
import { type Formats, formatsOf } from "./formats.ts";
import { linkTarget } from "./link-target.ts";
import { manifestOf, textIn } from "./manifests.ts";
import { notFoundRoute, plainPath, plainRoute } from "./plain-routes.ts";
import type { Draft, Feed, Locale, Route, Site } from "./site.ts";
import { withTranslations } from "./translations.ts";
import { isIndexed, isListed } from "./visibility.ts";

/** Version of docs that are not frozen. */
const CURRENT = "current";

export function assemble(
  pages: readonly Page[],
  configuration: Configuration,
  categories: ReadonlyMap<string, Placed<Category>>,
  base: string,
  /** True: drafts are built, too. */
  withDrafts = false,
): Site {
  const site = configuration.site.value;
  const source = site.locales[0]?.id ?? "";
  const locales: Locale[] = site.locales.flatMap((locale) => {
    const strings = configuration.strings[locale.id];
    return strings ? [{ ...locale, home: localeHome(locale.id, source), strings }] : [];
  });

  const parts = locales.map((locale) => {
    const { shown: own, drafts } = pagesOf(pages, locale, locales[0], withDrafts);
    const formats = formatsOf(locale.tag);
    const linkOf = (to: string) => linkTarget(to, locale, base);

    const docs = docsOf(own, configuration, categories, locale, source, base, formats);
    const blog = blogOf(own, configuration, locale, locales, base, formats);
    const listed = blog.posts.filter((post) => isListed(post.visibility));
    const latest = listed.slice(0, 12).map((post) => summaryOf(blog, post));
    const tagline = textIn(site.tagline, locale, locales);
    const plain = ofArea(own, "pages");
    const posts = blogRoutes(blog);
    const routes = [
      ...docsRoutes(docs),
      ...posts,
      ...plain.map((page) => plainRoute(page, locale, tagline, latest, linkOf)),
      notFoundRoute(locale),
    ];
    const feeds = feedsOf(blog, posts, site.blog.feed_posts);
    const navigation = {
      site,
      base,
      locales,
      docs: docs.set,
      trees: docs.trees,
      feeds: feeds.flatMap(feedLinks(base)),
    };
    return {
      routes,
      feeds,
      drafts: draftsOf(drafts, locale),
      sidebars: [...sidebarFiles(docs), ...(listed.length > 0 ? [blogSidebar(blog, listed)] : [])],
      manifest: manifestOf(locale, navigation),
    };
  });

  const routes = withTranslations(
    parts.flatMap((part) => part.routes).sort((a, b) => (a.path < b.path ? -1 : 1)),
    locales,
    base,
  );
  return {
    locales,
    routes,
    drafts: parts.flatMap((part) => part.drafts),
    sidebars: parts.flatMap((part) => part.sidebars),
    manifests: parts.map((part) => part.manifest),
    feeds: parts.flatMap((part) => part.feeds),
  };
}

/** The pages of one area, with facts of that area's front matter. */
export function ofArea<A extends Area>(
  pages: readonly Page[],
  area: A,
): { page: Page; facts: PageFacts<A> }[] {
  return pages.flatMap((page) => (isOfArea(page, area) ? [{ page, facts: page.facts }] : []));
}

function isOfArea<A extends Area>(page: Page, area: A): page is Page & { facts: PageFacts<A> } {
  return page.source.area === area;
}

function draftsOf(drafts: readonly Page[], locale: Locale): Draft[] {
  return [
    ...ofArea(drafts, "docs").map(({ page, facts }) => docOf(page, facts, locale)),
    ...ofArea(drafts, "blog").map(({ page, facts }) => postOf(page, facts, locale)),
    ...ofArea(drafts, "pages").map((source) => ({ page: source.page, route: plainPath(source, locale) })),
  ].map(({ page, route }) => ({ source: pathIn(locale.id, page.source), route }));
}

function docsOf(
  pages: readonly Page[],
  configuration: Configuration,
  categories: ReadonlyMap<string, Placed<Category>>,
  locale: Locale,
  source: string,
  base: string,
  formats: Formats,
): Docs & { set: DocSet } {
  const docs = ofArea(pages, "docs").map(({ page, facts }) => docOf(page, facts, locale));
  const set: DocSet = {
    docs,
    byId: new Map(docs.map((doc) => [doc.id, doc])),
    categoryOf: categoryLookup(categories, locale.id, source),
  };
  const everything: Record<string, SidebarEntry[]> = { docs: [{ folder: "" }] };
  const trees = Object.entries(configuration.sidebars?.value ?? everything).map(
    ([id, entries]): SidebarTree => sidebarTree(id, entries, { locale, sourceLocale: source, docs: set }),
  );
  return {
    locale,
    base,
    version: CURRENT,
    docs,
    trees,
    formats,
    editUrl: configuration.site.value.edit_url,
    linkTarget: (to) => linkTarget(to, locale, base),
    set,
  };
}

/** A folder's `category.yml`: the locale's own over the source's; the address is always that of the source. */
function categoryLookup(
  categories: ReadonlyMap<string, Placed<Category>>,
  locale: string,
  source: string,
): (folder: string) => Category {
  const byFolder = new Map<string, Category>();
  for (const id of [source, locale]) {
    const prefix = `${id}/docs/`;
    for (const [path, { value }] of categories) {
      if (!path.startsWith(prefix)) continue;
      const folder = path.slice(prefix.length).split("/").map(cleanName).join("/");
      const inherited = byFolder.get(folder);
      const label = inherited?.label ?? value.label ?? folder.split("/").at(-1) ?? folder;
      const slug = value.slug ?? inherited?.slug ?? `/category/${new GithubSlugger().slug(label)}`;
      byFolder.set(folder, { ...inherited, ...value, slug });
    }
  }
  return (folder) => byFolder.get(folder) ?? {};
}

function blogOf(
  pages: readonly Page[],
  configuration: Configuration,
  locale: Locale,
  locales: readonly Locale[],
  base: string,
  formats: Formats,
): Blog {
  const { blog } = configuration.site.value;
  const source = locales[0]?.id ?? "";
  const posts = ofArea(pages, "blog").map(({ page, facts }): Post => postOf(page, facts, locale));
  return {
    locale,
    base,
    posts: newestFirst(posts),
    tags: tagTargets(configuration.tags.value, locale, source),
    authors: authorTargets(configuration.authors.value, locale, source, base),
    formats,
    title: textIn(blog.title, locale, locales),
    description: textIn(blog.description, locale, locales),
    postsPerPage: blog.posts_per_page,
  };
}

function blogSidebar(blog: Blog, listed: readonly Post[]): Sidebar {
  return {
    contract: CONTRACT,
    ...BLOG_SIDEBAR,
    locale: blog.locale.id,
    items: postsByYear(listed).map(({ year, posts }) => ({
      kind: "category",
      title: year,
      collapsed: false,
      items: posts.map((post) => ({ kind: "link", title: post.title, href: hrefOf(blog.base, post.route) })),
    })),
  };
}

/** None where no post is for it. A post in another language than the feed's is not. */
function feedsOf(blog: Blog, routes: readonly Route[], limit: number): Feed[] {
  const posts = routes.filter(
    ({ meta, page }) => meta.kind === "post" && page?.fallback === undefined && isIndexed(meta),
  );
  const { locale, title, description } = blog;
  if (posts.length === 0) return [];
  return [{ locale: locale.id, title, description, home: `${locale.home}blog`, posts: posts.slice(0, limit) }];
}

/** File names and media types of the feeds, beside the page that they belong to. */
export const feedFiles = [
  { file: "rss.xml", type: "application/rss+xml", name: "RSS" },
  { file: "atom.xml", type: "application/atom+xml", name: "Atom" },
  { file: "feed.json", type: "application/feed+json", name: "JSON" },
] as const;

function feedLinks(base: string): (feed: Feed) => Manifest["feeds"] {
  return ({ title, home }) =>
    feedFiles.map(({ file, type, name }) => ({
      title: `${title} (${name})`,
      href: hrefOf(base, `${home}/${file}`),
      type,
    }));
}
