/** Authors and tags come over. */
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

test("authors are those of the source language; one of a translation alone has its name", () => {
  expect(yaml("authors.yml")).toEqual({
    ann: { name: "Ann", title: "Writer", description: "Writes manuals." },
    bob: { name: "Bob", accounts: { X: "https://x.com/bob", GitHub: "https://github.com/bob" } },
    dan: {
      name: "Dan",
      url: "https://dan.example.com",
      image: "https://pictures.example.com/dan.png",
      accounts: { LinkedIn: "https://linkedin.example.com/dan" },
    },
    claire: { name: "claire" },
  });
});

test("so are tags", () => {
  expect(yaml("tags.yml")).toEqual({
    news: { label: "News", description: "What is new" },
    tools: { label: "Tools" },
  });
  expect(site.findings).toEqual([]);
});

test("what is not imported is listed with its line", () => {
  const translated =
    "these translations are not imported; write the texts of each language into authors.yml and tags.yml";
  expect(site.notes).toEqual([
    "blog/authors.yml:8:3  an author's e-mail address is not imported",
    "blog/authors.yml:9:3  an author's accounts of networks without a known address are not imported",
    "blog/authors.yml:13:3  an author's picture stays on another host, which site.yml declares in image_hosts; to serve it yourself, put it in static/ and set image",
    "docusaurus.config.js  the option “showLastUpdateAuthor” of blog is not imported",
    "docusaurus.config.js  there is no home page; a new one has the title and a button that leads to /blog; write en/pages/index.md",
    `${french}/2024-05-06-first.md:2:1  the author “claire” is not in an authors file, so only the name is imported`,
    `${french}/authors.yml  ${translated}`,
    `${french}/tags.yml  ${translated}`,
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
