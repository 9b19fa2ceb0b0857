import { expect, test } from "vitest";
import { article, jsonLdText, node, page } from "../../../cli/emit/json-ld.ts";
import { jsonLdOf } from "../../../cli/emit/page-json-ld.ts";

const url = "https://example.com/fr/blog/x";
const about = { url, title: "Titre", description: "Une phrase.", language: "fr-FR" };

type Inputs = Parameters<typeof jsonLdOf>[0];

/** The nodes of a page in French, of which the source is in English. */
function nodesOf(meta: object, head: object, image?: string) {
  const own = { path: "/fr/blog/x", title: "Titre", description: "Une phrase." };
  const translations = [
    { locale: "en", href: "/blog/x" },
    { locale: "fr", href: "/fr/blog/x" },
  ];
  const route = { locale: "fr", meta: { ...own, translations, ...meta }, head };
  const home = { id: "fr", home: "/fr/" };
  const manifest = { base: "/", locale: "fr", locales: [home], strings: { home: "Accueil" } };
  const siteUrl = "https://example.com";
  return jsonLdOf({ route, manifest, siteUrl, url, language: "fr-FR", image } as unknown as Inputs);
}

test("a post has its dates, its authors as persons, its language and its tags", () => {
  const meta = {
    kind: "post",
    date: { iso: "2025-01-20" },
    authors: [{ name: "Writer", href: "/w" }, { name: "Guest" }],
    tags: [{ title: "IA" }, { title: "Outils" }],
  };
  const head = { modified: "2025-03-01", blog: "/fr/blog" };
  expect(nodesOf(meta, head, "https://example.com/_twsite/a.png")).toEqual([
    {
      "@type": "BlogPosting",
      "@id": url,
      url,
      headline: "Titre",
      description: "Une phrase.",
      inLanguage: "fr-FR",
      image: "https://example.com/_twsite/a.png",
      translationOfWork: { "@id": "https://example.com/blog/x" },
      datePublished: "2025-01-20",
      dateModified: "2025-03-01",
      author: [
        {
          "@type": "Person",
          "@id": "https://example.com/w#person",
          name: "Writer",
          url: "https://example.com/w",
        },
        { "@type": "Person", name: "Guest" },
      ],
      keywords: ["IA", "Outils"],
      isPartOf: { "@type": "Blog", "@id": "https://example.com/fr/blog" },
    },
  ]);
});

test("what is not known is not said: no empty text, no empty list", () => {
  const meta = { kind: "post", date: { iso: "2025-01-20" }, authors: [], tags: [], description: "" };
  const [post] = nodesOf({ ...meta, translations: [] }, {});
  expect(Object.keys(post ?? {})).toEqual([
    "@type",
    "@id",
    "url",
    "inLanguage",
    "headline",
    "datePublished",
    "dateModified",
  ]);
});

test("breadcrumbs are those that are seen, in their order; a group without a page has no address", () => {
  const breadcrumbs = [{ title: "Portfolio" }, { title: "Agency", href: "/fr/docs/a" }, { title: "Titre" }];
  const [, trail] = nodesOf({ kind: "category", breadcrumbs }, {});
  expect(trail).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Accueil", item: "https://example.com/fr/" },
      { "@type": "ListItem", position: 2, name: "Portfolio" },
      { "@type": "ListItem", position: 3, name: "Agency", item: "https://example.com/fr/docs/a" },
      { "@type": "ListItem", position: 4, name: "Titre", item: url },
    ],
  });
});

test("each kind of page has its type", () => {
  const typeOf = (meta: object, head: object = {}) => nodesOf(meta, head)[0];
  expect(typeOf({ kind: "home", path: "/fr/" })).toMatchObject({ "@type": "WebSite", url });
  expect(typeOf({ kind: "page" })).toMatchObject({ "@type": "WebPage", name: "Titre", inLanguage: "fr-FR" });
  expect(typeOf({ kind: "tags" })).toMatchObject({ "@type": "CollectionPage" });
  expect(typeOf({ kind: "doc", breadcrumbs: [] }, { modified: "2025-02-01", keywords: ["a"] })).toMatchObject(
    {
      "@type": "TechArticle",
      headline: "Titre",
      dateModified: "2025-02-01",
      keywords: ["a"],
    },
  );
  const items = [{ title: "P", href: "/p", date: { iso: "2025-01-01" } }];
  expect(typeOf({ kind: "blog", items })).toMatchObject({
    "@type": "Blog",
    blogPost: [{ "@type": "BlogPosting", headline: "P", datePublished: "2025-01-01" }],
  });
});

test("no title can end the script that the data stands in, and the data is the same when read", () => {
  const title = "</script><!-- <b> & U+2028: \u2028";
  const nodes = [node("WebPage", page({ ...about, title })), node("TechArticle", article(about))];
  const text = jsonLdText(nodes);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": nodes });
});
