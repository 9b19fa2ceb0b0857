/** A page of the documentation. */
import type { ReactNode } from "react";
import { languageAttributes } from "../../schema/direction.ts";
import type { TextPage } from "../../schema/document-data.ts";
import { hasTitle } from "../../schema/has-title.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { CaseSection } from "../article/CaseFacts.tsx";
import { useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { DatesLine } from "./Dates.tsx";
import { Feedback } from "./Feedback.tsx";
import { PageHead, VersionBadge } from "./PageHead.tsx";
import { PlainPagination } from "./Pagination.tsx";
import { TagList } from "./TagList.tsx";
import { ViewLinks } from "./ViewLinks.tsx";

export function Doc({ page }: { page: TextPage<"doc"> }) {
  const article = useArticle(page);
  const manifest = useManifest();
  const lang = page.fallback?.lang;
  const language = languageAttributes(manifest, lang);
  return (
    <DocFrame
      page={page}
      manifest={manifest}
      above={page.case && <CaseSection panel={page.case} lang={lang} />}
      text={<ArticleText article={article} className="prose" lang={lang} />}
      below={page.cases && <Cases overview={page.cases} />}
      feedback={<Feedback key={page.path} />}
      viewLinks={<ViewLinks page={page} />}
      contents={
        <ContentsColumn
          outline={page.outline}
          language={language}
          strings={manifest.strings}
          isThere={article.isWhole}
        />
      }
    />
  );
}

type FrameProps = {
  page: TextPage<"doc">;
  manifest: Manifest;
  above?: ReactNode;
  text: ReactNode;
  below?: ReactNode;
  feedback: ReactNode;
  viewLinks: ReactNode;
  contents: ReactNode;
};

/** The parts of a docs page that have no state, around those that have: the compiler writes them without React. */
export function DocFrame({ page, manifest, ...parts }: FrameProps) {
  const { title, hideTitle, outline } = page;
  const { strings } = manifest;
  const language = languageAttributes(manifest, page.fallback?.lang);
  const path = (
    <>
      <Breadcrumbs crumbs={page.breadcrumbs} manifest={manifest} />
      <VersionBadge version={page.version} />
    </>
  );
  return (
    <div className="reading">
      <div className="column">
        <article>
          {hideTitle ? (
            <>
              {path}
              {/* Visitors who move through a page by its headings need the first one. */}
              {!(page.content ? hasTitle(page.content.children) : page.hasTitle) && (
                <h1 className="sr-only">{title}</h1>
              )}
            </>
          ) : (
            <PageHead title={title} lead={page.lead} language={language} above={path}>
              <DatesLine {...page} />
            </PageHead>
          )}
          {parts.above}
          <ContentsDetails outline={outline} language={language} strings={strings} />
          {parts.text}
          {parts.below}
          <TagList tags={page.tags} strings={strings} />
        </article>
        {parts.feedback}
        <PlainPagination back={page.previous} forth={page.next} manifest={manifest} />
        <ArticleEnd
          {...page}
          manifest={manifest}
          dates={hideTitle ? page : undefined}
          viewLinks={parts.viewLinks}
        />
      </div>
      {parts.contents}
    </div>
  );
}
