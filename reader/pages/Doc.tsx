/** A page of the documentation. */
import type { TextPage } from "../../schema/document-data.ts";
import { hasTitle } from "../../schema/has-title.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { CaseColumn, CaseDetails } from "../article/CaseFacts.tsx";
import { type Article, useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { ContentsColumn, ContentsDetails, contentsOf } from "./Contents.tsx";
import { DatesLine } from "./Dates.tsx";
import { Feedback } from "./Feedback.tsx";
import { PageActions } from "./PageActions.tsx";
import { PageHead, VersionBadge } from "./PageHead.tsx";
import { Pagination } from "./Pagination.tsx";
import { TagList } from "./TagList.tsx";

export function Doc({ page }: { page: TextPage<"doc"> }) {
  return docTree(page, useManifest(), useArticle(page));
}

/** The elements of the page, which the compiler writes without React. */
export function docTree(page: TextPage<"doc">, manifest: Manifest, article: Article) {
  const lang = page.fallback?.lang;
  const contents = contentsOf(page, manifest);
  const facts = (
    <DatesLine {...page}>
      <PageActions page={page} manifest={manifest} />
    </DatesLine>
  );
  const above = (
    <>
      <Breadcrumbs crumbs={page.breadcrumbs} manifest={manifest} />
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
                <h1 className="sr-only">{page.title}</h1>
              )}
            </>
          ) : (
            <PageHead title={page.title} lead={page.lead} language={contents.language} above={above}>
              {facts}
            </PageHead>
          )}
          {page.case && <CaseDetails panel={page.case} lang={lang} />}
          <ContentsDetails {...contents} />
          <ArticleText article={article} className="prose" lang={lang} />
          {page.cases && <Cases overview={page.cases} />}
          <TagList tags={page.tags} strings={contents.strings} />
        </article>
        <Feedback key={page.path} />
        <Pagination back={page.previous} forth={page.next} />
        {page.hideTitle && <footer className="article-end">{facts}</footer>}
      </div>
      <ContentsColumn
        {...contents}
        isThere={article.isWhole}
        above={page.case && <CaseColumn panel={page.case} lang={lang} />}
      />
    </div>
  );
}
