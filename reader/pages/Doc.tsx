/** A page of the documentation. */
import type { HastRoot } from "../../schema/hast.ts";
import type { DocPage } from "../../schema/page.ts";
import { CaseSection } from "../article/CaseFacts.tsx";
import { Hast } from "../article/Hast.tsx";
import { useInParts } from "../article/use-in-parts.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Cases } from "./Cases.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { Pagination } from "./Pagination.tsx";
import { VersionBadge } from "./VersionBadge.tsx";

export function Doc({ page }: { page: DocPage }) {
  const { strings } = useManifest();
  const { nodes, isWhole } = useInParts(page);
  const { previous, next } = page;
  return (
    <div className="reading">
      <div className="column">
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <VersionBadge version={page.version} />
        <article>
          {page.hideTitle ? (
            // Who moves through a page by its headings needs the first one.
            !hasTitle(page.content) && <h1 className="visually-hidden">{page.title}</h1>
          ) : (
            <header className="page-head">
              <h1 lang={page.fallback?.lang}>{page.title}</h1>
            </header>
          )}
          {page.case && <CaseSection panel={page.case} lang={page.fallback?.lang} />}
          <ContentsDetails outline={page.outline} lang={page.fallback?.lang} />
          <div className="prose" lang={page.fallback?.lang}>
            <Hast nodes={nodes} />
          </div>
          {page.cases && <Cases overview={page.cases} />}
          <ArticleEnd {...page} />
        </article>
        <Pagination
          back={previous && { label: strings.previous, ...previous }}
          forth={next && { label: strings.next, ...next }}
        />
      </div>
      <ContentsColumn outline={page.outline} lang={page.fallback?.lang} isThere={isWhole} />
    </div>
  );
}

/** True where the text brings a heading of the first level of its own. */
function hasTitle({ children }: Pick<HastRoot, "children">): boolean {
  return children.some((node) => node.type === "element" && (node.tagName === "h1" || hasTitle(node)));
}
