/** All tags of the blog, or of the docs. */
import type { DocTagsPage, TagsPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { PageHead, VersionBadge } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";

export function Tags({ page }: { page: TagsPage | DocTagsPage }) {
  return (
    <div className="column column-wide">
      {"version" in page && <VersionBadge version={page.version} />}
      <PageHead title={page.title} lead={page.description} />
      <ul className="tag-index">
        {page.items.map(({ title, href, count }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <span className="count">{count}</span>
          </li>
        ))}
      </ul>
      <Pagination back={page.previous} forth={page.next} />
    </div>
  );
}
