/** A feed as plain values with absolute URLs, for any format. Input of every renderer in this folder. */

/** `url` is absolute. */
export type FeedAuthor = { name: string; url?: string | undefined };

export type FeedEntry = {
  /** Never changes, also when the address does: the oldest address of the post. */
  id: string;
  url: string;
  /** Plain text. */
  title: string;
  /** Plain text; empty where there is none. */
  summary: string;
  /** The whole post, with absolute URLs (`entryHtml`). */
  html: string;
  /** ISO 8601; a day is midnight UTC. */
  published: string;
  /** ISO 8601; equal to `published` for a post that never changed. */
  updated: string;
  authors: FeedAuthor[];
  /** Labels. */
  tags: string[];
};

export type FeedDocument = {
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Language tag, such as `en-GB`. */
  language: string;
  /** The page that the feed is of. */
  homeUrl: string;
  /** The feed itself. */
  feedUrl: string;
  /** ISO 8601: when an entry last changed; empty if the feed has no entries. */
  updated: string;
  /** The authors of the site, for entries without authors of their own. */
  authors: FeedAuthor[];
  /** Newest first. */
  entries: FeedEntry[];
};

/** ISO 8601 day or time → the instant. Without an offset it is UTC: the machine's own zone must not count. */
function instant(iso: string): Date {
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(iso);
  return new Date(iso.includes("T") && !hasZone ? `${iso}Z` : iso);
}

/** `2025-03-17` → `2025-03-17T00:00:00Z` (RFC 3339: Atom, JSON Feed). */
export function rfc3339(iso: string): string {
  return instant(iso).toISOString().replace(".000Z", "Z");
}

/** `2025-03-17` → `Mon, 17 Mar 2025 00:00:00 GMT` (RFC 822 with a year of four digits: RSS). */
export function rfc822(iso: string): string {
  return instant(iso).toUTCString();
}
