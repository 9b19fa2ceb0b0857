import { expect, test } from "vitest";
import {
  blog,
  blogPosting,
  breadcrumbList,
  jsonLdText,
  techArticle,
  webPage,
  webSite,
} from "../../../cli/emit/json-ld.ts";

const about = {
  url: "https://example.com/fr/blog/x",
  title: "Titre",
  description: "Une phrase.",
  language: "fr-FR",
  translationOf: "https://example.com/blog/x",
};

test("a post has its dates, its authors as persons, its language and its tags", () => {
  expect(
    blogPosting({
      ...about,
      image: "https://example.com/_twsite/a.png",
      published: "2025-01-20",
      modified: "2025-03-01",
      authors: [{ name: "Writer", url: "https://example.com/w" }, { name: "Guest" }],
      tags: ["IA", "Outils"],
      blogUrl: "https://example.com/fr/blog",
    }),
  ).toEqual({
    "@type": "BlogPosting",
    "@id": about.url,
    url: about.url,
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
  });
});

test("what is not known is not said: no empty text, no empty list", () => {
  const post = blogPosting({
    url: about.url,
    title: "Titre",
    description: "",
    language: "fr-FR",
    published: "2025-01-20",
    authors: [],
    tags: [],
  });
  expect(Object.keys(post)).toEqual([
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
  expect(
    breadcrumbList([
      { title: "Home", url: "https://example.com/" },
      { title: "Portfolio" },
      { title: "Agency", url: "https://example.com/docs/a" },
    ]),
  ).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://example.com/" },
      { "@type": "ListItem", position: 2, name: "Portfolio" },
      { "@type": "ListItem", position: 3, name: "Agency", item: "https://example.com/docs/a" },
    ],
  });
});

test("each kind of page has its type", () => {
  expect(webSite(about)).toMatchObject({ "@type": "WebSite", name: "Titre", url: about.url });
  expect(webPage(about)).toMatchObject({ "@type": "WebPage", name: "Titre", inLanguage: "fr-FR" });
  expect(webPage(about, "CollectionPage")).toMatchObject({ "@type": "CollectionPage" });
  expect(techArticle({ ...about, modified: "2025-02-01", keywords: ["a"] })).toMatchObject({
    "@type": "TechArticle",
    headline: "Titre",
    dateModified: "2025-02-01",
    keywords: ["a"],
  });
  expect(
    blog({ ...about, posts: [{ title: "P", url: "https://example.com/p", published: "2025-01-01" }] }),
  ).toMatchObject({
    "@type": "Blog",
    blogPost: [{ "@type": "BlogPosting", headline: "P", datePublished: "2025-01-01" }],
  });
});

test("no title can end the script that the data stands in, and the data is the same when read", () => {
  const title = "</script><!-- <b> & U+2028: \u2028";
  const text = jsonLdText([webPage({ ...about, title })]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [webPage({ ...about, title })],
  });
});
