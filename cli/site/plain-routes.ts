/** Files of `pages/` → home and plain pages; and the not-found page, which every locale has. */
import { actionsOf } from "../../schema/home.ts";
import type { HomePage, PostSummary } from "../../schema/page.ts";
import { routeUnder } from "../../schema/paths.ts";
import type { Page } from "../compile/compile-files.ts";
import type { PageFacts } from "../markdown/compiled-page.ts";
import { commonMeta, reviewedLine, shownOutline } from "./common-meta.ts";
import { pairName } from "./fallbacks.ts";
import type { Formats } from "./formats.ts";
import type { Locale, Route } from "./site.ts";
import { resolveSlug } from "./slug.ts";
import { searchHead, visibilityOf } from "./visibility.ts";

type PlainSource = { page: Page; facts: PageFacts<"pages"> };

/** Route of a plain page: its file, `index` being its folder, or its slug. */
export function plainPath({ page, facts }: PlainSource, locale: Locale): string {
  const parts = page.source.name.split("/");
  const own = parts.at(-1) === "index" ? parts.slice(0, -1) : parts;
  const { slug } = facts.frontMatter;
  return routeUnder(
    locale.home,
    slug === undefined ? `/${own.join("/")}` : resolveSlug(slug, own.slice(0, -1).join("/")),
  );
}

/** `linkTarget` turns a route or an address as written into what can go into `href`. */
export function plainRoute(
  { page, facts }: PlainSource,
  {
    locale,
    formats,
    tagline,
    latest,
    allPosts,
    linkTarget,
  }: {
    locale: Locale;
    formats: Formats;
    tagline: string;
    latest: readonly PostSummary[];
    /** Href of the list of posts. */
    allPosts: string;
    linkTarget: (to: string) => string;
  },
): Route {
  const { frontMatter } = facts;
  const path = plainPath({ page, facts }, locale);
  const title = frontMatter.title ?? facts.heading ?? page.source.name;
  const common = {
    ...commonMeta(locale, path, title, frontMatter.description ?? facts.excerpt),
    visibility: visibilityOf(page),
    outline: shownOutline(facts.outline, frontMatter),
  };
  return {
    path,
    locale: locale.id,
    identity: pairName(page.source),
    page,
    head: {
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      modified: frontMatter.last_update?.date,
      ...searchHead(frontMatter.search),
    },
    meta: frontMatter.home
      ? {
          kind: "home",
          ...common,
          ...homeBlocks(frontMatter.home, { tagline, latest, allPosts, linkTarget }),
        }
      : { kind: "page", ...common, ...reviewedLine(page, locale, formats) },
  };
}

/** Line drawings of the home page's features, 48 units wide: paths in the colour of the text, in the warm colour, and in the cool one. */
const featureDrawings = {
  writing: ["M8 40h32M14 33l2.5-9.5L33 7l7 7-16.5 16.5zM29 11l7 7", "M14 33l4.5-1.2"],
  ai: [
    "M10 14h14M10 22h10M10 30h14",
    "M35 10v6M32 13h6",
    "M26 29a7 7 0 1 0 14 0a7 7 0 1 0-14 0M33 22v-2M33 38v-2M26 29h-2M42 29h-2M30 29.5l2 2 4-4.5",
  ],
  portfolio: ["M8 12h22v28H8zM14 12V8h24v28h-8M13 20h12M13 26h12", "M13 32h7"],
};

function homeBlocks(
  home: NonNullable<PageFacts<"pages">["frontMatter"]["home"]>,
  {
    tagline,
    latest,
    allPosts,
    linkTarget,
  }: {
    tagline: string;
    latest: readonly PostSummary[];
    allPosts: string;
    linkTarget: (to: string) => string;
  },
): Pick<
  HomePage,
  | "tagline"
  | "action"
  | "secondAction"
  | "facts"
  | "subject"
  | "drawing"
  | "picture"
  | "features"
  | "latestPosts"
> {
  const { facts = [], subject, drawing, picture, features, latest_posts: posts } = home;
  const [action, secondAction] = actionsOf(home).map(({ label, to }) => ({
    title: label,
    href: linkTarget(to),
  }));
  return {
    tagline: home.tagline ?? tagline,
    ...(action && { action }),
    ...(secondAction && { secondAction }),
    ...(facts.length > 0 && { facts: facts.join(" ") }),
    ...(subject && { subject }),
    ...(picture ? { picture: { src: picture.file, alt: picture.alt } } : drawing && { drawing }),
    features: features.map(({ title, text, to, icon }) => ({
      title,
      text,
      href: linkTarget(to),
      ...(icon && { drawing: featureDrawings[icon] }),
    })),
    ...(posts && {
      latestPosts: {
        title: posts.title,
        viewAll: { title: posts.view_all, href: allPosts },
        items: latest.slice(0, posts.count),
      },
    }),
  };
}

export function notFoundRoute(locale: Locale): Route {
  const path = routeUnder(locale.home, "/404");
  const { notFoundTitle, notFoundText } = locale.strings.reader;
  return {
    path,
    locale: locale.id,
    identity: "not-found",
    head: { keywords: [] },
    meta: { kind: "not-found", ...commonMeta(locale, path, notFoundTitle, notFoundText) },
  };
}
