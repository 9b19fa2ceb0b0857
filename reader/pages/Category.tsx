/** A category: what it holds, as cards (S25). */
import type { CategoryPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx";
import { Turns } from "../shell/Turns.tsx";
import { PageHead } from "./PageHead.tsx";

export function Category({ page }: { page: CategoryPage }) {
  const { strings } = useManifest();
  const { previous, next } = page;
  return (
    <div className="column column-wide">
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <PageHead title={page.title} lead={page.description} />
      <ul className="cards">
        {page.items.map(({ title, description, href, count }) => (
          <li key={href}>
            <h2>
              <Link href={href}>{title}</Link>
            </h2>
            {description !== "" && <p>{description}</p>}
            {count !== undefined && <p className="count">{count}</p>}
          </li>
        ))}
      </ul>
      <Turns
        back={previous && { label: strings.previous, ...previous }}
        forth={next && { label: strings.next, ...next }}
      />
    </div>
  );
}
