/** The docs of a tag, as cards. */
import type { DocTagPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { PageHead, VersionBadge } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";

export function DocTag({ page }: { page: DocTagPage }) {
  const language = useLanguage();
  const { strings } = useManifest();
  return (
    <div className="column column-wide">
      <VersionBadge version={page.version} />
      <PageHead title={page.title} lead={page.description}>
        <ul className="page-links">
          <li className="count">{page.count}</li>
          <li>
            <Link href={page.allTags}>{strings.allTags}</Link>
          </li>
        </ul>
      </PageHead>
      <ul className="card-list">
        {page.items.map(({ title, description, href, lang }) => (
          <li key={href} {...language(lang)}>
            <h2>
              <Link href={href}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <Pagination back={page.previous} forth={page.next} />
    </div>
  );
}
