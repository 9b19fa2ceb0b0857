/** The documents: complete without JavaScript, with heads that search engines and browsers understand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import { inlineHash } from "../../cli/emit/content-security-policy.ts";
import { PageData } from "../../schema/page.ts";
import { documentPath } from "../../schema/paths.ts";
import { compile, reader } from "./build.ts";
import { filesIn, keptFolder, temporaryFolder, writeFiles } from "./folders.ts";
import { type Html, readHtml } from "./html.ts";
import { schemaOf } from "./schemas.ts";
import { smallSite } from "./small-sites.ts";

const content = join(import.meta.dirname, "two-languages/content");
const site = keptFolder();
const tags: Record<string, string> = { en: "en-GB", fr: "fr-FR" };

type Document = { path: string; page: PageData; html: Html };
let documents: Document[];
let files: string[];

beforeAll(async () => {
  await compile(content, { outFolder: site });
  files = filesIn(site);
  documents = pagesOf(site);
});

/** Every page of a compiled folder with its document. */
function pagesOf(folder: string): Document[] {
  return filesIn(folder)
    .filter((path) => path.startsWith("data/") && schemaOf(path) === PageData)
    .map((path) => {
      const page = PageData.parse(JSON.parse(readFileSync(join(folder, path), "utf8")));
      const document = documentPath(page.path);
      return { path: document, page, html: readHtml(readFileSync(join(folder, document), "utf8")) };
    });
}

const url = (path: string) => `https://notes.example${path}`;
const published = () =>
  documents.filter(({ page }) => page.visibility === "published" && page.kind !== "not-found");

test("each has one heading of the first level, also where its author hides it, and a title", () => {
  for (const { html, path } of documents) {
    expect(html.headings, path).toHaveLength(1);
    for (const heading of html.headings) expect(heading.trim(), path).not.toBe("");
    expect(html.title, path).toMatch(/^(.+ \| )?(Field notes|Carnet de terrain)$/);
  }
});

test("each says its language", () => {
  for (const { html, page, path } of documents) expect(html.lang, path).toBe(tags[page.locale]);
});

test("each names its address: its own, or for an untranslated page that of the source", () => {
  for (const { html, page, path } of documents) {
    const own = page.kind === "not-found" ? undefined : url(page.fallback?.href ?? encodeURI(page.path));
    expect(html.canonical, path).toBe(own);
  }
});

test("alternates name real translations and nothing else", () => {
  const bilingual = (page: PageData) => page.translations.length > 1;
  expect(published().some(({ page }) => bilingual(page))).toBe(true);
  for (const { html, page, path } of documents) {
    const isIndexed =
      page.visibility === "published" && page.kind !== "not-found" && page.fallback === undefined;
    const expected =
      isIndexed && bilingual(page)
        ? [
            ...page.translations.map(({ locale, href }) => [tags[locale], url(href)]),
            ["x-default", url(page.translations[0]?.href ?? "")],
          ]
        : [];
    expect(html.alternates, path).toEqual(expected);
    for (const { href } of page.translations)
      expect(
        documents.some((other) => encodeURI(other.page.path) === href),
        `${href} in ${path}`,
      ).toBe(true);
  }
});

test("each carries its page's data, as the data file has it, but for text and outline, which it has as HTML", () => {
  for (const { html, page, path } of documents) {
    const { content: _, outline = [], ...facts } = { content: undefined, outline: undefined, ...page };
    expect(html.data().page, path).toEqual(facts);
    if (page.kind === "home") continue;
    const headings = html.all(".contents-details li").map((item) => {
      const [link] = item.children;
      const href = link?.type === "element" ? String(link.properties.href) : "";
      const depth = Number(String(item.properties.className).replace("depth-", ""));
      return { id: decodeURIComponent(href.slice(1)), title: textOf(item), depth };
    });
    expect(headings, path).toEqual(outline);
  }
});

test("the policy allows the inline scripts and the styles that are there, and no other", () => {
  const paths = files.filter((path) => path.endsWith(".html"));
  expect(paths.length).toBeGreaterThan(documents.length);
  for (const path of paths) {
    const { policy, inlineScripts, inlineStyles } = readHtml(readFileSync(join(site, path), "utf8"));
    for (const script of inlineScripts) expect(policy, path).toContain(inlineHash(script));
    const [allowed = ""] = /(?<=style-src 'self' )[^;]*/.exec(policy ?? "") ?? [];
    expect(inlineStyles.length, path).toBeGreaterThan(0);
    expect(inlineStyles.map(inlineHash).toSorted(), path).toEqual(allowed.split(" ").toSorted());
    expect(policy, path).not.toContain("unsafe-inline");
  }
});

test("no document has a style attribute or an event handler, which the policy would block", () => {
  for (const { html, path } of documents)
    for (const { properties, tagName } of html.all("*"))
      expect(
        Object.keys(properties).filter((name) => name === "style" || /^on[A-Z]/.test(name)),
        `<${tagName}> in ${path}`,
      ).toEqual([]);
});

describe("what is not listed", () => {
  const hidden = ["/hidden", "/blog/unlisted"];

  test("has a page that asks search engines to stay away", () => {
    for (const path of hidden)
      expect(documents.find(({ page }) => page.path === path)?.html.robots, path).toBe("noindex");
    for (const { html, path } of published()) expect(html.robots, path).toBeUndefined();
  });

  test("stands in no list: sitemap, feeds, routes, llms.txt, other documents", () => {
    const lists = files.filter((path) => /(\.xml|feed\.json|llms\.txt|routes\.json)$/.test(path));
    for (const path of lists)
      for (const route of hidden) expect(readFileSync(join(site, path), "utf8"), path).not.toContain(route);
    for (const { html, page, path } of documents)
      if (!page.path.endsWith("/hidden") && !page.path.endsWith("/unlisted"))
        for (const route of hidden) expect(html.addresses, path).not.toContain(route);
  });

  test("a draft is nowhere", () => {
    expect(files.filter((path) => path.includes("draft"))).toEqual([]);
  });
});

