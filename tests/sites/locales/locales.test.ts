/** One site in several languages: own addresses, missing translations, pages of one language only. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shippedStrings } from "../../../cli/source/shipped-strings.ts";
import de from "../../../schema/strings/de.json" with { type: "json" };
import zhHant from "../../../schema/strings/zh-Hant.json" with { type: "json" };
import { filesIn, temporaryFolder } from "../folders.ts";
import { compiled, twoLocales } from "../read-site.ts";
import { halfTranslated, homes } from "./half-translated.ts";

describe("a translation with an address of its own", () => {
  const files = {
    ...homes,
    "en/docs/guide/start.md": "---\nslug: /begin\n---\n# Start\n\n[Next](./next.md)\n",
    "fr/docs/guide/start.md": "---\nslug: /debuter\n---\n# Débuter\n\n[Suite](./next.md)\n",
    "en/docs/guide/01-next.md": "# Next\n\n[Start](./start.md)\n",
    "fr/docs/guide/next.md": "---\nslug: suite\n---\n# Suite\n\n[Début](./start.md)\n",
    "en/docs/guide/next.md": "# Other\n",
  };

  test("pairs by its file, whatever its address and its number prefix", async () => {
    const { "en/docs/guide/next.md": _, ...paired } = files;
    paired["en/docs/guide/start.md"] = "---\nslug: /begin\n---\n# Start\n\n[Next](./01-next.md)\n";
    const { page } = await compiled(paired);
    expect(page("/docs/begin").translations).toEqual([
      { locale: "en", href: "/docs/begin" },
      { locale: "fr", href: "/fr/docs/debuter" },
    ]);
    expect(page("/fr/docs/guide/suite").translations).toEqual([
      { locale: "en", href: "/docs/guide/next" },
      { locale: "fr", href: "/fr/docs/guide/suite" },
    ]);
    expect(page("/fr/docs/debuter").substitutes).toBeUndefined();
  });
});

describe("a page that is not translated", () => {
  const files = halfTranslated;

  test("is served under the locale, in its own language, with a notice", async () => {
    const { page, document } = await compiled(files);
    const start = page("/fr/docs/first");
    expect(start).toMatchObject({
      kind: "doc",
      title: "Start",
      locale: "fr",
      fallback: { lang: "en-GB", href: "/docs/first" },
      translations: [{ locale: "en", href: "/docs/first" }],
      substitutes: [{ locale: "fr", href: "/fr/docs/first", note: "non traduite" }],
    });
    const read = document("fr/docs/first/index.html");
    expect(read.lang).toBe("fr-FR");
    expect(read.text(".banner")).toBe(
      "Pas encore traduite Cette page n’existe pas encore en français. La voici dans sa langue d’origine.",
    );
    expect(read.attribute(".prose", "lang")).toBe("en-GB");
    expect(read.attribute("h1", "lang")).toBe("en-GB");
    expect(read.text("nav.contents-column p")).toBe("Sur cette page");
    expect(read.attribute("nav.contents-column ul", "lang")).toBe("en-GB");
    expect(page("/fr/about").fallback).toEqual({ lang: "en-GB", href: "/about" });
    expect(page("/fr/blog/hello").fallback).toEqual({ lang: "en-GB", href: "/blog/hello" });
    expect(page("/docs/first").fallback).toBeUndefined();
  });

  test("names its original as the address to keep, and stays out of what search engines read", async () => {
    const { document, text } = await compiled(files);
    const read = document("fr/docs/first/index.html");
    expect(read.link("canonical")).toBe("https://example.com/docs/first");
    expect(read.meta("og:url")).toBe("https://example.com/docs/first");
    expect(read.meta("og:locale")).toBe("en_GB");
    expect(read.alternates()).toEqual([]);
    expect(document("docs/first/index.html").alternates()).toEqual([]);
    for (const file of [
      "sitemap.xml",
      "fr/llms.txt",
      "fr/blog/rss.xml",
      "fr/blog/atom.xml",
      "fr/blog/feed.json",
    ]) {
      expect(text(file)).not.toMatch(/fr\/docs\/first|fr\/blog\/hello|fr\/about/);
      expect(text(file)).toMatch(/fr\/blog\/salut/);
    }
    expect(document("fr/blog/index.html").text("script[type='application/ld+json']")).not.toContain("hello");
  });

  test("stands in navigation and lists, with its language", async () => {
    const { page, sidebar } = await compiled(files);
    expect(sidebar("fr", "docs").items).toEqual([
      { kind: "link", title: "Suite", href: "/fr/docs/suite" },
      { kind: "link", title: "Start", href: "/fr/docs/first", lang: "en-GB" },
    ]);
    expect(page("/fr/docs/suite")).toMatchObject({
      next: { title: "Start", href: "/fr/docs/first", lang: "en-GB" },
    });
    expect(page("/fr/blog")).toMatchObject({
      items: [
        { title: "Salut", href: "/fr/blog/salut" },
        { title: "Hello", href: "/fr/blog/hello", lang: "en-GB" },
      ],
    });
    expect(page("/blog")).not.toHaveProperty("items.0.lang");
  });

  test("leads to the pages of the locale; a heading that the translation lacks leads to its top", async () => {
    const { text } = await compiled(files);
    const links = [
      ...text("fr/docs/first/index.html").matchAll(/<a href="([^"]+)">(?:Next|absolute|one|blog)</g),
    ];
    expect(links.map(([, href]) => href)).toEqual([
      "/fr/docs/suite",
      "/fr/docs/suite",
      "#one",
      "/fr/blog/hello",
    ]);
  });

  test("takes the place of a translation that is still a draft", async () => {
    const draft = { ...files, "fr/docs/start.md": "---\nslug: debut\ndraft: true\n---\n# Début\n" };
    const { page, has } = await compiled(draft);
    expect(page("/fr/docs/first").fallback).toBeDefined();
    expect(has("fr/docs/debut/index.html")).toBe(false);
    const shown = await compiled(draft, { drafts: true });
    expect(shown.page("/fr/docs/debut")).toMatchObject({ title: "Début", visibility: "draft" });
    expect(shown.has("fr/docs/first/index.html")).toBe(false);
  });

  test("is no feed where a locale has no post of its own", async () => {
    const { "fr/blog/2025-01-03-salut.md": _, ...untranslated } = files;
    const { has, manifest } = await compiled(untranslated);
    expect(has("fr/blog/index.html")).toBe(true);
    expect(has("fr/blog/rss.xml")).toBe(false);
    expect(manifest("/fr/").feeds).toEqual([]);
  });
});

describe("a page of one locale only", () => {
  const files = {
    ...homes,
    "en/docs/guide/index.md": "# Guide\n",
    "fr/docs/guide/index.md": "---\nslug: /le-guide\n---\n# Le guide\n",
    "fr/docs/guide/loi.md": "# La loi\n",
    "fr/docs/seul/page.md": "# Seule\n",
    "fr/pages/cnil.md": "# CNIL\n",
    "fr/blog/2025-01-01-article.md": "# Article\n",
    "en/blog/2025-01-02-post.md": "# Post\n",
  };

  test("has no translation and no hreflang, and the language menu says where it leads", async () => {
    const { page, document, has } = await compiled(files);
    const at = (route: string) => page(route).substitutes;
    expect(page("/fr/docs/guide/loi").translations).toEqual([{ locale: "fr", href: "/fr/docs/guide/loi" }]);
    expect(at("/fr/docs/guide/loi")).toEqual([
      { locale: "en", href: "/docs/guide", note: "non traduite : mène à « Guide »" },
    ]);
    expect(at("/fr/cnil")).toEqual([{ locale: "en", href: "/", note: "non traduite : mène à « Home »" }]);
    expect(at("/fr/docs/seul/page")?.[0]?.href).toBe("/");
    expect(at("/fr/blog/article")).toEqual([
      { locale: "en", href: "/blog", note: "non traduite : mène à « Blog »" },
    ]);
    expect(has("docs/guide/loi/index.html")).toBe(false);
    const read = document("fr/docs/guide/loi/index.html");
    expect(read.alternates()).toEqual([]);
    expect(read.all(".dropdown li")).toEqual(["English (non traduite : mène à « Guide »)", "Français"]);
    expect(read.attribute(".dropdown li a", "href")).toBe("/docs/guide");
    expect(read.attribute(".dropdown li span", "lang")).toBe("en-GB");
  });

  test("leads from a page of a list that is shorter in the other language to the list", async () => {
    const yaml = `${twoLocales}blog: { posts_per_page: 1 }\n`;
    const { page } = await compiled({ ...files, "site.yml": yaml });
    expect(page("/fr/blog/page/2").substitutes?.[0]).toMatchObject({ locale: "en", href: "/blog" });
  });
});

test("every real translation names all others, and the source as the default", async () => {
  const { document, text } = await compiled(homes);
  const alternates = [
    ["en-GB", "https://example.com/"],
    ["fr-FR", "https://example.com/fr/"],
    ["x-default", "https://example.com/"],
  ];
  for (const path of ["index.html", "fr/index.html"]) expect(document(path).alternates()).toEqual(alternates);
  expect(document("fr/index.html").lang).toBe("fr-FR");
  expect(document("fr/index.html").meta("og:locale")).toBe("fr_FR");
  expect(document("fr/index.html").meta("og:locale:alternate")).toBe("en_GB");
  expect(text("sitemap.xml").match(/hreflang="x-default"/g)).toHaveLength(2);
});

test("lists that have no page in their own language are not for search engines", async () => {
  const tagged = (tags: string) => `---\ntitle: Post\ntags: [${tags}]\n---\n\nText.\n`;
  const { document, text, has } = await compiled({
    ...homes,
    "tags.yml": "one: { label: One }\nboth: { label: Both }\nnone: { label: None }\n",
    "en/blog/2025-01-02-one.md": tagged("one, both"),
    "en/blog/2025-01-03-two.md": tagged("both"),
    "fr/blog/2025-01-03-two.md": tagged("both"),
  });
  const sitemap = text("sitemap.xml");
  const robots = (path: string) => document(`${path}/index.html`).meta("robots");
  for (const path of ["blog/tags/none", "fr/blog/tags/none", "fr/blog/tags/one"]) {
    expect([path, has(`${path}/index.html`), robots(path)]).toEqual([path, true, "noindex"]);
    expect(sitemap).not.toContain(`/${path}<`);
    expect(sitemap).not.toContain(`/${path}"`);
  }
  for (const path of ["blog/tags/one", "blog/tags/both", "fr/blog/tags/both", "fr/blog", "fr/blog/tags"]) {
    expect([path, robots(path)]).toEqual([path, undefined]);
    expect(sitemap).toContain(`/${path}<`);
  }
  expect(document("blog/tags/one/index.html").alternates()).toEqual([]);
  expect(document("blog/tags/both/index.html").alternates()).toHaveLength(3);
});

test("a picture, or another file, that a translation lacks is that of the source, at the same place", async () => {
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"/>\n`;
  const text = "# Pic\n\n![p](p.svg)\n\n![q](img/q.svg)\n\n[Plan](plan.pdf)\n";
  const { document } = await compiled({
    ...homes,
    "en/docs/pic.md": text,
    "en/docs/p.svg": drawing(5),
    "en/docs/img/q.svg": drawing(6),
    "en/docs/plan.pdf": "Plan",
    "fr/docs/pic.md": `---\nimage: p.svg\n---\n\n${text}`,
    "fr/docs/img/q.svg": drawing(7),
  });
  const read = (path: string) => {
    const { attribute } = document(`${path}/index.html`);
    return [
      attribute("img[alt=p]", "src"),
      attribute("img[alt=q]", "width"),
      attribute('a[href$=".pdf"]', "href"),
    ];
  };
  const [picture, width, plan] = read("docs/pic");
  expect(picture).toMatch(/p-\w+\.svg$/);
  expect([width, String(plan)]).toEqual([6, expect.stringMatching(/\.pdf$/)]);
  expect(read("fr/docs/pic")).toEqual([picture, 7, plan]);
});

test("a visitor loads the interface texts of one language", async () => {
  const folder = temporaryFolder();
  const { manifest } = await compiled(
    {
      "site.yml": `title: Site
url: https://example.com
locales: [{ id: de, tag: de-AT, label: Deutsch }, { id: zh-TW, tag: zh-TW, label: 中文 }]
navbar: { right: [{ type: locale }, { type: search }] }
`,
      "de/pages/index.md": "# Start\n",
      "zh-TW/pages/index.md": "# 首頁\n",
    },
    {},
    [],
    folder,
  );
  expect(manifest("/").strings).toEqual(de.reader);
  expect(manifest("/zh-TW/").strings).toEqual(zhHant.reader);
  const sentences = [...shippedStrings].map(([, { reader, search }]) => [
    reader.notFoundText,
    search.nothingFoundAdvice,
  ]);
  const files = filesIn(join(folder, "site")).filter((path) => /\.(?:html|js|json)$/.test(path));
  for (const path of files) {
    const text = readFileSync(join(folder, "site", path), "utf8");
    const languages = sentences.filter((own) => own.some((sentence) => text.includes(sentence)));
    // The not-found document is in all languages of the site.
    expect(languages.length, path).toBeLessThanOrEqual(path === "404.html" ? 2 : 1);
  }
});
