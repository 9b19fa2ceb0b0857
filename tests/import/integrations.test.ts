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

test("what site.yml does not take is in the report, with its place and what to use", async () => {
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
    'none docusaurus.config.js:6 the tag <script type="application/ld+json"> is not imported',
    "none docusaurus.config.js:8 the tag <script> is not imported",
    'none docusaurus.config.js:10 the tag <script src="/own.js"> is not imported',
    'none docusaurus.config.js:10 the tag <script src="https://www.googletagmanager.com/gtag/js?id=G"> is not imported',
    'none docusaurus.config.js:3 the tag <link rel="icon"> is not imported',
    'none docusaurus.config.js:4 the tag <link rel="canonical"> is not imported',
    "none docusaurus.config.js:5 the tag <meta> is not imported",
    "none docusaurus.config.js:7 the tag <style> is not imported",
    'none docusaurus.config.js:11 the tag <meta name="keywords"> is not imported',
    'none docusaurus.config.js:11 the tag <meta name="a"> is not imported: another one has its name',
  ]);
  for (const reason of [
    "use favicon in site.yml",
    "keywords in the front matter",
    "set organization in site.yml",
  ])
    expect(site.report).toContain(reason);
  expect(site.errors).toEqual([]);
});

test("a connection comes over where pages load pictures from that host", async () => {
  const tags = `headTags: [
  { tagName: "link", attributes: { rel: "preconnect", href: "https://pictures.example.com", crossorigin: "anonymous" } },
  { tagName: "link", attributes: { rel: "preconnect", href: "https://fonts.gstatic.com" } },
],`;
  const site = await importedWith(tags, "# A\n\n![x](https://pictures.example.com/x.png)\n");
  expect(integrationsOf(site)).toEqual({
    head: [{ rel: "preconnect", href: "https://pictures.example.com" }],
  });
  expect(ofTags(site)).toEqual([
    'none docusaurus.config.js:4 the tag <link rel="preconnect"> is not imported',
  ]);
});

test.each([
  [
    "{ src: 'https://plausible.io/js/script.js', defer: true, 'data-domain': 'tool.example.org' }",
    { src: "https://plausible.io/js/script.js", attributes: { "data-domain": "tool.example.org" } },
  ],
  [
    "{ src: 'https://stats.example.org/x.js', async: true, 'data-website-id': 'abc', 'data-host-url': 'https://in.example.org/a' }",
    {
      src: "https://stats.example.org/x.js",
      hosts: ["stats.example.org", "in.example.org"],
      attributes: { "data-website-id": "abc", "data-host-url": "https://in.example.org/a" },
    },
  ],
  [
    "{ src: '//gc.zgo.at/count.js', 'data-goatcounter': 'https://tool.goatcounter.com/count' }",
    {
      src: "https://gc.zgo.at/count.js",
      hosts: ["gc.zgo.at", "tool.goatcounter.com"],
      attributes: { "data-goatcounter": "https://tool.goatcounter.com/count" },
    },
  ],
])("a script that counts visits by its tag alone: %s", async (written, script) => {
  const site = await importedWith(`scripts: [${written}],`);
  expect(integrationsOf(site)).toEqual({ analytics: { script } });
  expect(ofTags(site)).toEqual([]);
  expect(site.errors).toEqual([]);
});

test("a second script for visits, and attributes that are not imported, are in the report", async () => {
  const site = await importedWith(`scripts: [
  { src: "https://plausible.io/js/script.js", "data-domain": "a.example", id: "x" },
  { src: "https://cdn.usefathom.com/script.js", "data-site": "A" },
],`);
  expect(integrationsOf(site)).toMatchObject({
    analytics: { script: { src: "https://plausible.io/js/script.js" } },
  });
  expect(ofTags(site)).toEqual([
    'none docusaurus.config.js:3 “id” of <script src="https://plausible.io/js/script.js"> is not imported',
    'none docusaurus.config.js:4 the tag <script src="https://cdn.usefathom.com/script.js"> is not imported: a site has one script for visits',
  ]);
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
