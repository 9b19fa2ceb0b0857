/** The home page: who this is, what there is, what is new. */
import { useLayoutEffect, useRef } from "react";
import type { TextPage } from "../../schema/document-data.ts";
import { ArticleText } from "../article/ArticleText.tsx";
import { useArticle } from "../article/use-article.ts";
import { Link } from "../navigation/Link.tsx";
import { useLanguage, useManifest, useReader } from "../navigation/reader-context.ts";
import { Place } from "../widgets/Place.tsx";
import { PostList } from "./PostList.tsx";

export function Home({ page }: { page: TextPage<"home"> }) {
  const { action, secondAction, facts, drawing, picture, features, latestPosts, fallback } = page;
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
          {facts && <p>{facts}</p>}
        </div>
        {(drawing || picture) && <Hero page={page} />}
      </header>
      {features.length > 0 && (
        <ul className="features" {...language}>
          {features.map(({ title, text, href, drawing }) => (
            <li key={href}>
              {drawing && <FeatureIcon paths={drawing} />}
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

/**
 * The drawing or the picture beside the title of a home page. Its renderer is loaded with the first such page that a link
 * leads to.
 */
function Hero({ page }: { page: TextPage<"home"> }) {
  const { first, content, html } = useReader();
  const manifest = useManifest();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = ref;
    if (!place) return;
    if (page.content) place.replaceChildren(...(content?.renderer()?.hero(page, manifest) ?? []));
    // The document's, which the visitor finds again.
    else if (first.hero) place.replaceChildren(...first.hero);
    else first.hero = [...place.childNodes];
  }, [page, manifest, content, first]);
  return <Place ref={ref} className="hero-place" html={html?.hero} />;
}

const COLOURS = [undefined, "warm", "cool"];

/** The line drawing of a feature: a path in the colour of the text, one in the warm colour, and one in the cool one. */
function FeatureIcon({ paths }: { paths: readonly string[] }) {
  return (
    <svg className="feature-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {paths.map((path, index) => (
        <path key={path} className={COLOURS[index]} d={path} />
      ))}
    </svg>
  );
}
