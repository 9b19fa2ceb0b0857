/** A page by itself, such as About. */
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { ContentsColumn, ContentsDetails, contentsOf } from "./Contents.tsx";
import { DatesLine } from "./Dates.tsx";
import { PageHead } from "./PageHead.tsx";

export function Plain({ page }: { page: TextPage<"page"> }) {
  const article = useArticle(page);
  const lang = page.fallback?.lang;
  const contents = contentsOf(page, useManifest());
  if (page.component !== undefined) return <ArticleText article={article} lang={lang} />;
  return (
    <div className="reading">
      <article className="column">
        <PageHead title={page.title} language={contents.language}>
          <DatesLine {...page} />
        </PageHead>
        <ContentsDetails {...contents} />
        <ArticleText article={article} className="prose" lang={lang} />
      </article>
      <ContentsColumn {...contents} isThere={article.isWhole} />
    </div>
  );
}
