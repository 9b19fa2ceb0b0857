/** The home page: who this is, what there is, what is new. */
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage } from "../navigation/use-language.ts";
import { FeatureIcon } from "./FeatureIcon.tsx";
import { Hero } from "./Hero.tsx";
import { PostList } from "./PostList.tsx";

export function Home({ page }: { page: TextPage<"home"> }) {
  const { action, secondAction, drawing, picture, features, latestPosts, fallback } = page;
  const lang = fallback?.lang;
  const language = useLanguage()(lang);
  const article = useArticle(page);
  return (
    <div className="home">
      <header className="hero" {...language}>
        <div>
          <h1>{page.title}</h1>
          {page.tagline !== "" && <p className="lead">{page.tagline}</p>}
          {action && (
            <p className="actions">
              <Link className="button" href={action.href}>
                {action.title}
              </Link>
              {secondAction && (
                <Link className="button secondary" href={secondAction.href}>
                  {secondAction.title}
                </Link>
              )}
            </p>
          )}
        </div>
        {(drawing || picture) && <Hero page={page} />}
      </header>
      {features.length > 0 && (
        <ul className="features" {...language}>
          {features.map(({ title, text, href, icon }) => (
            <li key={href}>
              <FeatureIcon name={icon} />
              <h2>
                <Link href={href}>{title}</Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {!article.isEmpty && <ArticleText article={article} className="prose home-prose" lang={lang} />}
      {latestPosts && (
        <section className="latest">
          <div className="latest-head" {...language}>
            <h2>{latestPosts.title}</h2>
            <Link href={latestPosts.viewAll.href}>{latestPosts.viewAll.title}</Link>
          </div>
          <PostList posts={latestPosts.items} isBrief />
        </section>
      )}
    </div>
  );
}
