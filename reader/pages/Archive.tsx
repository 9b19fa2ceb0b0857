/** All posts by year. */
import type { ArchivePage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage } from "../navigation/reader-context.ts";
import { Day } from "./Dates.tsx";
import { PageHead } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";

export function Archive({ page }: { page: ArchivePage }) {
  const language = useLanguage();
  return (
    <div className="column column-wide">
      <PageHead title={page.title} lead={page.description} />
      {page.years.map(({ year, posts }) => (
        <section className="archive-year" key={year}>
          <h2>{year}</h2>
          <ol>
            {posts.map(({ title, href, lang, date }) => (
              <li key={href}>
                <Day {...date} />{" "}
                <Link href={href} {...language(lang)}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pagination back={page.previous} forth={page.next} />
    </div>
  );
}
