/** What documents and data say of direction: on the whole page, and on texts in another direction. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../build.ts";
import { filesIn, keptFolder } from "../folders.ts";
import { compiled, readDocument, twoLocales } from "../read-site.ts";

const site = join(keptFolder(), "site");
beforeAll(async () => {
  const { findings } = await compile(join(import.meta.dirname, "content"), { outFolder: site });
  expect(findings).toEqual([]);
});

const textOf = (path: string) => readFileSync(join(site, path), "utf8");
const read = (path: string) => readDocument(textOf(path));
/** Name, `lang` and `dir` of each element of a document that has a direction, but for the root. */
const directed = (html: string) =>
  selectAll("body [dir]", fromHtml(html)).map(({ tagName, properties: { className, lang, dir } }) =>
    [tagName, ...(Array.isArray(className) ? className : []), lang ?? "", dir].join(" "),
  );

test("every document of the Arabic locale goes from right to left, and no other", () => {
  const documents = filesIn(site).filter((path) => path.endsWith("index.html"));
  for (const path of documents) {
    const document = read(path);
    const isArabic = document.lang === "ar";
    expect(isArabic, path).toBe(path.startsWith("ar/") && !document.all("[data-home]").length);
    expect(document.attribute("html", "dir"), path).toBe(isArabic ? "rtl" : undefined);
  }
});

test("each locale of the manifest says when it goes from right to left", () => {
  const { locales } = JSON.parse(textOf("data/manifest.json"));
  expect(locales).toMatchObject([{ id: "en" }, { id: "ar", direction: "rtl" }]);
  expect(locales[0]).not.toHaveProperty("direction");
});

describe("a text in the other direction says so", () => {
  test("in a page that is not translated", () => {
    expect(directed(textOf("ar/docs/guide/internals/index.html"))).toEqual([
      // The language menu, the sidebar, the breadcrumbs.
      "span en-GB ltr",
      "bdi  ltr",
      "span en-GB ltr",
      "h1 en-GB ltr",
      "p lead en-GB ltr",
      "ul en-GB ltr",
      "div prose en-GB ltr",
      "ul en-GB ltr",
    ]);
  });

  test("in lists, in the order of pages and beside a post", () => {
    const list = read("ar/docs/category/guide/index.html");
    expect(list.attribute(".card-list > li[lang]", "dir")).toBe("ltr");
    expect(list.attribute(".turn-forth > strong", "dir")).toBe("ltr");
    expect(read("ar/blog/page/2/index.html").attribute(".post-list div[lang]", "dir")).toBe("ltr");
    expect(read("ar/blog/archive/index.html").attribute(".archive-year a[lang]", "dir")).toBe("ltr");
    expect(read("ar/blog/second-edition/index.html").attribute(".related a[lang]", "dir")).toBe("ltr");
  });

  test("in the language menu of either locale, and nowhere else on a page that is translated", () => {
    expect(directed(textOf("docs/guide/writing/index.html"))).toEqual(["span ar rtl"]);
    expect(directed(textOf("ar/docs/start/index.html"))).toEqual(["span en-GB ltr", "bdi  ltr"]);
  });
});

test("the document for any address has a part in each direction", () => {
  const { attribute } = read("404.html");
  expect(attribute("html", "dir")).toBeUndefined();
  expect(attribute('[data-home="/"]', "dir")).toBeUndefined();
  expect(attribute('[data-home="/ar/"]', "dir")).toBe("rtl");
});

test("an empty shell and the document of an old address have the direction of their locale", async () => {
  const files = {
    "site.yml": twoLocales.replace(
      "{ id: fr, tag: fr-FR, label: Français }",
      "{ id: fr, tag: fr-Arab, label: Français }",
    ),
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "fr/docs/one.md": "---\naliases: [/docs/old]\n---\n\n# Un\n",
  };
  const { document } = await compiled(files, { prerender: false });
  expect(document("fr/index.html").attribute("html", "dir")).toBe("rtl");
  expect(document("docs/old/index.html").attribute("html", "dir")).toBe("rtl");
  expect(document("index.html").attribute("html", "dir")).toBeUndefined();
});

test("site.yml has the last word, and text in the source's direction says so where that is from right to left", async () => {
  const files = {
    "site.yml": twoLocales.replace("label: English }", "label: English, direction: rtl }"),
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/one.md": "# One\n",
  };
  const { document } = await compiled(files);
  expect(document("index.html").attribute("html", "dir")).toBe("rtl");
  const untranslated = document("fr/docs/one/index.html");
  expect(untranslated.attribute("html", "dir")).toBeUndefined();
  expect(untranslated.attribute(".prose", "dir")).toBe("rtl");
});
