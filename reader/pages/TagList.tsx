/** Tags of a page, each a link to its list. */
import type { Link as LinkData } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

export function TagList({ tags }: { tags: readonly LinkData[] }) {
  const { strings } = useManifest();
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={strings.tags}>
      {tags.map(({ title, href }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
