/** Tags of a page, each a link to its list. */
import type { Link as LinkData } from "../../schema/page.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { Link } from "../navigation/Link.tsx";

export function TagList({ tags, strings }: { tags: readonly LinkData[]; strings: ReaderStrings }) {
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
