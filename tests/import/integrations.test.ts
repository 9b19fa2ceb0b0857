/** Tags and scripts of a configuration become `integrations`; the report says why others do not. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { importWhole, type WholeImport } from "./whole-import.ts";

async function importedWith(configuration: string, page = "# A\n"): Promise<WholeImport> {
  return importWhole({
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]],
${configuration}
};\n`,
    "docs/a.md": page,
  });
}

function integrationsOf(site: WholeImport): unknown {
  return parse(site.text("site.yml") ?? "").integrations;
}

const ofTags = (site: WholeImport) =>
  site.notes.filter((note) => /tag|“/.test(note) && !/home-page/.test(note));

test("meta tags, and links that load nothing", async () => {
  const site = await importedWith(`headTags: [
  { tagName: "meta", attributes: { name: "google-site-verification", content: "abc" } },
  { tagName: "link", attributes: { rel: "me", href: "https://social.example/@tool" } },
],
themeConfig: { metadata: [{ name: "twitter:site", content: "@tool" }, { name: "twitter:site", content: "@tool" }] },`);
  expect(integrationsOf(site)).toEqual({
    head: [
      { name: "google-site-verification", content: "abc" },
      { rel: "me", href: "https://social.example/@tool" },
      { name: "twitter:site", content: "@tool" },
    ],
  });
  expect(ofTags(site)).toEqual([]);
  expect(site.errors).toEqual([]);
});

test("what site.yml does not take is in the report, with what to use", async () => {
  const site = await importedWith(`headTags: [
  { tagName: "link", attributes: { rel: "icon", href: "/x.png" } },
  { tagName: "link", attributes: { rel: "canonical", href: "https://x.example" } },
  { tagName: "meta", attributes: { "http-equiv": "refresh", content: "0" } },
  { tagName: "script", attributes: { type: "application/ld+json" }, innerHTML: "{}" },
  { tagName: "style", attributes: {}, innerHTML: "a {}" },
  { tagName: "script", attributes: {}, innerHTML: "alert(1)" },
],
scripts: ["/own.js", { src: "https://www.googletagmanager.com/gtag/js?id=G", async: true }],
themeConfig: { metadata: [{ name: "keywords", content: "a" }, { name: "a", content: "b" }, { name: "a", content: "c" }] },`);
  expect(integrationsOf(site)).toEqual({ head: [{ name: "a", content: "b" }] });
  expect(ofTags(site)).toEqual([
    'none docusaurus.config.js: the tag <link rel="icon"> is not imported',
    'none docusaurus.config.js: the tag <link rel="canonical"> is not imported',
    "none docusaurus.config.js: the tag <meta> is not imported",
    'none docusaurus.config.js: the tag <script type="application/ld+json"> is not imported',
    "none docusaurus.config.js: the tag <style> is not imported",
    "none docusaurus.config.js: the tag <script> is not imported",
    'none docusaurus.config.js: the tag <script src="/own.js"> is not imported',
    'none docusaurus.config.js: the tag <script src="https://www.googletagmanager.com/gtag/js?id=G"> is not imported',
    'none docusaurus.config.js: the tag <meta name="keywords"> is not imported',
    'none docusaurus.config.js: the tag <meta name="a"> is not imported: another one has its name',
  ]);
  for (const reason of ["use favicon in site.yml", "keywords in the front matter"])
    expect(site.report).toContain(reason);
  expect(site.errors).toEqual([]);
});

test("tags that only running the code would tell are in the report", async () => {
  const site = await importedWith(
    `headTags: require("a-package").tags, scripts: [{ src: require("b").src }],`,
  );
  expect(integrationsOf(site)).toBeUndefined();
  expect(ofTags(site)).toEqual([
    "none docusaurus.config.js:2 “headTags” is code and is not imported",
    "none docusaurus.config.js:2 “scripts.0.src” is code and is not imported",
  ]);
});

test("entries of other kinds are no tags", async () => {
  const site = await importedWith(
    `headTags: [null, 3, {}, { tagName: "meta" }], scripts: [null, {}], themeConfig: { metadata: [null, {}] },`,
  );
  expect(integrationsOf(site)).toBeUndefined();
  expect(site.errors).toEqual([]);
});
