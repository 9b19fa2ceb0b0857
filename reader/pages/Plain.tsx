/** A page by itself, such as About. */
import type { PlainPage } from "../../schema/page.ts";
import { Hast } from "../article/Hast.tsx";
import { useInParts } from "../article/use-in-parts.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { PageHead } from "./PageHead.tsx";

export function Plain({ page }: { page: PlainPage }) {
  const { nodes, isWhole } = useInParts(page);
  if (page.component !== undefined)
    return (
      <div lang={page.fallback?.lang}>
        <Hast nodes={nodes} />
      </div>
    );
  return (
    <div className="reading">
      <article className="column">
        <PageHead title={page.title} lang={page.fallback?.lang} />
        <ContentsDetails outline={page.outline} lang={page.fallback?.lang} />
        <div className="prose" lang={page.fallback?.lang}>
          <Hast nodes={nodes} />
        </div>
        <ArticleEnd markdown={page.markdown} />
      </article>
      <ContentsColumn outline={page.outline} lang={page.fallback?.lang} isThere={isWhole} />
    </div>
  );
}
