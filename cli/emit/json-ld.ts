/** Structured data about a page (https://schema.org), as Google's documentation asks for it. Absolute URLs. */

/** A node of the graph; keys that are undefined, empty texts and empty lists are left out. */
export type JsonLd = { "@type": string; [key: string]: unknown };

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

/** The text of the `<script type="application/ld+json">`: no content can end the element. */
export function jsonLdText(nodes: JsonLd[]): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** A node that is described elsewhere. */
export function reference(id: string | undefined): { "@id": string } | undefined {
  return id === undefined ? undefined : { "@id": id };
}

/** What pages of all kinds have. */
export function page(about: About): object {
  return { ...work(about), name: about.title };
}

/** The same of a text with a headline. */
export function article(about: About): object {
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

/** A node of this type. */
export function node(type: string, properties: object): JsonLd {
  const given = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { "@type": type, ...Object.fromEntries(given) };
}
