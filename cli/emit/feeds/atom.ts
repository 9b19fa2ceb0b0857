/** Atom (RFC 4287), the whole post in `content`. */
import { block, element, type Xml, xmlDocument } from "../xml.ts";
import { type FeedAuthor, type FeedDocument, type FeedEntry, rfc3339 } from "./feed.ts";

/** The text of `atom.xml`. */
export function renderAtom(feed: FeedDocument): string {
  const root = block("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language }, [
    element("id", {}, feed.homeUrl),
    element("title", {}, feed.title),
    feed.description ? element("subtitle", {}, feed.description) : undefined,
    element("link", { rel: "self", type: "application/atom+xml", href: feed.feedUrl }),
    element("link", { rel: "alternate", type: "text/html", hreflang: feed.language, href: feed.homeUrl }),
    // Atom asks for a date also where nothing has happened yet.
    element("updated", {}, rfc3339(feed.updated || "1970-01-01")),
    ...feed.authors.map(person),
    ...feed.entries.map((entry) => entryElement(entry, feed.language)),
  ]);
  return xmlDocument(root);
}

function entryElement(entry: FeedEntry, language: string): Xml {
  return block("entry", {}, [
    element("id", {}, entry.id),
    element("title", {}, entry.title),
    element("link", { rel: "alternate", type: "text/html", hreflang: language, href: entry.url }),
    element("published", {}, rfc3339(entry.published)),
    element("updated", {}, rfc3339(entry.updated)),
    ...entry.authors.map(person),
    ...entry.tags.map((tag) => element("category", { term: tag })),
    entry.summary ? element("summary", {}, entry.summary) : undefined,
    element("content", { type: "html" }, entry.html),
  ]);
}

function person({ name, url }: FeedAuthor): Xml {
  return element("author", {}, element("name", {}, name), url ? element("uri", {}, url) : undefined);
}
