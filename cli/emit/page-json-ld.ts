/** Route → the structured data of its document. */
import type { Manifest } from "../../schema/manifest.ts";
import type { AuthorLine, PageData } from "../../schema/page.ts";
import { baseOf, homeHref, hrefOf } from "../../schema/paths.ts";
import type { Route } from "../site/site.ts";
import { type About, article, type JsonLd, node, page, reference } from "./json-ld.ts";
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
  if (isHome) return [node("WebSite", page({ ...about, title: manifest.title, publisher })), ...owner];
  switch (meta.kind) {
    case "doc":
    case "category": {
      const trail = breadcrumbs(meta, manifest, siteUrl, url);
      const isOffer = business?.services !== undefined && meta.sidebar?.id === business.services;
      if (business && isOffer) {
        if (meta.kind === "category")
          return [webPage(about, "CollectionPage", business.id), ...owner, ...trail];
        const described = service(about, business);
        return [webPage(about, "WebPage", `${url}#service`), described, ...owner, ...trail];
      }
      if (meta.kind === "category") return [webPage(about, "CollectionPage"), ...trail];
      if (meta.case) return [caseOf(about, meta.case, head, business), ...owner, ...trail];
      const { modified: dateModified, keywords } = head;
      return [
        node("TechArticle", { ...article({ ...about, publisher }), dateModified, keywords }),
        ...owner,
        ...trail,
      ];
    }
    case "post":
      return [
        node("BlogPosting", {
          ...article({ ...about, publisher }),
          datePublished: meta.date.iso,
          dateModified: head.modified ?? meta.date.iso,
          author: meta.authors.map((author) => person(author, siteUrl)),
          keywords: meta.tags.map(({ title }) => title),
          ...(head.blog !== undefined && {
            isPartOf: node("Blog", { "@id": siteUrl + hrefOf(baseOf(manifest), head.blog) }),
          }),
        }),
        ...owner,
      ];
    case "blog":
      return [
        node("Blog", {
          ...page({ ...about, publisher }),
          // An untranslated post is a post of the other language's blog.
          blogPost: meta.items
            .filter(({ lang }) => lang === undefined)
            .map(({ title, href, date }) => {
              const address = siteUrl + href;
              const facts = { "@id": address, url: address, headline: title, datePublished: date.iso };
              return node("BlogPosting", facts);
            }),
        }),
        ...owner,
      ];
    case "author":
      return [node("ProfilePage", { ...page(about), mainEntity: person(meta.author, siteUrl, url) })];
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
      return [webPage(about, "WebPage")];
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
  const [[client], [sector], [period]] = [valuesOf("client"), valuesOf("sector"), valuesOf("period")];
  return node("CreativeWork", {
    ...article(about),
    name: about.title,
    dateModified: modified,
    keywords: [...keywords, ...valuesOf("deliverables"), ...valuesOf("tools")],
    about: [
      ...(client ? [node("Organization", { name: client })] : []),
      ...(sector ? [node("Thing", { name: sector })] : []),
    ],
    temporalCoverage: period,
    creator: reference(business?.id),
  });
}

/** Any other page; `subject` is the id of what it is about. */
function webPage(about: About, type: "WebPage" | "CollectionPage", subject?: string): JsonLd {
  return node(type, { ...page(about), about: reference(subject) });
}

/** The business or person behind the site. */
function organization(facts: OrganizationFacts): JsonLd {
  const { type, id, url, name, description, image, area, languages, email, profiles } = facts;
  return node(type, {
    "@id": id,
    url,
    name,
    description,
    image,
    // A person has no area that is served.
    areaServed: type === "Person" ? undefined : area,
    knowsLanguage: languages,
    email,
    sameAs: profiles,
  });
}

/** A service that a page describes; the page itself refers to it by this id. */
function service({ url, title, description }: About, { id, area }: OrganizationFacts): JsonLd {
  return node("Service", {
    "@id": `${url}#service`,
    url,
    name: title,
    description,
    areaServed: area,
    provider: reference(id),
  });
}

/** `own`: the address of the author's page. */
function person({ name, title, href, image }: AuthorLine, siteUrl: string, own?: string): JsonLd {
  const absolute = (address: string | undefined) => address && new URL(address, siteUrl).href;
  const url = own ?? absolute(href);
  const id = url && `${url}#person`;
  return node("Person", { "@id": id, name, jobTitle: title, url, image: absolute(image) });
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
  const home = { title: manifest.strings.home, url: siteUrl + homeHref(manifest) };
  const items = [home, ...trail].map(({ title, url }, index) =>
    node("ListItem", { position: index + 1, name: title, item: url }),
  );
  return [node("BreadcrumbList", { itemListElement: items })];
}
