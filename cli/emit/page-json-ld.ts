/** Route → the structured data of its document. */
import type { Manifest } from "../../schema/manifest.ts";
import type { AuthorLine, PageData } from "../../schema/page.ts";
import { baseOf, homeHref, hrefOf } from "../../schema/paths.ts";
import type { Route } from "../site/site.ts";
import {
  type About,
  authorPage,
  blog,
  blogPosting,
  breadcrumbList,
  creativeWork,
  type JsonLd,
  organization,
  type Person,
  service,
  techArticle,
  webPage,
  webSite,
} from "./json-ld.ts";
import type { OrganizationFacts } from "./organization.ts";

type Meta<K extends PageData["kind"]> = Extract<Route["meta"], { kind: K }>;

type JsonLdInputs = {
  route: Pick<Route, "locale" | "meta" | "head">;
  manifest: Manifest;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  /** Absolute address and language tag of the page's text. */
  url: string;
  language: string;
  /** Absolute address of the preview picture. */
  image: string | undefined;
  /** The business with the texts of the locale. */
  business: OrganizationFacts | undefined;
};

export function jsonLdOf({
  route,
  manifest,
  siteUrl,
  url,
  language,
  image,
  business,
}: JsonLdInputs): JsonLd[] {
  const { meta, head, locale } = route;
  const [source] = meta.translations;
  const about: About = {
    url,
    title: meta.title,
    description: meta.description,
    language,
    image,
    ...(source && source.locale !== locale && !meta.fallback && { translationOf: siteUrl + source.href }),
  };
  const owner = business ? [organization(business)] : [];
  const publisher = business?.id;
  const isHome = hrefOf(baseOf(manifest), meta.path) === homeHref(manifest);
  if (isHome) return [webSite({ ...about, title: manifest.title, publisher }), ...owner];
  switch (meta.kind) {
    case "doc":
    case "category": {
      const trail = breadcrumbs(meta, manifest, siteUrl, url);
      const isOffer = business?.services !== undefined && meta.sidebar?.id === business.services;
      if (business && isOffer) {
        if (meta.kind === "category")
          return [webPage({ ...about, about: business.id }, "CollectionPage"), ...owner, ...trail];
        return [webPage({ ...about, about: `${url}#service` }), service(about, business), ...owner, ...trail];
      }
      if (meta.kind === "category") return [webPage(about, "CollectionPage"), ...trail];
      const modified = head.modified;
      if (meta.case) return [caseOf(about, meta.case, head, business), ...owner, ...trail];
      return [techArticle({ ...about, publisher, modified, keywords: head.keywords }), ...owner, ...trail];
    }
    case "post":
      return [
        blogPosting({
          ...about,
          publisher,
          published: meta.date.iso,
          modified: head.modified,
          authors: meta.authors.map((author) => person(author, siteUrl)),
          tags: meta.tags.map(({ title }) => title),
          ...(head.blog !== undefined && { blogUrl: siteUrl + hrefOf(baseOf(manifest), head.blog) }),
        }),
        ...owner,
      ];
    case "blog":
      return [
        blog({
          ...about,
          publisher,
          // An untranslated post is a post of the other language's blog.
          posts: meta.items
            .filter(({ lang }) => lang === undefined)
            .map(({ title, href, date }) => ({
              title,
              url: siteUrl + href,
              published: date.iso,
            })),
        }),
        ...owner,
      ];
    case "author":
      return [authorPage(about, { ...person(meta.author, siteUrl), url })];
    case "archive":
    case "tags":
    case "tag":
    case "authors":
    case "doc-tag":
    case "doc-tags":
      return [webPage(about, "CollectionPage")];
    case "page":
    case "home":
    case "not-found":
      return [webPage(about)];
  }
}

function caseOf(
  about: About,
  { facts }: NonNullable<Meta<"doc">["case"]>,
  { keywords, modified }: Route["head"],
  business: OrganizationFacts | undefined,
): JsonLd {
  const valuesOf = (name: (typeof facts)[number]["name"]) =>
    facts.find((fact) => fact.name === name)?.values ?? [];
  return creativeWork({
    ...about,
    modified,
    keywords: [...keywords, ...valuesOf("deliverables"), ...valuesOf("tools")],
    client: valuesOf("client")[0],
    sector: valuesOf("sector")[0],
    period: valuesOf("period")[0],
    creator: business?.id,
  });
}

function person({ name, title, href, image }: AuthorLine, siteUrl: string): Person {
  const absolute = (address: string | undefined) => address && new URL(address, siteUrl).href;
  return { name, jobTitle: title, url: absolute(href), image: absolute(image) };
}

/** The trail that the page shows: home first, the page itself last; none where it shows none. */
function breadcrumbs(
  { breadcrumbs: crumbs }: Meta<"doc" | "category">,
  manifest: Manifest,
  siteUrl: string,
  url: string,
): JsonLd[] {
  if (crumbs.length === 0) return [];
  const trail = crumbs.map(({ title, href }, index) => ({
    title,
    url: index === crumbs.length - 1 ? url : href && new URL(href, siteUrl).href,
  }));
  return [breadcrumbList([{ title: manifest.strings.home, url: siteUrl + homeHref(manifest) }, ...trail])];
}
