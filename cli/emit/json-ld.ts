/** Structured data about a page (https://schema.org), as Google's documentation asks for it. Absolute URLs. */

/** A node of the graph; keys that are undefined, empty texts and empty lists are left out. */
export type JsonLd = { "@type": string; [key: string]: unknown };

type Person = { name: string; url?: string | undefined; image?: string | undefined };

export type About = {
  url: string;
  title: string;
  description: string;
  /** Language tag. */
  language: string;
  image?: string | undefined;
  /** Address of the page that this one is a translation of. */
  translationOf?: string | undefined;
};

/** For a locale's home page; the title is the site's. */
export function webSite(site: About): JsonLd {
  return node("WebSite", page(site));
}

/** The visible breadcrumbs: the home page first, the page itself last. One without a page has no address. */
export function breadcrumbList(crumbs: { title: string; url?: string | undefined }[]): JsonLd {
  return node("BreadcrumbList", {
    itemListElement: crumbs.map(({ title, url }, index) =>
      node("ListItem", { position: index + 1, name: title, item: url }),
    ),
  });
}

export type PostAbout = About & {
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
    author: post.authors.map(({ name, url, image }) => node("Person", { name, url, image })),
    keywords: post.tags,
    isPartOf: post.blogUrl && node("Blog", { "@id": post.blogUrl }),
  });
}

/** For a list of posts. */
export function blog(list: About & { posts: { title: string; url: string; published: string }[] }): JsonLd {
  return node("Blog", {
    ...page(list),
    blogPost: list.posts.map(({ title, url, published }) =>
      node("BlogPosting", { "@id": url, url, headline: title, datePublished: published }),
    ),
  });
}

/** For a page of the documentation. */
export function techArticle(doc: About & { modified?: string | undefined; keywords: string[] }): JsonLd {
  return node("TechArticle", { ...article(doc), dateModified: doc.modified, keywords: doc.keywords });
}

/** For any other page; `type` names a narrower kind, such as `AboutPage` or `CollectionPage`. */
export function webPage(about: About, type = "WebPage"): JsonLd {
  return node(type, page(about));
}

/** The text of the `<script type="application/ld+json">`: no content can end the element. */
export function jsonLdText(nodes: JsonLd[]): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function page(about: About): object {
  return { ...work(about), name: about.title };
}

function article(about: About): object {
  return { ...work(about), headline: about.title };
}

function work({ url, description, language, image, translationOf }: About): object {
  return {
    "@id": url,
    url,
    description,
    inLanguage: language,
    image,
    translationOfWork: translationOf && { "@id": translationOf },
  };
}

function node(type: string, properties: object): JsonLd {
  const given = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": type, ...Object.fromEntries(given) };
}
