/** A post of the blog. */
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";
import { ArticleEnd } from "./ArticleEnd.tsx";
import { AuthorLines } from "./AuthorLines.tsx";
import { ContentsColumn, ContentsDetails } from "./Contents.tsx";
import { Day } from "./Dates.tsx";
import { Feedback } from "./Feedback.tsx";
import { Pagination } from "./Pagination.tsx";
import { RelatedPosts } from "./RelatedPosts.tsx";
import { TagList } from "./TagList.tsx";
import { ViewLinks } from "./ViewLinks.tsx";

export function Post({ page }: { page: TextPage<"post"> }) {
  const manifest = useManifest();
  const { strings } = manifest;
  const lang = page.fallback?.lang;
  const contents = { outline: page.outline, language: useLanguage()(lang), strings };
  const article = useArticle(page);
  const { newer, older } = page;
  return (
    <div className="reading">
      <div className="column">
        <article>
          <header className="page-head">
            <div className="byline">
              <p className="post-facts">
                <Day {...page.date} /> <span>{page.readingTime}</span>
              </p>
              <AuthorLines authors={page.authors} />
            </div>
            <h1 {...contents.language}>{page.title}</h1>
          </header>
          <ContentsDetails {...contents} />
          <ArticleText article={article} className="prose e-content" lang={lang} />
          <TagList tags={page.tags} strings={strings} />
        </article>
        <Feedback key={page.path} />
        {page.related && <RelatedPosts posts={page.related} />}
        <Pagination back={newer} forth={older} labels={["newerPost", "olderPost"]} />
        <ArticleEnd {...page} manifest={manifest} dates={page} viewLinks={<ViewLinks page={page} />} />
      </div>
      <ContentsColumn {...contents} isThere={article.isWhole} />
    </div>
  );
}
