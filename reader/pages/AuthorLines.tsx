/** Authors of a post, in lines under its title. */
import type { AuthorLine } from "../../schema/page.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";

export function AuthorLines({ authors }: { authors: readonly AuthorLine[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className="authors">
      {authors.map(({ name, title, href, image }) => (
        <li key={name}>
          {image !== undefined && <img src={pictureSource(image)} alt="" width="32" height="32" />}
          <span>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
          {title !== undefined && <span className="author-title">{title}</span>}
        </li>
      ))}
    </ul>
  );
}