describe("the not-found document", () => {
  test("stands at 404.html and in each folder without a page, the same everywhere", () => {
    const text = readFileSync(join(site, "404.html"), "utf8");
    for (const path of ["docs/index.html", "blog/page/index.html", "fr/docs/index.html"])
      expect(readFileSync(join(site, path), "utf8"), path).toBe(text);
    expect(readHtml(text).robots).toBe("noindex");
    expect(readHtml(text).canonical).toBeUndefined();
  });

  test("does not stand in a folder beside a page called “index”, which hosts would answer with it", async () => {
    const root = temporaryFolder();
    writeFiles(join(root, "content"), { ...smallSite, "en/docs/index/guide.md": "# Guide\n" });
    const { findings } = await compile(join(root, "content"), { outFolder: join(root, "site") });
    expect(findings).toEqual([]);
    const written = filesIn(join(root, "site"));
    expect(written).toContain("docs/category/index/index.html");
    expect(written).not.toContain("docs/category/index.html");
  });

  test("has one page at a time: those of other languages are templates, and a line each without JavaScript", () => {
    const tree = fromHtml(readFileSync(join(site, "404.html"), "utf8"));
    expect(selectAll("#twsite-root", tree)).toHaveLength(1);
    expect(selectAll("main", tree)).toHaveLength(1);
    expect(selectAll("template[data-home]", tree).map(({ properties }) => properties.lang)).toEqual([
      "fr-FR",
    ]);
    expect(select("noscript", tree)).toBeDefined();
  });
});

describe("under a base path", () => {
  const sub = keptFolder();
  beforeAll(() => compile(content, { outFolder: sub, baseUrl: "/sub/" }));

  // A manifest says the base, so that the hash in its name is another.
  // The styles in a document have addresses, and its policy their hashes.
  const unhashed = (text: string) =>
    text.replaceAll(/(\/manifest-\w+-)[0-9a-f]+|(style-src 'self')[^;]*/g, "$1$2");

  test("the site is the same but for the base in its addresses", () => {
    expect(filesIn(sub).map(unhashed)).toEqual(files.map(unhashed));
    for (const path of files.filter((name) => name !== ".twsite.json" && !name.startsWith("_twsite/"))) {
      const text = readFileSync(join(sub, path), "utf8").replaceAll("/sub/", "/");
      expect(unhashed(text), path).toBe(unhashed(readFileSync(join(site, path), "utf8")));
    }
  });

  test("no address lacks the base", () => {
    for (const { html, path } of pagesOf(sub))
      expect(
        html.addresses.filter((address) => !`${address}`.startsWith("/sub/")),
        path,
      ).toEqual([]);
  });
});

describe("without prerendering", () => {
  const shells = keptFolder();
  beforeAll(() => compile(content, { outFolder: shells, prerender: false }));

  test("documents are empty shells with the same heads", () => {
    expect(filesIn(shells)).toEqual(files);
    for (const { path, html } of documents) {
      const shell = readHtml(readFileSync(join(shells, path), "utf8"));
      // What opens the tabs of a text is in its document alone.
      const ofText = [
        `<script>${reader.bootTabs}</script>`,
        ` ${inlineHash(reader.bootTabs).replaceAll("'", "&#x27;")}`,
      ];
      const head = ofText.reduce((text, part) => text.replace(part, ""), html.head);
      // A shell waits for the whole style, and so holds none of its own but the faces.
      const styles =
        / media="print"(?= href="[^"]*\/(?:style|overview)-)| disabled data-late=""|<(noscript|style)\b.*?<\/\1>|style-src (?:(?!img-src).)*/gs;
      expect(shell.head.replaceAll(styles, ""), path).toBe(head.replaceAll(styles, ""));
      expect(
        // Microformats are for programs that run no scripts.
        shell.all("body > :not(:has(.p-name)), body noscript > *").map(({ tagName }) => tagName),
        path,
      ).toEqual(["p", "div", "noscript", "p"]);
      expect(shell.all("#twsite-root")[0]?.children, path).toEqual([]);
    }
  });
});

describe("by the shape that site.yml asks for", () => {
  const shaped = keptFolder();
  const documentsOf = async (shape: string) => {
    const { cpSync, appendFileSync } = await import("node:fs");
    const copy = join(shaped, shape, "content");
    cpSync(content, copy, { recursive: true });
    appendFileSync(join(copy, "site.yml"), `documents: ${shape}\n`);
    await compile(copy);
    return filesIn(join(shaped, shape, "site")).filter((path) => path.endsWith(".html"));
  };

  test("file: each route is a file of its name; homes are index.html", async () => {
    const paths = await documentsOf("file");
    expect(paths).toEqual(
      expect.arrayContaining(["index.html", "fr/index.html", "about.html", "docs/guide/tools.html"]),
    );
    expect(paths).not.toContain("about/index.html");
  });

  test("both: it is a folder, too", async () => {
    const paths = await documentsOf("both");
    expect(paths).toEqual(expect.arrayContaining(["index.html", "about.html", "about/index.html"]));
  });
});
