import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { type DocumentHeadProps, headHtml } from "../../../cli/emit/head.ts";
import { node, page } from "../../../cli/emit/json-ld.ts";

const EN = "https://example.com/blog/x";
const FR = "https://example.com/fr/blog/x";

const post: DocumentHeadProps = {
  hosts: [],
  external: undefined,
  title: "L’IA & <moi> | Site",
  description: 'Une "phrase".',
  keywords: ["un", "deux"],
  canonical: FR,
  noindex: false,
  alternates: [
    { hreflang: "en-GB", url: EN },
    { hreflang: "fr-FR", url: FR },
    { hreflang: "x-default", url: EN },
  ],
  openGraph: {
    type: "article",
    title: "L’IA & <moi>",
    description: 'Une "phrase".',
    url: FR,
    siteName: "Site",
    language: "fr-FR",
    otherLanguages: ["en-GB"],
    image: { url: "https://example.com/_twsite/a.png", alt: "Un dessin", width: 1200, height: 630 },
    article: {
      published: "2025-01-20",
      modified: "2025-02-01",
      authors: ["https://example.com/w", "Guest"],
      tags: ["IA", "Outils"],
    },
  },
  jsonLd: [node("WebPage", page({ url: FR, title: "</script>", description: "", language: "fr-FR" }))],
  feeds: [{ title: "Site, RSS", href: "/fr/blog/rss.xml", type: "application/rss+xml" }],
  markdown: "/fr/blog/x.md",
  icon: "/_twsite/favicon.svg",
  themeColours: [
    { colour: "#fff", media: "(prefers-color-scheme: light)" },
    { colour: "#111", media: "(prefers-color-scheme: dark)" },
  ],
  contentSecurityPolicy:
    "script-src 'self' 'sha256-locales' 'sha256-tabs'; style-src 'sha256-faces' 'sha256-screen' 'sha256-tables'",
  faces: ["/_twsite/f.woff2"],
  bootScript: 'document.documentElement.dataset.theme = 1 < 2 && "dark";',
  tabs: { text: "openTabs();", hash: "'sha256-tabs'" },
  chooseLocaleHash: "'sha256-locales'",
  firstStyles: [
    { name: "faces", text: "@font-face {}", hash: "'sha256-faces'" },
    { name: "screen", text: "main > p { color: red; }", hash: "'sha256-screen'" },
    { name: "tables", text: "td { color: red; }", hash: "'sha256-tables'" },
  ],
  stylesheets: ["/_twsite/reader.css", "/_twsite/theme.css"],
  constructStyles: [
    { name: "construct", href: "/_twsite/constructs.css" },
    { name: "code-part", href: "/_twsite/construct-code.css" },
    { name: "construct icon", href: "/_twsite/construct-icons.css" },
  ],
  mediaStyle: "/_twsite/media.css",
  modulePreloads: [],
  readerScripts: ["/_twsite/reader.js"],
};

function headOf(props: DocumentHeadProps): Element {
  const html = `<html lang="fr-FR"><head>${headHtml(props)}</head><body></body></html>`;
  const head = select("head", fromHtml(html));
  if (head === undefined) throw new Error("no head");
  return head;
}

const head = headOf(post);
const properties = (query: string) => selectAll(query, head).map((element) => element.properties);
const contents = (query: string) => properties(query).map(({ content }) => content);

test("the title is the given text", () => {
  expect(textOf(select("title", head) as Element)).toBe("L’IA & <moi> | Site");
});

test("search engines get description, keywords, canonical and the languages that the page exists in", () => {
  expect(contents("meta[name=description]")).toEqual(['Une "phrase".']);
  expect(contents("meta[name=keywords]")).toEqual(["un, deux"]);
  expect(properties("link[rel=canonical]")).toEqual([{ rel: ["canonical"], href: FR }]);
  expect(properties("link[hreflang]").map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ["en-GB", EN],
    ["fr-FR", FR],
    ["x-default", EN],
  ]);
  expect(contents("meta[name=robots]")).toEqual([]);
});

