/** Tags of a page, each a link to its list. */
import type { Link } from "../../schema/page.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { PlainLink } from "../navigation/Link.tsx";

export function TagList({ tags, strings }: { tags: readonly Link[]; strings: ReaderStrings }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tag-list" aria-label={strings.tags}>
      {tags.map(({ title, href }) => (
        <li key={href}>
          <PlainLink href={href} strings={strings}>
            {title}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
