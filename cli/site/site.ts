/** The site as the compiler sees it once all files are compiled: routes with their data, without content. */

import type { Direction } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { ArticlePage, ListPage } from "../../schema/page.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { LocaleConfig } from "../../schema/site.ts";
import type { Strings } from "../../schema/strings.ts";
import type { Versions } from "../../schema/versions.ts";
import type { Page } from "../compile/compile-files.ts";

type WithoutContent<Page> = Page extends ArticlePage ? Omit<Page, "content"> : never;

/** Data of a page with a text, before the text is put in. */
export type ArticleMeta = WithoutContent<ArticlePage>;

export type PageMeta = ArticleMeta | ListPage;

export type Locale = LocaleConfig & {
  /** Route of the home page: `/` or `/fr/`. */
  home: string;
  direction: Direction;
  strings: Strings;
};

/** Data for the head of a document besides the page data. */
export type RouteHead = {
  keywords: string[];
  /** As the author wrote it: a file or an absolute URL. */
  image?: string | undefined;
  /** The route of the list of posts, for a post. */
  blog?: string | undefined;
  /** ISO dates of a post. */
  published?: string | undefined;
  modified?: string | undefined;
  /** Search engines are asked to leave the page out, although it is published. */
  noindex?: boolean;
  /** Locales whose translation of the page is not for search engines. */
  unindexedIn?: string[];
  /** The search of the site leaves the page out. */
  isUnsearched?: boolean;
  /** A further page of a list: a search leads to the first. */
  isFurtherPage?: boolean;
  /** The page is of a version of the docs that is not released yet, or no longer maintained. */
  isOutdated?: boolean;
};

type RouteOf<Meta, Content> = {
  path: string;
  locale: string;
  /** An id that is equal in every locale, and pairs translations. */
  identity: string;
  meta: Meta;
  head: RouteHead;
} & Content;

/** `page` is the file that gives the content. */
export type ArticleRoute = RouteOf<ArticleMeta, { page: Page }>;

export type ListRoute = RouteOf<ListPage, { page?: undefined }>;

export type Route = ArticleRoute | ListRoute;

/** The route with more in its data; its kind stays. */
export function withMeta(route: Route, change: <Meta extends PageMeta>(meta: Meta) => Meta): Route {
  return route.page ? { ...route, meta: change(route.meta) } : { ...route, meta: change(route.meta) };
}

/** A file of a feed: its name beside the feed's page, its media type, and the name of its format. */
export type FeedFile = { file: "rss.xml" | "atom.xml" | "feed.json"; type: string; name: string };

export type Feed = {
  locale: string;
  title: string;
  description: string;
  /** Route of the page that the feed belongs to, and of the feed's folder. */
  home: string;
  files: readonly FeedFile[];
  /** Newest first. */
  posts: Route[];
};

/** Why a page is not published: it is a draft or, with its moment (`2026-12-01T08:30:00Z`), scheduled. */
export type Unpublished = { scheduled?: string };

/** A page that is not built: links to it are reported as such. */
export type Draft = Unpublished & { source: string; route: string };

export type Site = {
  locales: Locale[];
  drafts: Draft[];
  /** The routes in order of path. */
  routes: Route[];
  sidebars: Sidebar[];
  /** The docs' versions, per locale and set. */
  versions: Versions[];
  /** The labels of the sets of docs, by locale and name; only for sets that have one. */
  setLabels: Record<string, Record<string, string>>;
  manifests: Manifest[];
  /** Per locale the blog's own first, then those of its tags. */
  feeds: Feed[];
};
