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

/** Paths in the colour of the text, in the warm colour, and in the cool one. */
const DRAWINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ["writing", ["M8 40h32M14 33l2.5-9.5L33 7l7 7-16.5 16.5zM29 11l7 7", "M14 33l4.5-1.2"]],
  [
    "ai",
    [
      "M10 14h14M10 22h10M10 30h14",
      "M35 10v6M32 13h6",
      "M26 29a7 7 0 1 0 14 0a7 7 0 1 0-14 0M33 22v-2M33 38v-2M26 29h-2M42 29h-2M30 29.5l2 2 4-4.5",
    ],
  ],
  ["portfolio", ["M8 12h22v28H8zM14 12V8h24v28h-8M13 20h12M13 26h12", "M13 32h7"]],
]);

const COLOURS = [undefined, "warm", "cool"];

/** Line drawings of the home page's feature blocks; `schema/front-matter.ts` names them. */
export function FeatureIcon({ name = "" }: { name?: string | undefined }) {
  const paths = DRAWINGS.get(name);
  return (
    paths && (
      <svg className="feature-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        {paths.map((path, index) => (
          <path key={path} className={COLOURS[index]} d={path} />
        ))}
      </svg>
    )
  );
}
