/**
 * The `<head>` of a document, in the order that the first paint needs: character set, policy, texts and links, then the
 * script that sets the colour mode, and the style.
 */
import { constructSheets } from "../../schema/construct-sheets.ts";
import type { Alternate } from "./alternates.ts";
import { byFirstScreen, type FirstStyle, firstParts, firstStylesOf } from "./first-styles.ts";
import { type Attributes, element, escapedText, type HasMark, marksOf, voidTag } from "./html-tags.ts";
import { type JsonLd, jsonLdText } from "./json-ld.ts";

/** The parts that the heads of all documents share. */
export type DocumentFrame = {
  /** Other hosts that the page may load pictures and its font's style from. */
  hosts: readonly string[];
  /** Regular expression of hrefs that something else serves. */
  external: string | undefined;
  icon?: string | undefined;
  /** Colour of the browser's frame; with `media` where the system's setting decides. */
  themeColours: { colour: string; media?: string | undefined }[];
  /** The policy with the hashes of all scripts and styles that a document may hold. */
  contentSecurityPolicy: string;
  /** Addresses of the fonts of titles and texts. */
  faces: string[];
  /** Runs before the first paint. */
  bootScript: string;
  /** The script that opens the tabs that a visitor has chosen, for documents with such tabs. */
  tabs: { text: string; hash: string };
  /** Hash of the script of the document that stands for any address. */
  chooseLocaleHash: string;
  /** The styles that a document may hold. */
  firstStyles: readonly FirstStyle[];
  /** Style sheets, the reader's first. */
  stylesheets: string[];
  /** The reader's style for `FEW_MEDIA`. In other media it does not delay the first paint. */
  mediaStyle: string;
  /** The reader's style of the home page and of pages that list others. */
  overviewStyle: string;
  /** The reader's styles of steps, formulas and other constructs. A document has one if an element's first class has its name. */
  constructStyles: { name: string; href: string }[];
  /** The style of integrations that show something; `always` for the feedback form, which any page may lead to. */
  integrationStyle?: { href: string; always: boolean } | undefined;
  /** Origins that frames of embedded content may show. */
  frames?: readonly string[] | undefined;
  /** The script of an analytics service. */
  analytics?: { src: string; attributes: Readonly<Record<string, string>> } | undefined;
  /** The reader, after the scripts that it imports: the script above asks for them. None in a document that does without. */
  readerScripts: string[];
  /** Scripts that the page will import. */
  modulePreloads: string[];
};

export type DocumentHeadProps = Omit<DocumentFrame, "overviewStyle"> & {
  /** The title from `documentTitle`. */
  title: string;
  /** Empty where there is none. */
  description: string;
  keywords: string[];
  /** Absolute. Absent for the not-found page, which has no address of its own. */
  canonical?: string | undefined;
  /** True: search engines are asked to leave the page out. */
  noindex: boolean;
  /** The alternates from `alternatesOf`. */
  alternates: Alternate[];
  openGraph: OpenGraphProps;
  jsonLd: JsonLd[];
  feeds: { title: string; href: string; type: string }[];
  /** Other addresses of the author whom the page is about. */
  me?: readonly string[];
  /** Address of the page as Markdown. */
  markdown?: string | undefined;
  /** Tags of the site's own, in order. */
  headTags?: readonly HeadTagProps[] | undefined;
  /** Undefined for a page that lists no others. */
  overviewStyle?: string | undefined;
};

/** The attributes of a `<meta>` or of a `<link>`. */
export type HeadTagProps = { tag: "meta" | "link"; attributes: Readonly<Record<string, string>> };

/** Print, and media queries that match for few visitors. */
const FEW_MEDIA = "print, (prefers-contrast: more), (forced-colors: active)";

/** Parts above the text that few pages have, and a shell without text: the styles in the document do not know them. */
const moreToStyle = [
  ...['class="announcement"', 'class="banner"', 'class="version-badge"'],
  ' data-loading="',
];

const TABS = ' data-group="';
const EMBED = 'class="embed"';
/** The parts of the document that stands for any address. */
const LOCALES = ' data-home="';

const marksIn = marksOf([
  ...Object.values(firstParts).flat(),
  ...Object.keys(constructSheets).map(firstClass),
  ...moreToStyle,
  TABS,
  EMBED,
  LOCALES,
]);

function firstClass(name: string): string {
  return `class="${name}`;
}

