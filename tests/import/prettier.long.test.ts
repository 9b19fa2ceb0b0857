/** Prettier's documentation and blog, written for Docusaurus by others, come over whole. */
// Tests: cli/import
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contentsOf, keptFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const corpora = process.env.TWSITE_CORPORA;

const configuration = `
const config = {
  title: "Prettier",
  tagline: "Opinionated Code Formatter",
  url: "https://prettier.example.com",
  baseUrl: "/",
  favicon: "/icon.png",
  presets: [
    [
      "classic",
      {
        docs: {
          sidebarPath: require.resolve("./sidebars.json"),
          lastVersion: "stable",
          versions: { current: { label: "next" } },
        },
        blog: { feedOptions: { type: "all" } },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      items: [
        { to: "docs/", label: "Docs", position: "left" },
        { type: "docsVersionDropdown", position: "right" },
        { to: "/blog", label: "Blog", position: "left" },
      ],
    },
    footer: { copyright: \`Copyright © \${new Date().getFullYear()} Prettier\` },
  },
};
module.exports = config;
`;

/** What the pages refer to and the corpus does not hold. */
const pictures = [
  "icon.png",
  "images/youtube-cover/a-prettier-printer-by-james-long-on-react-conf-2017.png",
  "images/youtube-cover/javascript-code-formatting-by-christopher-chedeau-on-react-london-2017.png",
  "images/webstorm/prettier-settings.png",
];
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

describe.skipIf(corpora === undefined)("Prettier's site, imported", () => {
  const folder = keptFolder();
  const source = join(folder, "source");
  let before: Record<string, string>;
  let site: ImportedSite;

  beforeAll(async () => {
    cpSync(join(corpora ?? "", "prettier"), source, { recursive: true });
    writeFiles(source, {
      "docusaurus.config.js": configuration,
      ...Object.fromEntries(pictures.map((path) => [`static/${path}`, pixel])),
    });
    before = contentsOf(source);
    site = await importSite(source, join(folder, "target"));
  });

  test("the source stays as it was", () => {
    expect(contentsOf(source)).toEqual(before);
  });

  test("every page is there, at the address that Docusaurus gives it", () => {
    const names = (path: string) => readdirSync(join(source, path)).filter((name) => /\.mdx?$/.test(name));
    const docs = names("docs").map((name) => (name === "index.md" ? "" : `/${name.replace(".md", "")}`));
    const posts = names("blog").map((name) =>
      name.replace(/^(\d+)-(\d+)-(\d+)-(.*)\.mdx?$/, "/blog/$1/$2/$3/$4"),
    );
    const expected = [
      ...docs.map((path) => `/docs/next${path}`),
      ...docs.map((path) => `/docs${path}`),
      ...posts,
    ];
    expect([...site.addresses].sort()).toEqual(expected.sort());
    expect(site.routes).toEqual(expect.arrayContaining(expected));
  });

  test("check finds only what the report lists", () => {
    expect(site.findings.map(({ file, rule }) => `${file} ${rule}`).sort()).toEqual([
      "en/blog/2022-01-06-prettier-begins-paying-maintainers.md import-is-complete",
      "en/blog/2022-03-16-2.6.0.md code-language-is-known",
    ]);
    expect(site.notes).toContain(
      "blog/2022-01-06-prettier-begins-paying-maintainers.mdx:12:1  <Tweet> is a component and stays as a comment; write Markdown, a directive or a component of your own",
    );
  });

  test("tabs and admonitions in them become directives", () => {
    const text = contentsOf(site.content)["en/docs/install.md"] ?? "";
    expect(text).not.toMatch(/<\/?Tab|^import /m);
    expect(text).toContain(":::::tabs{group=package-manager}\n::::tab[npm]\n");
  });
});

test.skipIf(corpora !== undefined)("the corpus is imported where TWSITE_CORPORA names its folder", () => {
  console.warn("TWSITE_CORPORA is not set: the import of Prettier's site is left out");
});
