/** Authors and tags with their translations come over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { keptFolder, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const french = "i18n/fr/docusaurus-plugin-content-blog";
const files = {
  "docusaurus.config.js": `module.exports = {
  title: "Tool",
  url: "https://tool.example.com",
  baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  plugins: [["@docusaurus/plugin-content-blog", { showLastUpdateAuthor: true }]],
};
`,
  "blog/2024-05-06-first.md": "---\nauthors: [ann, bob]\ntags: [news, tools]\n---\n\nText.\n",
  "blog/authors.yml": `ann:
  name: Ann
  title: Writer
  description: Writes manuals.
  page: true
bob:
  name: Bob
  email: bob@example.com
  socials: { newsletter: weekly, x: "@bob", github: bob }
dan:
  name: Dan
  url: https://dan.example.com
  image_url: https://pictures.example.com/dan.png
  socials: { linkedin: https://linkedin.example.com/dan }
`,
  "blog/tags.yml": "news:\n  label: News\n  description: What is new\ntools: {}\n",
  [`${french}/2024-05-06-first.md`]: "---\nauthors: [ann, claire]\ntags: [news, tools]\n---\n\nTexte.\n",
  [`${french}/authors.yml`]: `ann:
  name: Ann
  title: Rédactrice
  description: Écrit des manuels.
  page:
    permalink: /anne
bob:
  name: Bob
  title: Traducteur
  email: bob@example.com
claire:
  name: Claire
  title: Invitée
`,
  [`${french}/tags.yml`]: "news:\n  label: Nouvelles\n  permalink: /nouvelles\ntools:\n  label: Outils\n",
};

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), files);
let site: ImportedSite;
const yaml = (path: string): unknown => parse(readFileSync(join(site.content, path), "utf8"));

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("authors have their texts in every language; those of a translation alone are there, too", () => {
  expect(yaml("authors.yml")).toEqual({
    ann: {
      name: "Ann",
      title: { en: "Writer", fr: "Rédactrice" },
      description: { en: "Writes manuals.", fr: "Écrit des manuels." },
    },
    bob: { name: "Bob", accounts: { X: "https://x.com/bob", GitHub: "https://github.com/bob" } },
    dan: {
      name: "Dan",
      url: "https://dan.example.com",
      image: "https://pictures.example.com/dan.png",
      accounts: { LinkedIn: "https://linkedin.example.com/dan" },
    },
    claire: { name: "Claire", title: "Invitée" },
  });
});

test("so have tags, also where the source language has no label of its own", () => {
  expect(yaml("tags.yml")).toEqual({
    news: { label: { en: "News", fr: "Nouvelles" }, description: "What is new" },
    tools: { label: { en: "Tools", fr: "Outils" } },
  });
  expect(site.findings).toEqual([]);
});

test("what a language cannot have for itself is listed with its line", () => {
  expect(site.notes).toEqual([
    "blog/authors.yml:8:3  an author's e-mail address is not imported",
    "blog/authors.yml:9:3  an author's accounts of networks without a known address are not imported",
    "blog/authors.yml:13:3  an author's picture stays on another host, which site.yml declares in image_hosts; to serve it yourself, put it in static/ and set image",
    "docusaurus.config.js  there is no home page; a new one has the title and a button that leads to /blog; write en/pages/index.md",
    "docusaurus.config.js:6:51  the option “showLastUpdateAuthor” of blog is not imported",
    `${french}/authors.yml:1:1  “permalink” of “ann” differs in this language and is not imported: all languages share one`,
    `${french}/authors.yml:7:1  “title” of “bob” is not imported: the source language has none; write both`,
    `${french}/tags.yml:1:1  “permalink” of “news” differs in this language and is not imported: all languages share one`,
  ]);
});

test("what a post says of an author, and a post without a date, are in the report with their places", async () => {
  const own = temporaryFolder();
  const { notes, findings, content } = await importSite(
    writeFiles(join(own, "source"), {
      "docusaurus.config.js": 'module.exports = { title: "Tool", url: "https://tool.example.com" };\n',
      "blog/authors.yml": "ann:\n  name: Ann\n",
      "blog/undated.md":
        "---\ntitle: Undated\nauthors:\n  - key: ann\n    title: Guest\n  - name: Bob\n    email: bob@example.com\n---\n\nText.\n",
    }),
    join(own, "target"),
  );
  expect(findings).toEqual([]);
  expect(readFileSync(join(content, "en/blog/undated.md"), "utf8")).toMatch(/^date: \d{4}-\d\d-\d\d$/m);
  expect(notes.filter((line) => line.startsWith("blog/"))).toEqual([
    expect.stringMatching(
      /^blog\/undated\.md {2}the post has no date, and gets the day of .*: \d{4}-\d\d-\d\d$/,
    ),
    "blog/undated.md:3:1  an author's e-mail address is not imported",
    "blog/undated.md:3:1  author “ann”: what only this post says about the author is not imported: title",
  ]);
});
