/** A category: what it holds, as cards. */
import type { CategoryPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { PageHead, VersionBadge } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";

export function Category({ page }: { page: CategoryPage }) {
  const language = useLanguage();
  const manifest = useManifest();
  const { previous, next, cases, action } = page;
  const items = page.items.filter(({ href }) => !cases?.items.some((item) => item.href === href));
  return (
    <div className="column column-wide">
      <PageHead
        title={page.title}
        lead={page.description}
        above={
          <>
            <Breadcrumbs crumbs={page.breadcrumbs} manifest={manifest} />
            <VersionBadge version={page.version} />
          </>
        }
      />
      {cases && <Cases overview={cases} isPage={items.length === 0} />}
      {items.length > 0 && (
        <ul className="card-list">
          {items.map(({ title, description, href, lang, count }) => (
            <li key={href} {...language(lang)}>
              <h2>
                <Link href={href}>{title}</Link>
              </h2>
              {description !== "" && <p>{description}</p>}
              {count !== undefined && <p className="count">{count}</p>}
            </li>
          ))}
        </ul>
      )}
      {action && (
        <p className="category-action">
          <Link className="button" href={action.href}>
            {action.title}
          </Link>
        </p>
      )}
      <Pagination back={previous} forth={next} />
    </div>
  );
}
