/** Route → what its document's head says about it. */
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import type { Route } from "../site/site.ts";
import { isIndexed } from "../site/visibility.ts";
import { alternatesOf } from "./alternates.ts";
import type { DocumentHeadProps } from "./head.tsx";
import { blog, blogPosting, breadcrumbList, type JsonLd, techArticle, webPage, webSite } from "./json-ld.ts";

/** What all documents share. */
export type DocumentFrame = {
  contentSecurityPolicy: string;
  bootScript: string;
  stylesheets: string[];
  moduleScript: string;
  preloads: DocumentHeadProps["preloads"];
  icon: string | undefined;
  themeColours: DocumentHeadProps["themeColours"];
};

type RouteFacts = Pick<Route, "path" | "locale" | "meta" | "head">;

export type HeadInputs = {
  route: RouteFacts;
  manifest: Manifest;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Absolute address of the preview picture, if there is one. */
  image: string | undefined;
  frame: DocumentFrame;
};

export function headOf({ route, manifest, siteUrl, image, frame }: HeadInputs): DocumentHeadProps {
  const { meta, head } = route;
  const isNotFound = meta.kind === "not-found";
  // The text of a page that is not translated is at home elsewhere.
  const url = siteUrl + (meta.fallback?.href ?? hrefOf(manifest.base, route.path));
  const language = meta.fallback?.lang ?? manifest.tag;
  const tags = new Map(manifest.locales.map(({ id, tag }) => [id, tag]));
  const translations = meta.translations.map(({ locale, href }) => ({
    tag: tags.get(locale) ?? locale,
    url: siteUrl + href,
  }));
  const indexed = isIndexed(meta) && !isNotFound;
  const alternates = indexed ? alternatesOf(translations) : [];
  return {
    ...frame,
    title: meta.kind === "home" ? manifest.title : meta.title,
    siteTitle: manifest.title,
    description: meta.description,
    keywords: head.keywords,
    canonical: isNotFound ? undefined : url,
    noindex: meta.visibility !== "published" || isNotFound,
    alternates,
    openGraph: {
      type: meta.kind === "post" ? "article" : meta.kind === "author" ? "profile" : "website",
      title: meta.title,
      description: meta.description,
      url: isNotFound ? undefined : url,
      siteName: manifest.title,
      language,
      otherLanguages: alternates
        .map(({ hreflang }) => hreflang)
        .filter((tag) => tag !== language && tag !== "x-default"),
      image: image === undefined ? undefined : { url: image },
      article: meta.kind === "post" ? articleOf(meta, route, siteUrl) : undefined,
    },
    jsonLd: isNotFound ? [] : jsonLdOf(route, manifest, siteUrl, url, language, image),
    feeds: manifest.feeds,
    markdown: meta.markdown,
  };
}

type Meta<K extends PageData["kind"]> = Extract<Route["meta"], { kind: K }>;

function articleOf(meta: Meta<"post">, route: RouteFacts, siteUrl: string) {
  return {
    published: meta.date.iso,
    modified: route.head.modified,
    authors: meta.authors.map(({ name, href }) => (href === undefined ? name : new URL(href, siteUrl).href)),
    tags: meta.tags.map(({ title }) => title),
  };
}

function jsonLdOf(
  route: RouteFacts,
  manifest: Manifest,
  siteUrl: string,
  url: string,
  language: string,
  image: string | undefined,
): JsonLd[] {
  const { meta, head } = route;
  const [source] = meta.translations;
  const about = {
    url,
    title: meta.title,
    description: meta.description,
    language,
    image,
    ...(source && source.locale !== route.locale && !meta.fallback && { translationOf: siteUrl + source.href }),
  };
  switch (meta.kind) {
    case "home":
      return [webSite({ ...about, title: manifest.title })];
    case "doc":
      return [
        techArticle({ ...about, modified: head.modified, keywords: head.keywords }),
        breadcrumbs(meta, manifest, siteUrl, url),
      ];
    case "category":
      return [webPage(about, "CollectionPage"), breadcrumbs(meta, manifest, siteUrl, url)];
    case "post":
      return [
        blogPosting({
          ...about,
          published: meta.date.iso,
          modified: head.modified,
          authors: meta.authors.map(({ name, href }) => ({ name, url: href && new URL(href, siteUrl).href })),
          tags: meta.tags.map(({ title }) => title),
        }),
      ];
    case "blog":
      return [
        blog({
          ...about,
          posts: meta.items.map(({ title, href, date }) => ({
            title,
            url: siteUrl + href,
            published: date.iso,
          })),
        }),
      ];
    default:
      return [webPage(about)];
  }
}

/** The same trail as the page shows: home first, the page itself last. */
function breadcrumbs(
  meta: Meta<"doc" | "category">,
  manifest: Manifest,
  siteUrl: string,
  url: string,
): JsonLd {
  const home = manifest.locales.find(({ id }) => id === manifest.locale)?.home ?? manifest.base;
  const trail = meta.breadcrumbs.map(({ title, href }, index) => ({
    title,
    url: index === meta.breadcrumbs.length - 1 ? url : href && new URL(href, siteUrl).href,
  }));
  return breadcrumbList([{ title: manifest.strings.home, url: siteUrl + home }, ...trail]);
}
