/** With `trailing_slash: true`, the address of a page ends with a slash wherever the site names it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent, compile } from "./build.ts";
import { type Files, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages } from "./small-sites.ts";

const french = "  - { id: fr, tag: fr-FR, label: Français }\n";
const files: Files = {
  ...severalPages,
  "site.yml": `${severalPages["site.yml"]}${french}trailing_slash: true
base_url: /sub/
llms_full: true
redirects: [{ from: /old, to: /docs/guide/one }]
navbar: { left: [{ type: link, label: One, to: /docs/guide/one }, { type: doc, doc: guide/two }] }
footer: { columns: [{ title: More, items: [{ type: page, page: about }, { type: link, label: Plan, to: /plan.txt }] }] }
`,
  "fr/pages/index.md": "# Accueil\n",
  "fr/docs/guide/one.md": "# Un\n\n[Deux](./two.md), [un](/fr/docs/guide/one/), [plan](/plan.txt)\n",
  "en/docs/guide/v1.2.md": "---\ntags: [api]\naliases: [/docs/older]\n---\n\n# Version 1.2\n",
  "tags.yml": "api: { label: API }\n",
};

/** Addresses of pages in a text: below the base, without files and what follows `?` or `#`. */
function addresses(text: string): string[] {
  const found = text.matchAll(/(?<=["'(\s>=]|https:\/\/example\.com)\/sub\/[^\s"'<>)#?]*/g);
  return [...found].map(([path]) => path).filter((path) => !/\.(?!2$)\w+$/.test(path));
}

test("every address of a page in documents, data, feeds, sitemap and lists ends with a slash", async () => {
  const content = temporaryFolder();
  const outFolder = temporaryFolder();
  writeFiles(content, files);
  const { findings } = await compile(content, { outFolder });
  expect(findings).toEqual([]);
  const seen = new Set<string>();
  for (const path of filesIn(outFolder)) {
    if (path.startsWith("_twsite/") || !/\.(html|json|xml|txt|md)$/.test(path)) continue;
    for (const address of addresses(readFileSync(join(outFolder, path), "utf8"))) {
      expect(`${path}: ${address}`).toMatch(/\/$/);
      seen.add(address);
    }
  }
  const pages = [
    "",
    "fr/",
    "blog/",
    "blog/archive/",
    "blog/tags/",
    "blog/post/",
    "docs/tags/api/",
    "docs/guide/v1.2/",
  ];
  expect([...seen]).toEqual(expect.arrayContaining(pages.map((path) => `/sub/${path}`)));
  const redirects = readFileSync(join(outFolder, "_redirects"), "utf8");
  expect(redirects).toContain("/sub/old /sub/docs/guide/one/ 301");
  expect(redirects).toContain("/sub/docs/older /sub/docs/guide/v1.2/ 301");
});

test("a list of addresses that was written before stays true, in either form", async () => {
  const content = temporaryFolder();
  writeFiles(content, { ...files, "routes.lock": "/about\n/docs/guide/one/\n/fr/docs/guide/one/\n/gone/\n" });
  const { findings } = await checkContent(content);
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining("/gone")]);
});

test("a host that answers a file cannot answer its address with a slash", async () => {
  const content = temporaryFolder();
  writeFiles(content, { ...files, "site.yml": `${files["site.yml"]}documents: file\n` });
  const { findings } = await checkContent(content);
  expect(findings.map(({ rule, file }) => [rule, file])).toEqual([["configuration-is-valid", "site.yml"]]);
});
