/** The feeds of a blog of Docusaurus. */
import type { FeedFormat } from "../../../schema/site.ts";

const feeds: readonly { format: FeedFormat; file: string }[] = [
  { format: "rss", file: "rss.xml" },
  { format: "atom", file: "atom.xml" },
  { format: "json", file: "feed.json" },
];

/** RSS and Atom, unless the options name other feeds. */
export function feedsIn(type: unknown): readonly { format: FeedFormat; file: string }[] {
  if (type === null) return [];
  if (type === "all") return feeds;
  const named = [type ?? ["rss", "atom"]].flat();
  return feeds.filter(({ format }) => named.includes(format));
}

export function isFeed(path: string): boolean {
  return feeds.some(({ file }) => path.endsWith(`/${file}`));
}
