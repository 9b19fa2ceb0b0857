/** A post of the blog. */
import type { PostPage } from "../../schema/page.ts";
import { Hast } from "../article/Hast.tsx";
import { useInParts } from "../article/use-in-parts.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { AuthorLines } from "./AuthorLines.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { Pagination } from "./Pagination.tsx";
import { RelatedPosts } from "./RelatedPosts.tsx";

export function Post({ page }: { page: PostPage }) {
  const { strings } = useManifest();
  const { nodes, isWhole } = useInParts(page);
  const { newer, older } = page;
  return (
    <div className="reading">
      <div className="column">
        <article>
          <header className="page-head">
            <p className="post-facts">
              <time dateTime={page.date.iso}>{page.date.text}</time>
              <span>{page.readingTime}</span>
            </p>
            <h1 lang={page.fallback?.lang}>{page.title}</h1>
            <AuthorLines authors={page.authors} />
          </header>
          <ContentsDetails outline={page.outline} lang={page.fallback?.lang} />
          <div className="prose" lang={page.fallback?.lang}>
            <Hast nodes={nodes} />
          </div>
          <ArticleEnd {...page} />
        </article>
        {page.related && <RelatedPosts posts={page.related} />}
        <Pagination
          back={newer && { label: strings.newerPost, ...newer }}
          forth={older && { label: strings.olderPost, ...older }}
        />
      </div>
      <ContentsColumn outline={page.outline} lang={page.fallback?.lang} isThere={isWhole} />
    </div>
  );
}
