/** A page of the documentation. */
import type { TextPage } from "../../schema/document-data.ts";
import { hasTitle } from "../../schema/has-title.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { CaseSection } from "../article/CaseFacts.tsx";
import { useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { Feedback } from "./Feedback.tsx";
import { Pagination } from "./Pagination.tsx";
import { TagList } from "./TagList.tsx";
import { VersionBadge } from "./VersionBadge.tsx";

export function Doc({ page }: { page: TextPage<"doc"> }) {
  const { strings } = useManifest();
  const language = useLanguage();
  const article = useArticle(page);
  const { previous, next } = page;
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
            <header className="page-head">
              {above}
              <h1 {...language(page.fallback?.lang)}>{page.title}</h1>
              {page.lead !== undefined && (
                <p className="lead" {...language(page.fallback?.lang)}>
                  {page.lead}
                </p>
              )}
              {page.lastUpdated && (
                <p className="post-facts">
                  <time dateTime={page.lastUpdated.iso}>{page.lastUpdated.text}</time>
                </p>
              )}
            </header>
          )}
          {page.case && <CaseSection panel={page.case} lang={page.fallback?.lang} />}
          <ContentsDetails outline={page.outline} lang={page.fallback?.lang} />
          <ArticleText article={article} className="prose" lang={page.fallback?.lang} />
          {page.cases && <Cases overview={page.cases} />}
          <TagList tags={page.tags} />
        </article>
        <Feedback key={page.path} />
        <Pagination
          back={previous && { label: strings.previous, ...previous }}
          forth={next && { label: strings.next, ...next }}
        />
        <ArticleEnd {...page} lastUpdated={page.hideTitle ? page.lastUpdated : undefined} />
      </div>
      <ContentsColumn outline={page.outline} lang={page.fallback?.lang} isThere={article.isWhole} />
    </div>
  );
}
