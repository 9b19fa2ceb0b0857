/** A site with every construct of VitePress’ own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const folder = join(import.meta.dirname, "site");

test("a site compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(folder);
  expect(site.recognised).toMatchObject({ file: ".vitepress/config.ts", tool: { name: "VitePress" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([
    expect.stringContaining("the import could not convert “{ { 1 + 1 }}”: nothing is shown here"),
  ]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 12, compiled: 11 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  expect(site.routes).toEqual(
    expect.arrayContaining([
      "/",
      "/guide",
      "/guide/code",
      "/guide/colada",
      "/foo",
      "/foo/foo",
      "/people/us",
      "/fr",
      "/fr/guide",
    ]),
  );
  expect(site.text("en/docs/guide/code.md")).toContain("aliases:\n  - /guide/code.html\n");
  expect(site.anchors.get("/guide")).toEqual(
    expect.arrayContaining([
      "notes",
      "what-s-new-in-v1-0",
      "what-s-new-in-v1-0-1",
      "ete-hiver",
      "party-time",
      "version-notes",
    ]),
  );
  expect(site.anchors.get("/guide/code")).toContain("_2-steps");
  expect(site.anchors.get("/foo/foo")).toContain("why-not");
});

test("nothing of the syntax of VitePress is seen", async () => {
  const site = await importTool(folder);
  const syntax = /:::|\[!|<<<|@include|\[\[toc|\{\.|\{_|:tada:|\^\[|code word|<\/?[A-Z]|==/;
  expect(visibleSyntax(site, syntax)).toEqual([]);
});

test("the home page has the hero and the features", async () => {
  const site = await importTool(folder);
  expect(site.text("en/pages/index.md")).toMatchInlineSnapshot();
});

test("navbar, sidebars, languages, brand and footer are those of the configuration", async () => {
  const site = await importTool(folder);
  expect(site.text("site.yml")).toMatchInlineSnapshot();
  expect(site.text("sidebars.yml")).toMatchInlineSnapshot();
  expect(site.text("theme.css")).toContain("light-dark(");
});

test("containers, snippets, included files and Vue become Markdown of ours", async () => {
  const site = await importTool(folder);
  expect(site.text("en/docs/guide/index.md")).toMatchInlineSnapshot();
  expect(site.text("en/docs/guide/code.md")).toMatchInlineSnapshot();
  expect(site.text("en/docs/guide/vue.md")).toMatchInlineSnapshot();
});
