/** A post of the blog. Classes such as `p-name` tell programs what is what (https://microformats.org/wiki/h-entry). */
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { AuthorLines } from "./AuthorLines.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { Feedback } from "./Feedback.tsx";
import { Pagination } from "./Pagination.tsx";
import { RelatedPosts } from "./RelatedPosts.tsx";
import { TagList } from "./TagList.tsx";

export function Post({ page }: { page: TextPage<"post"> }) {
  const { strings } = useManifest();
  const language = useLanguage();
  const article = useArticle(page);
  const { newer, older, outline } = page;
  const lang = page.fallback?.lang;
  return (
    <div className="reading">
      <div className="column">
        <article className="h-entry">
          <header className="page-head">
            <div className="byline">
              <p className="post-facts">
                <time className="dt-published" dateTime={page.date.iso}>
                  {page.date.text}
                </time>
                <span>{page.readingTime}</span>
              </p>
              <AuthorLines authors={page.authors} />
            </div>
            <h1 className="p-name" {...language(lang)}>
              {page.title}
            </h1>
          </header>
          <ContentsDetails outline={outline} lang={lang} />
          <ArticleText article={article} className="prose e-content" lang={lang} />
          <TagList tags={page.tags} />
        </article>
        <Feedback key={page.path} />
        {page.related && <RelatedPosts posts={page.related} />}
        <Pagination
          back={newer && { label: strings.newerPost, ...newer }}
          forth={older && { label: strings.olderPost, ...older }}
        />
        <ArticleEnd {...page} dates={page} />
      </div>
      <ContentsColumn outline={outline} lang={lang} isThere={article.isWhole} />
    </div>
  );
}
