/** Any files of the kinds that an import reads: it ends in time, with a site or with the name of the file that ends it. */
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { seed as given } from "../long/seed.ts";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { configuration, importFolder } from "./whole-import.ts";

const seed = 20_251_124 + given;

/** Beginnings and ends that belong together, and what is between them. */
const pairs: readonly (readonly [string, string])[] = [
  ["> ", ""],
  ["- ", ""],
  ["  - a\n", ""],
  [":::note\n\n", "\n:::\n\n"],
  ["<div>\n\n", "\n\n</div>\n\n"],
  ["<Tabs><TabItem value='a'>\n\n", "\n\n</TabItem></Tabs>\n\n"],
  ["<details><summary>a</summary>\n\n", "\n\n</details>\n\n"],
  ["{", "}"],
  ["{[", "]}"],
  ["<b a={", "}/>"],
  ["{(() => ", ")()}"],
  ["**", "**"],
  ["[", "](a.md/)"],
  ["`", "`"],
  ["export const a = [", "];\n\n"],
  ["[", "]"],
  ['{"a": ', "}"],
  ["a:\n  ", ""],
  ["- ", "\n"],
  ["&a [", "]"],
  ["(", ")"],
  ["!", ""],
  ["a => ", ""],
  ["f(", ")"],
  ["/(", ")/"],
  ["`${", "}`"],
];

const piece = fc.oneof(
  fc.constantFrom(
    ..."---\n|# A\n\n|title: a\n|slug: /../x\n|import A from './_a.mdx';\n\n|import a from '../../x.json';\n\n|<A />|</div>|{a.b.c}|*a|\n\n|\\|\0|\ufeff|\u2028|:::\n|```\n|~~~js\n|<!--|-->|{/*|*/}|$$|![a](a.png/)|[a]: b\n|label: a\n|\"label\": \"a\",|require('./a')|require('./sidebars.js')|process.env.A|module.exports = |export default |while (true) {}|/(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')|'x'.repeat(1e9)|[...a, ...a]|const a = 1;\n|function f() { return f(); }\n|async |: |, |*a|&a |é|🎉".split(
      "|",
    ),
  ),
  fc.string({ maxLength: 20, unit: "binary" }),
  fc
    .record({ pair: fc.constantFrom(...pairs), count: fc.constantFrom(1, 2, 30, 120, 3_000) })
    .map(({ pair: [start, end], count }) => `${start.repeat(count)}a${end.repeat(count)}`),
);

const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
const bytes = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  { weight: 1, arbitrary: text.map((each) => Buffer.from(each, "utf16le")) },
);

const files: fc.Arbitrary<Files> = fc
  .dictionary(
    fc.constantFrom(
      "docs/a.md",
      "docs/b.mdx",
      "docs/_a.mdx",
      "docs/guide/_category_.json",
      "docs/guide/_category_.yml",
      "docs/guide/c.md",
      "blog/2024-05-06-d.md",
      "blog/authors.yml",
      "blog/tags.yml",
      "src/pages/e.md",
      "src/pages/f.tsx",
      "src/theme/MDXComponents.js",
      "src/theme/Footer/index.js",
      "sidebars.js",
      "x.json",
      "package.json",
      "tsconfig.json",
      "i18n/fr/code.json",
      "i18n/fr/docusaurus-theme-classic/navbar.json",
      "i18n/fr/docusaurus-plugin-content-docs/current.json",
      "i18n/fr/docusaurus-plugin-content-docs/current/a.md",
      ".docusaurus/i18n.json",
      "build/sitemap.xml",
    ),
    bytes,
    { minKeys: 3, maxKeys: 8 },
  )
  .map((written) => ({ "docs/whole.md": "# Whole\n", ...written }));

const usual = configuration
  .replace("{}", '{ docs: { sidebarPath: "./sidebars.js" } }')
  .replace("title:", 'i18n: { defaultLocale: "en", locales: ["en", "fr"] }, title:');

/** Any files beside a configuration give a site that compiles. */
export async function importAnyFiles(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(files, async (written) => {
      const folder = temporaryFolder();
      const source = writeFiles(join(folder, "source"), { "docusaurus.config.js": usual, ...written });
      const start = performance.now();
      const { errors, routes, notes } = await importFolder(source, join(folder, "target"));
      expect(errors).toEqual([]);
      expect(routes).toContain("/docs/whole");
      expect(notes.filter((note) => note.includes("twsite fails at it"))).toEqual([]);
      expect(performance.now() - start).toBeLessThan(60_000);
    }),
    { seed, numRuns, endOnFailure: true },
  );
}

/** Any configuration gives a site, or its own name. */
export async function importAnyConfiguration(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(bytes, async (written) => {
      const folder = temporaryFolder();
      const source = writeFiles(join(folder, "source"), {
        "docusaurus.config.js": written,
        "docs/whole.md": "# Whole\n",
      });
      const start = performance.now();
      const message = await importFolder(source, join(folder, "target")).then(
        () => "",
        (error: unknown) => String(error),
      );
      expect(message).toMatch(/^(Error: .*docusaurus\.config\.js|$)/);
      expect(performance.now() - start).toBeLessThan(60_000);
    }),
    { seed, numRuns, endOnFailure: true },
  );
}
