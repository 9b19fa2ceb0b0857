/** A page of the documentation. */
import type { TextPage } from "../../schema/document-data.ts";
import { hasTitle } from "../../schema/has-title.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { CaseSection } from "../article/CaseFacts.tsx";
import { useArticle } from "../article/use-article.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { DatesLine } from "./Dates.tsx";
import { Feedback } from "./Feedback.tsx";
import { PageHead } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";
import { TagList } from "./TagList.tsx";
import { VersionBadge } from "./VersionBadge.tsx";

export function Doc({ page }: { page: TextPage<"doc"> }) {
  const article = useArticle(page);
  const { previous, next, outline } = page;
  const lang = page.fallback?.lang;
  const above = (
    <>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <VersionBadge version={page.version} />
    </>
  );
  return (
    <div className="reading">
      <div className="column">
        <article>
          {page.hideTitle ? (
            <>
              {above}
              {/* Visitors who move through a page by its headings need the first one. */}
              {!(page.content ? hasTitle(page.content.children) : page.hasTitle) && (
                <h1 className="visually-hidden">{page.title}</h1>
              )}
            </>
          ) : (
            <PageHead title={page.title} lead={page.lead} lang={lang} above={above}>
              <DatesLine {...page} />
            </PageHead>
          )}
          {page.case && <CaseSection panel={page.case} lang={lang} />}
          <ContentsDetails outline={outline} lang={lang} />
          <ArticleText article={article} className="prose" lang={lang} />
          {page.cases && <Cases overview={page.cases} />}
          <TagList tags={page.tags} />
        </article>
        <Feedback key={page.path} />
        <Pagination back={previous} forth={next} />
        <ArticleEnd {...page} dates={page.hideTitle ? page : undefined} />
      </div>
      <ContentsColumn outline={outline} lang={lang} isThere={article.isWhole} />
    </div>
  );
}
