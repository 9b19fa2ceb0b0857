/** A post of the blog. */
import type { TextPage } from "../../schema/document-data.ts";
import type { AuthorLine, PostPage } from "../../schema/page.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { ContentsColumn, ContentsDetails, contentsOf } from "./Contents.tsx";
import { DatesLine, Day } from "./Dates.tsx";
import { Feedback } from "./Feedback.tsx";
import { PageActions } from "./PageActions.tsx";
import { Pagination } from "./Pagination.tsx";
import { TagList } from "./TagList.tsx";

export function Post({ page }: { page: TextPage<"post"> }) {
  const manifest = useManifest();
  const contents = contentsOf(page, manifest);
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
              <PageActions page={page} manifest={manifest} />
            </div>
            <h1 {...contents.language}>{page.title}</h1>
          </header>
          <ContentsDetails {...contents} />
          <ArticleText article={article} className="prose e-content" lang={page.fallback?.lang} />
          <TagList tags={page.tags} strings={contents.strings} />
        </article>
        <Feedback key={page.path} />
        {page.related && <RelatedPosts posts={page.related} />}
        <Pagination back={newer} forth={older} labels={["newerPost", "olderPost"]} />
        {page.lastUpdated && (
          <footer className="article-end">
            <DatesLine {...page} />
          </footer>
        )}
      </div>
      <ContentsColumn {...contents} isThere={article.isWhole} />
    </div>
  );
}

/** Authors of a post, in lines under its title. */
function AuthorLines({ authors }: { authors: readonly AuthorLine[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className="authors">
      {authors.map(({ name, title, href, image }) => (
        <li key={name}>
          {image !== undefined && <img src={pictureSource(image)} alt="" width="32" height="32" />}
          <span>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
          {title !== undefined && <span className="author-title">{title}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Posts on the subjects of a post. */
function RelatedPosts({ posts }: { posts: NonNullable<PostPage["related"]> }) {
  const language = useLanguage();
  const { strings } = useManifest();
  return (
    <section className="related">
      <h2>{strings.relatedPosts}</h2>
      <ul>
        {posts.map(({ title, href, lang, date }) => (
          <li key={href}>
            <Link href={href} {...language(lang)}>
              {title}
            </Link>
            <Day {...date} />
          </li>
        ))}
      </ul>
    </section>
  );
}