test("a link preview gets title, text, picture, language and the facts of a post, one tag for each value", () => {
  expect(selectAll("meta[property]", head).map(({ properties: p }) => [`${p.property}`, p.content])).toEqual([
    ["og:type", "article"],
    ["og:title", "L’IA & <moi>"],
    ["og:description", 'Une "phrase".'],
    ["og:url", FR],
    ["og:site_name", "Site"],
    ["og:locale", "fr_FR"],
    ["og:locale:alternate", "en_GB"],
    ["og:image", "https://example.com/_twsite/a.png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Un dessin"],
    ["article:published_time", "2025-01-20"],
    ["article:modified_time", "2025-02-01"],
    ["article:author", "https://example.com/w"],
    ["article:author", "Guest"],
    ["article:tag", "IA"],
    ["article:tag", "Outils"],
  ]);
  expect(contents("meta[name='twitter:card']")).toEqual(["summary_large_image"]);
});

test("a page without a picture asks for a small card", () => {
  const { image, ...openGraph } = post.openGraph;
  const plain = headOf({ ...post, openGraph });
  expect(select("meta[name='twitter:card']", plain)?.properties.content).toBe("summary");
  expect(select("meta[property='og:image']", plain)).toBeUndefined();
});

test("feeds, the page as Markdown, the icon and the colours of the browser's frame are found", () => {
  expect(properties("link[rel=alternate][type]")).toEqual([
    { rel: ["alternate"], type: "application/rss+xml", title: "Site, RSS", href: "/fr/blog/rss.xml" },
    { rel: ["alternate"], type: "text/markdown", href: "/fr/blog/x.md" },
  ]);
  expect(properties("link[rel=icon]")).toEqual([{ rel: ["icon"], href: "/_twsite/favicon.svg" }]);
  expect(contents("meta[name=theme-color]")).toEqual(["#fff", "#111"]);
});

test("the faces of the site have a style of their own before the script, which may switch it off", () => {
  const [first, second] = selectAll("script:not([type]), style", head);
  expect(first?.properties).toEqual({ dataFaces: "/_twsite/f.woff2" });
  expect(second?.tagName).toBe("script");
  expect(selectAll("style[data-faces]", head)).toHaveLength(1);
});

test("a document with tabs that a visitor may have chosen has the script that opens them, and a policy that allows it", () => {
  const html = fromHtml(
    `<html><head>${headHtml(post, '<div class="tabs" data-group="os"></div>')}</head></html>`,
  );
  expect(selectAll("script:not([src], [type])", html).map((script) => textOf(script))).toEqual([
    post.bootScript,
    post.tabs.text,
  ]);
  const policy = select("meta[http-equiv]", html);
  expect(policy?.properties.content).toMatch(/^script-src 'self' 'sha256-tabs'; /);
});

test("a page that should not be found says so, and a page without an address has no canonical", () => {
  const { canonical, markdown, icon, ...rest } = { ...post, readerScripts: [] };
  const notFound = headOf({ ...rest, noindex: true, alternates: [], feeds: [], jsonLd: [] });
  expect(select("meta[name=robots]", notFound)?.properties.content).toBe("noindex");
  expect(selectAll("link", notFound).map(({ properties: p }) => `${p.rel}`)).toEqual([
    "stylesheet",
    "stylesheet",
    "stylesheet",
    "stylesheet",
  ]);
  expect(selectAll("script", notFound)).toHaveLength(1);
});

test("no element has a style attribute or an inline handler, which the policy would block", () => {
  const names = selectAll("*", head).flatMap(({ properties: p }) => Object.keys(p));
  expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
});

test.each([
  ["de", [], []],
  [
    "zh-Hant-TW",
    ["pt-BR", "es-419", "fr"],
    [
      ["og:locale", "zh_TW"],
      ["og:locale:alternate", "pt_BR"],
    ],
  ],
  ["en-GB", ["en-GB-oxendict", "zh-Hans"], [["og:locale", "en_GB"]]],
])(
  "a link preview in %s names languages with their territory, and no others",
  (language, otherLanguages, expected) => {
    const tags = selectAll(
      "meta[property^='og:locale']",
      headOf({ ...post, openGraph: { ...post.openGraph, language, otherLanguages } }),
    );
    expect(tags.map(({ properties: p }) => [p.property, p.content])).toEqual(expected);
  },
);
