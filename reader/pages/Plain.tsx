/** A page by itself, such as About. */
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { DatesLine } from "./Dates.tsx";
import { PageHead } from "./PageHead.tsx";

export function Plain({ page }: { page: TextPage<"page"> }) {
  const article = useArticle(page);
  if (page.component !== undefined) return <ArticleText article={article} lang={page.fallback?.lang} />;
  return (
    <div className="reading">
      <article className="column">
        <PageHead title={page.title} lang={page.fallback?.lang}>
          <DatesLine {...page} />
        </PageHead>
        <ContentsDetails outline={page.outline} lang={page.fallback?.lang} />
        <ArticleText article={article} className="prose" lang={page.fallback?.lang} />
      </article>
      <ContentsColumn outline={page.outline} lang={page.fallback?.lang} isThere={article.isWhole} />
    </div>
  );
}
