/**
 * Compiled pages and configuration → Site. Metadata only: the content of the pages stays in the cache.
 * Per locale: docs and their sidebars, posts and their lists, plain pages; then translations by identity.
 */
import { ownValue } from "../../schema/own-value.ts";
import { type Base, hrefOf, localeHome, routeUnder } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import type { PageFacts } from "../markdown/compiled-page.ts";
import { withWhereabouts } from "../report/failure.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { docsSets } from "../source/docs-sets.ts";
import type { Area } from "../source/source-file.ts";
import { composedIfOwn } from "./absolute-address.ts";
import { type Blog, summaryOf } from "./blog/blog.ts";
import { blogFeedLinks, feedsOf } from "./blog/blog-feeds.ts";
import { blogRoutes, blogSidebar } from "./blog/blog-routes.ts";
import { authorTargets, mainAuthorOf, tagTargets } from "./blog/bylines.ts";
import { newestFirst, type Post, postOf } from "./blog/posts.ts";
import { docOf } from "./docs/doc.ts";
import { docsOf, sidebarFiles } from "./docs/docs.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { isOfVersion, shownVersions, type Version, versionsOf } from "./docs/docs-versions.ts";
import { versionsFile } from "./docs/page-version.ts";
import { externalAddresses } from "./external-addresses.ts";
import { pagesOf, pathIn } from "./fallbacks.ts";
import { type Formats, formatsOf } from "./formats.ts";
import { linkTarget, translatedLink } from "./link-target.ts";
import { inPages } from "./long-lists.ts";
import { manifestOf, textIn } from "./manifests.ts";
import { isoOf } from "./moment.ts";
import { notFoundRoute, plainPath, plainRoute } from "./plain-routes.ts";
import { type Draft, type Locale, type Route, type Site, withMeta } from "./site.ts";
import { counterpartsOf, withTranslations } from "./translations.ts";
import { versionNamesIn } from "./version-links.ts";
import { isListed } from "./visibility.ts";
import { writtenDirection } from "./written-direction.ts";

type AssembleInputs = {
  pages: readonly Page[];
  configuration: Configuration;
  categories: Categories;
  base: Base;
  /** True for the address of a file in `static/`: `/guide.pdf`. */
  isStaticFile(path: string): boolean;
  /** True: drafts are built, too. */
  withDrafts: boolean;
};

export function assemble({
  pages,
  configuration,
  categories,
  base,
  isStaticFile,
  withDrafts,
}: AssembleInputs): Site {
  const site = configuration.site.value;
  const source = site.locales[0]?.id ?? "";
  const sets = docsSets(site);
  const locales: Locale[] = site.locales.flatMap((locale) => {
    const strings = ownValue(configuration.strings, locale.id);
    if (!strings) return [];
    const direction = locale.direction ?? writtenDirection(locale.tag);
    return [{ ...locale, home: localeHome(locale.id, source), direction, strings }];
  });

  const place = { url: site.url, base: base.path };
  const isExternalAddress = externalAddresses(site.external);
  const parts = locales.map((locale) => {
    const { shown: own, drafts } = pagesOf(pages, locale, locales[0], withDrafts);
    const formats = formatsOf(locale.tag);
    const ofSets = sets.map((set) => {
      const versions = versionsOf(set, locale, source);
      return { set, versions, shown: shownVersions(versions, pages) };
    });
    const versionNames = new Map(
      ofSets.flatMap(({ set, shown }) => [
        ...versionNamesIn(
          routeUnder(locale.home, set.path),
          shown.map(({ name, root }) => ({ name, path: root })),
        ),
      ]),
    );
    const linkOf = (to: string) =>
      composedIfOwn(linkTarget(to, locale, { base, versionNames, isExternalAddress, isStaticFile }), place);
    const docPages = ofArea(own, "docs");
    const docs = ofSets.map(({ set, shown }) => ({
      set: set.name,
      all: shown.map((version) =>
        docsOf({
          sources: docPages,
          configuration,
          categories,
          locale,
          source,
          base,
          formats,
          version,
          linkOf,
        }),
      ),
    }));
    const blog = blogOf({ pages: own, configuration, locale, locales, base, formats });
    const listed = blog.posts.filter((post) => isListed(post.visibility));
    const latest = listed.slice(0, 12).map((post) => summaryOf(blog, post));
    const tagline = textIn(site.tagline, locale, locales);
    const plain = ofArea(own, "pages");
    const posts = blogRoutes(blog);
    const routes = [
      ...docs.flatMap(({ all }) => all.flatMap((docs) => docsRoutes(docs, all))),
      ...posts,
      ...plain.map((source) =>
        withWhereabouts(fileOf(source), () =>
          plainRoute(source, {
            locale,
            formats,
            tagline,
            latest,
            allPosts: hrefOf(base, blog.root),
            linkTarget: linkOf,
          }),
        ),
      ),
      notFoundRoute(locale),
    ].flatMap((route) => inPages(route, locale, base));
    const feeds = feedsOf(blog, posts, site.blog.feed_posts);
    return {
      locale,
      docs: docs.flatMap(({ all }) => all),
      linkOf,
      routes,
      feeds,
      drafts: draftsOf(
        drafts,
        ofSets.flatMap(({ versions }) => versions),
        blog,
        site.time_zone,
      ),
      versions: docs.map(({ set, all }) => versionsFile(locale.id, set, all)),
      sidebars: [
        ...docs.flatMap(({ all }) => all.flatMap(sidebarFiles)),
        ...(blog.posts.length > 0 ? [blogSidebar(blog, listed)] : []),
      ],
      labels: Object.fromEntries(
        sets.flatMap(({ name, label }) =>
          label === undefined ? [] : [[name, textIn(label, locale, locales)]],
        ),
      ),
    };
  });

  const routes = withTranslations(
    parts.flatMap((part) => part.routes).sort((a, b) => (a.path < b.path ? -1 : 1)),
    locales,
    base,
  );
  const untranslated = untranslatedPagesOf(routes, base);
  const known = {
    routes: new Map(routes.map((route) => [route.path, route])),
    counterparts: counterpartsOf(routes),
  };
  const manifests = parts.map(({ locale, docs, feeds, linkOf }) =>
    manifestOf(locale, {
      site,
      base,
      locales,
      docs,
      linkOf: (to) => linkOf(translatedLink(to, locale, locales[0], known)),
      pageOf: (name) => {
        const page = known.counterparts.get(`pages/${name}`)?.get(locale.id);
        return page && { title: page.meta.title, href: hrefOf(base, page.path) };
      },
      feeds: blogFeedLinks(feeds, base),
    }),
  );
  return {
    locales,
    routes: routes.map((route) => withMeta(route, (meta) => withLanguages(meta, untranslated))),
    drafts: parts.flatMap((part) => part.drafts),
    sidebars: withLanguages(
      parts.flatMap((part) => part.sidebars),
      untranslated,
    ),
    versions: parts.flatMap((part) => part.versions),
    setLabels: Object.fromEntries(parts.map(({ locale, labels }) => [locale.id, labels])),
    manifests,
    feeds: parts.flatMap((part) => part.feeds),
  };
}

