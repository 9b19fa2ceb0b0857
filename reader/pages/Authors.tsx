/** The people who sign posts. */
import type { AuthorsPage } from "../../schema/page.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";
import { PageHead } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";

export function Authors({ page }: { page: AuthorsPage }) {
  return (
    <div className="column column-wide">
      <PageHead title={page.title} lead={page.description} />
      <ul className="author-list">
        {page.items.map(({ name, title, href, image, description, count }) => (
          <li key={name}>
            {image !== undefined && (
              <img src={pictureSource(image)} alt="" width="64" height="64" loading="lazy" />
            )}
            <div>
              <h2>{href === undefined ? name : <Link href={href}>{name}</Link>}</h2>
              {title !== undefined && <p className="author-title">{title}</p>}
              {description !== "" && <p>{description}</p>}
              <p className="count">{count}</p>
            </div>
          </li>
        ))}
      </ul>
      <Pagination back={page.previous} forth={page.next} />
    </div>
  );
}
