/** Links to feeds, for readers who follow them with a program of their own. */
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

export function FeedLinks({ feeds }: { feeds: Manifest["feeds"] }) {
  const { strings } = useManifest();
  if (feeds.length === 0) return null;
  return (
    <li>
      {strings.feeds}
      {feeds.map(({ href, title, type }) => (
        <Link key={href} href={href} title={title} type={type}>
          {NAMES.get(type) ?? title}
        </Link>
      ))}
    </li>
  );
}

/** Names of the formats, by media type. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["application/rss+xml", "RSS"],
  ["application/atom+xml", "Atom"],
  ["application/feed+json", "JSON"],
]);