/** The file of a page, for what fails with it. */
function fileOf({ page }: { page: Page }): { file: string } {
  return { file: page.source.path };
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

function draftsOf(
  drafts: readonly Page[],
  versions: readonly Version[],
  { locale, root }: Pick<Blog, "locale" | "root">,
  timeZone: string,
): Draft[] {
  return [
    ...ofArea(drafts, "docs").flatMap(({ page, facts }) => {
      const version = versions.find((version) => isOfVersion(page.source, version));
      return version ? docOf(page, facts, version.root) : [];
    }),
    ...ofArea(drafts, "blog").map(({ page, facts }) => postOf(page, facts, root, timeZone)),
    ...ofArea(drafts, "pages").map((source) => ({ page: source.page, route: plainPath(source, locale) })),
  ].map(({ page, route }) => ({
    source: pathIn(locale.id, page.source),
    route,
    ...(page.scheduled && !page.facts.frontMatter.draft && { scheduled: isoOf(page.scheduled.moment) }),
  }));
}

type BlogOfInputs = {
  pages: readonly Page[];
  configuration: Configuration;
  locale: Locale;
  locales: readonly Locale[];
  base: Base;
  formats: Formats;
};

function blogOf({ pages, configuration, locale, locales, base, formats }: BlogOfInputs): Blog {
  const { blog, time_zone: timeZone, image_hosts: imageHosts } = configuration.site.value;
  const source = locales[0]?.id ?? "";
  const root = routeUnder(locale.home, blog.path);
  const posts = ofArea(pages, "blog").map(
    (source): Post =>
      withWhereabouts(fileOf(source), () => postOf(source.page, source.facts, root, timeZone)),
  );
  return {
    locale,
    root,
    base,
    posts: newestFirst(posts),
    mainAuthor: mainAuthorOf(posts),
    tags: tagTargets(configuration.tags.value, { locale, root, source }),
    authors: authorTargets(configuration.authors.value, { locale, root, source, base, imageHosts }),
    formats,
    title: textIn(blog.title, locale, locales),
    description: textIn(blog.description, locale, locales),
    postsPerPage: blog.posts_per_page,
    feedFormats: blog.feed_formats,
    editUrl: configuration.site.value.edit_url,
  };
}

/** Pages that are shown instead of translations, by address: their language, and the titles that links give them. */
type UntranslatedPages = ReadonlyMap<string, { lang: string; titles: ReadonlySet<string> }>;

/** Languages of titles: of every link to a page in another language, in lists, sidebars and navigation. */
function untranslatedPagesOf(routes: readonly Route[], base: Base): UntranslatedPages {
  return new Map(
    routes.flatMap(({ path, meta, page }) => {
      if (page?.fallback === undefined) return [];
      const { frontMatter } = page.facts;
      const labels =
        "sidebar_label" in frontMatter ? [frontMatter.sidebar_label, frontMatter.pagination_label] : [];
      const titles = new Set([meta.title, ...labels.filter((label) => label !== undefined)]);
      return [[hrefOf(base, path), { lang: page.fallback, titles }] as const];
    }),
  );
}

/** Data with links (`title` and `href`) → the same data, `lang` added where the title is the untranslated page's own. */
function withLanguages<T>(data: T, untranslated: UntranslatedPages): T {
  return untranslated.size === 0 ? data : (marked(data, untranslated) as T);
}

function marked(data: unknown, untranslated: UntranslatedPages): unknown {
  if (Array.isArray(data)) return data.map((item) => marked(item, untranslated));
  if (typeof data !== "object" || data === null) return data;
  const own = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, marked(value, untranslated)]),
  );
  const page = typeof own.href === "string" ? untranslated.get(own.href) : undefined;
  return page && typeof own.title === "string" && page.titles.has(own.title)
    ? { ...own, lang: page.lang }
    : own;
}
