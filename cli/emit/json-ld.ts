/** Structured data about a page (https://schema.org), as Google's documentation asks for it. Absolute URLs. */
import type { OrganizationFacts } from "./organization.ts";

/** A node of the graph; keys that are undefined, empty texts and empty lists are left out. */
export type JsonLd = { "@type": string; [key: string]: unknown };

export type Person = {
  name: string;
  jobTitle?: string | undefined;
  url?: string | undefined;
  image?: string | undefined;
};

export type About = {
  url: string;
  title: string;
  description: string;
  /** Language tag. */
  language: string;
  image?: string | undefined;
  /** Address of the page that this one is a translation of. */
  translationOf?: string | undefined;
  /** The `@id` of the organisation that publishes the page. */
  publisher?: string | undefined;
};

/** The node of a locale's home page; its title is the site's. */
export function webSite(site: About): JsonLd {
  return node("WebSite", page(site));
}

/** The business or person behind the site. */
export function organization(facts: OrganizationFacts): JsonLd {
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
export function service({ url, title, description }: About, { id, area }: OrganizationFacts): JsonLd {
  return node("Service", {
    "@id": `${url}#service`,
    url,
    name: title,
    description,
    areaServed: area,
    provider: reference(id),
  });
}

type CaseAbout = About & {
  modified?: string | undefined;
  keywords: string[];
  /** The company of the product, and its line of business. */
  client?: string | undefined;
  sector?: string | undefined;
  /** The period as text. */
  period?: string | undefined;
  /** The `@id` of an organisation. */
  creator?: string | undefined;
};

/** The node of a case in a portfolio. */
export function creativeWork(work: CaseAbout): JsonLd {
  return node("CreativeWork", {
    ...article(work),
    name: work.title,
    dateModified: work.modified,
    keywords: work.keywords,
    about: [
      ...(work.client ? [node("Organization", { name: work.client })] : []),
      ...(work.sector ? [node("Thing", { name: work.sector })] : []),
    ],
    temporalCoverage: work.period,
    creator: reference(work.creator),
  });
}

/** The page of one author: the page and the person that it is about. */
export function authorPage(about: About, author: Person): JsonLd {
  return node("ProfilePage", { ...page(about), mainEntity: personNode(author) });
}

/** The visible breadcrumbs: the home page first, the page itself last. One without a page has no address. */
export function breadcrumbList(crumbs: { title: string; url?: string | undefined }[]): JsonLd {
  return node("BreadcrumbList", {
    itemListElement: crumbs.map(({ title, url }, index) =>
      node("ListItem", { position: index + 1, name: title, item: url }),
    ),
  });
}

type PostAbout = About & {
  /** ISO 8601. */
  published: string;
  modified?: string | undefined;
  authors: Person[];
  tags: string[];
  /** Address of the blog that the post belongs to. */
  blogUrl?: string | undefined;
};

export function blogPosting(post: PostAbout): JsonLd {
  return node("BlogPosting", {
    ...article(post),
    datePublished: post.published,
    dateModified: post.modified ?? post.published,
    author: post.authors.map(personNode),
    keywords: post.tags,
    isPartOf: post.blogUrl && node("Blog", { "@id": post.blogUrl }),
  });
}

/** The node of a list of posts. */
export function blog(list: About & { posts: { title: string; url: string; published: string }[] }): JsonLd {
  return node("Blog", {
    ...page(list),
    blogPost: list.posts.map(({ title, url, published }) =>
      node("BlogPosting", { "@id": url, url, headline: title, datePublished: published }),
    ),
  });
}

/** The node of a page of the documentation. */
export function techArticle(doc: About & { modified?: string | undefined; keywords: string[] }): JsonLd {
  return node("TechArticle", { ...article(doc), dateModified: doc.modified, keywords: doc.keywords });
}

/** Any other page; `type` names a narrower kind. `about` is the id of what the page is about. */
export function webPage(
  { about, ...facts }: About & { about?: string | undefined },
  type: "WebPage" | "CollectionPage" = "WebPage",
): JsonLd {
  return node(type, { ...page(facts), about: reference(about) });
}

/** The text of the `<script type="application/ld+json">`: no content can end the element. */
export function jsonLdText(nodes: JsonLd[]): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function personNode({ name, jobTitle, url, image }: Person): JsonLd {
  return node("Person", { "@id": url && `${url}#person`, name, jobTitle, url, image });
}

function reference(id: string | undefined): { "@id": string } | undefined {
  return id === undefined ? undefined : { "@id": id };
}

function page(about: About): object {
  return { ...work(about), name: about.title };
}

function article(about: About): object {
  return { ...work(about), headline: about.title };
}

function work({ url, description, language, image, translationOf, publisher }: About): object {
  return {
    "@id": url,
    url,
    description,
    inLanguage: language,
    image,
    translationOfWork: reference(translationOf),
    publisher: reference(publisher),
  };
}

function node(type: string, properties: object): JsonLd {
  const given = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": type, ...Object.fromEntries(given) };
}