/** The content of `<head>` above this body. */
export function headHtml(head: DocumentHeadProps, body = ""): string {
  const [screen, below] = byFirstScreen(body);
  const [isOnScreen, isBelow] = [marksIn(screen), marksIn(below)];
  // If a text of the page contains such a string, the document only gets a few bytes larger.
  const has: HasMark = (mark) => isOnScreen(mark) || isBelow(mark);
  const hasTabs = has(TABS);
  const { description, keywords, canonical, markdown, icon, tabs } = head;
  const isLate = !moreToStyle.some(has);
  const firstStyles = firstStylesOf(head.firstStyles, isOnScreen, isLate);
  const styles = (areFaces: boolean) =>
    firstStyles
      .filter(({ name }) => (name === "faces") === areFaces)
      .map(({ text }) => element("style", areFaces ? { "data-faces": head.faces.join(" ") } : {}, text));
  const leftOut = [
    ...head.firstStyles.flatMap((style) => (firstStyles.includes(style) ? [] : [style.hash])),
    ...(hasTabs ? [] : [tabs.hash]),
    ...(has(LOCALES) ? [] : [head.chooseLocaleHash]),
  ];
  const policy = leftOut.reduce((text, hash) => text.replace(` ${hash}`, ""), head.contentSecurityPolicy);
  const parts = [
    voidTag("meta", { charset: "utf-8" }),
    named("viewport", "width=device-width, initial-scale=1"),
    voidTag("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element("title", {}, escapedText(head.title)),
    description && named("description", description),
    keywords.length > 0 && named("keywords", keywords.join(", ")),
    head.noindex && named("robots", "noindex"),
    canonical !== undefined && link({ rel: "canonical", href: canonical }),
    ...head.alternates.map(({ hreflang, url }) => link({ rel: "alternate", hreflang, href: url })),
    openGraphHtml(head.openGraph),
    ...head.feeds.map(({ title, href, type }) => link({ rel: "alternate", type, title, href })),
    markdown !== undefined && link({ rel: "alternate", type: "text/markdown", href: markdown }),
    ...(head.me ?? []).map((href) => link({ rel: "me", href })),
    icon !== undefined && link({ rel: "icon", href: icon }),
    ...head.themeColours.map(({ colour, media }) =>
      voidTag("meta", { name: "theme-color", content: colour, media }),
    ),
    ...(head.headTags ?? []).map(({ tag, attributes }) => voidTag(tag, attributes)),
    ...head.modulePreloads.map((href) => link({ rel: "modulepreload", href })),
    // Before the script, which switches it off where the faces would be late.
    ...styles(true),
    element("script", {}, head.bootScript),
    hasTabs && element("script", {}, tabs.text),
    ...styles(false),
    ...styleLinks(head, has, isLate),
    head.jsonLd.length > 0 && element("script", { type: "application/ld+json" }, jsonLdText(head.jsonLd)),
  ];
  return parts.filter(Boolean).join("");
}

/** The site's own style sheets come after those of the reader, which they can override. */
function styleLinks(
  {
    stylesheets: [reader = "", ...own],
    overviewStyle,
    constructStyles,
    integrationStyle,
    mediaStyle,
  }: DocumentHeadProps,
  has: HasMark,
  isLate: boolean,
): string[] {
  const rel = "stylesheet";
  return [
    ...[reader, overviewStyle].flatMap((href) =>
      href === undefined ? [] : isLate ? lateStyle(href) : [link({ rel, href })],
    ),
    ...constructStyles.filter(({ name }) => has(firstClass(name))).map(({ href }) => link({ rel, href })),
    ...(integrationStyle && (integrationStyle.always || has(EMBED))
      ? [link({ rel, href: integrationStyle.href })]
      : []),
    link({ rel, media: FEW_MEDIA, href: mediaStyle }),
    ...own.map((href) => link({ rel, href })),
  ];
}

/**
 * A sheet for paper, which no paint waits for: after the first one, the script above makes it a sheet for every medium. It is requested
 * once that script enables it, since on a slow line it would share that with the faces.
 */
function lateStyle(href: string): string[] {
  const rel = "stylesheet";
  const late = { rel, media: "print", href, disabled: "", "data-late": "" };
  return [link(late), element("noscript", {}, link({ rel, href }))];
}

function named(name: string, content: string): string {
  return voidTag("meta", { name, content });
}

function link(attributes: Attributes): string {
  return voidTag("link", attributes);
}

type OpenGraphProps = {
  type: "website" | "article" | "profile";
  title: string;
  /** Empty where there is none. */
  description: string;
  /** Absolute. */
  url?: string | undefined;
  siteName: string;
  /** Language tag of the page, and those of its real translations without itself. */
  language: string;
  otherLanguages: string[];
  /** Absolute, from the page or the site. */
  image?:
    | { url: string; alt?: string | undefined; width?: number | undefined; height?: number | undefined }
    | undefined;
  /** Facts of a post. Dates are in ISO 8601; authors are addresses of their pages, or names. */
  article?:
    | { published: string; modified?: string | undefined; authors: string[]; tags: string[] }
    | undefined;
};

/**
 * Link preview of a page: Open Graph (https://ogp.me), and the card that X reads beside it.
 * Its tags, in order.
 */
function openGraphHtml(page: OpenGraphProps): string {
  const { image, article } = page;
  const language = openGraphLocale(page.language);
  const others = [...new Set(page.otherLanguages.flatMap((tag) => openGraphLocale(tag) ?? []))].filter(
    (other) => other !== language,
  );
  const properties: [string, string | number | undefined][] = [
    ["og:type", page.type],
    ["og:title", page.title],
    ["og:description", page.description || undefined],
    ["og:url", page.url],
    ["og:site_name", page.siteName],
    ["og:locale", language],
    ...others.map((other): [string, string] => ["og:locale:alternate", other]),
    ["og:image", image?.url],
    ["og:image:width", image?.width],
    ["og:image:height", image?.height],
    ["og:image:alt", image?.alt],
    ["article:published_time", article?.published],
    ["article:modified_time", article?.modified],
    ...(article?.authors ?? []).map((author): [string, string] => ["article:author", author]),
    ...(article?.tags ?? []).map((tag): [string, string] => ["article:tag", tag]),
  ];
  const tags = properties.map(([property, content]) =>
    content === undefined ? "" : voidTag("meta", { property, content }),
  );
  const card = image ? "summary_large_image" : "summary";
  return `${tags.join("")}${voidTag("meta", { name: "twitter:card", content: card })}`;
}

/** Language and territory: `en-GB` → `en_GB`, `zh-Hant-TW` → `zh_TW`; undefined for a tag without a territory. */
function openGraphLocale(tag: string): string | undefined {
  const [language, ...parts] = tag.split("-");
  const territory = parts.find((part) => /^[A-Za-z]{2}$/.test(part));
  return territory && `${language?.toLowerCase()}_${territory.toUpperCase()}`;
}
