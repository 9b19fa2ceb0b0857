/** Addresses that a site had once still lead to the right page, on every host. */
import { describe, expect, test } from "vitest";
import { compiled, twoLocales } from "../read-site.ts";
import { movedPages, redirects } from "./moved-pages.ts";

describe("an alias", () => {
  test("is a small document that leads to the page without a script", async () => {
    const { document, text } = await compiled(movedPages);
    const read = document("old/start/index.html");
    expect(read.lang).toBe("en-GB");
    expect(read.attribute("meta[http-equiv=refresh]", "content")).toBe("0; url=/docs/start");
    expect(read.link("canonical")).toBe("https://example.com/docs/start");
    expect(read.meta("robots")).toBe("noindex");
    expect(read.text("title")).toBe("Start & go");
    expect(read.attribute("a", "href")).toBe("/docs/start");
    expect(read.text("main")).toBe("This page has moved to Start & go.");
    expect(text("old/start/index.html")).not.toMatch(/<script|style/);
    expect(document("fr/vieux/index.html").lang).toBe("fr-FR");
    expect(document("fr/vieux/index.html").text("main")).toBe("Cette page se trouve maintenant ici : Début.");
    expect(document("OLD/café.html").attribute("a", "href")).toBe("/docs/start");
    expect(document("2025/01/post/index.html").attribute("a", "href")).toBe("/blog/post");
  });

  test("belongs to the page that is written, not to the text that stands in for its translation", async () => {
    const { document, page } = await compiled(movedPages);
    expect(page("/fr/docs/other").fallback).toBeDefined();
    expect(document("old/other/index.html").attribute("a", "href")).toBe("/docs/other");
  });

  test("is in no list of pages, and its folder lists nothing", async () => {
    const { text, routes, document } = await compiled(movedPages);
    expect(text("sitemap.xml")).not.toMatch(/old|first|shop/i);
    expect(routes().join()).not.toMatch(/old|first|shop/i);
    expect(document("old/index.html").meta("robots")).toBe("noindex");
    expect(document("old/index.html").text("h1")).toBe("Page Not Found");
  });
});

test("hosts that read _redirects are told the last address and the status, with the base", async () => {
  const { text } = await compiled(movedPages, { baseUrl: "/sub/" });
  expect(text("_redirects").trim().split("\n")).toEqual([
    "/sub/2025/01/post /sub/blog/post 301",
    "/sub/old/other /sub/docs/other 301",
    "/sub/old/start /sub/docs/start 301",
    "/sub/OLD/caf%C3%A9.html /sub/docs/start 301",
    "/sub/fr/vieux /sub/fr/docs/debut 301",
    "/sub/old-cv.pdf /sub/cv.pdf 301",
    "/sub/shop https://shop.example.org/start?a=1&b=2 302",
    "/sub/first /sub/docs/start#part 301",
    "/sub/second /sub/docs/start#part 301",
    "/sub/third /sub/docs/start 301",
    "/sub/fr/ancien /sub/fr/docs/debut 301",
  ]);
});

test("a link in the text to an old address leads to the new one at once", async () => {
  const { text } = await compiled(movedPages);
  const links = [...text("index.html").matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([A-F])</g)];
  expect(Object.fromEntries(links.map(([, href, name]) => [name, href]))).toEqual({
    A: "/docs/start",
    B: "/docs/start#part",
    C: "/docs/start#end",
    D: "https://shop.example.org/start?a=1&amp;b=2",
    E: "/cv.pdf",
    F: "/docs/start",
  });
  expect(text("index.md")).toContain("[A](https://example.com/docs/start.md)");
  expect(text("index.md")).toContain("[D](https://shop.example.org/start?a=1&b=2)");
});

test.each([
  ["file", ["old/start.html"], ["old/start/index.html"]],
  ["both", ["old/start.html", "old/start/index.html"], []],
])("with `documents: %s` they are shaped like the site's documents", async (documents, there, missing) => {
  const { has } = await compiled({
    ...movedPages,
    "site.yml": `${twoLocales + redirects}documents: ${documents}\n`,
  });
  for (const path of there) expect(has(path)).toBe(true);
  for (const path of missing) expect(has(path)).toBe(false);
});

test("the aliases of a doc lead to its latest version, and those of a deleted one to the version that has it", async () => {
  const { document } = await compiled({
    "site.yml": `${twoLocales}versions:\n  frozen:\n    - name: "2.0"\n    - name: "1.0"\nrules:\n  version-menu-is-there: off\n`,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/start.md": "---\naliases: [/begin]\n---\n# Start\n",
    "en/versions/2.0/start.md": "---\naliases: [/begin]\n---\n# Start\n",
    "en/versions/1.0/start.md": "---\naliases: [/begin]\n---\n# Start\n",
    "en/versions/1.0/gone.md": "---\naliases: [/ancient]\n---\n# Gone\n",
  });
  expect(document("begin/index.html").attribute("a", "href")).toBe("/docs/start");
  expect(document("ancient/index.html").attribute("a", "href")).toBe("/docs/1.0/gone");
});
