/** Parts of pages come over wherever they stand, and what the source leaves out does not become a page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { filesIn, keptFolder, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

const files = {
  "docusaurus.config.js": `module.exports = {
  title: "Tool",
  url: "https://tool.example.com",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", {
    docs: { exclude: ["**/shared/**", "**/*.draft.md"] },
    blog: { include: ["**/*.mdx"] },
  }]],
};
`,
  "docs/start.mdx": `import Shared from '@site/src/parts/shared.mdx';
import Steps from './shared/steps.md';
import Other from './other.md';

# Start

<Shared />

<Steps />

<Other />
`,
  "docs/other.md": "---\ntitle: Other\n---\n\nOther text.\n",
  "docs/shared/steps.md": "1. [Start](../start.mdx)\n",
  "docs/shared/unused.md": "# Unused\n",
  "docs/plan.draft.md": "# Plan\n",
  "src/parts/shared.mdx":
    "import Inner from './inner.md';\n\nShared ![P](./p.png) [Other](/docs/other)\n\n<Inner />\n",
  "src/parts/inner.md": "Inner.\n",
  "src/parts/p.png": picture,
  "blog/2024-05-06-a.mdx": "# A\n",
  "blog/2024-05-07-b.md": "# B\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/start.mdx":
    "import Shared from '@site/src/parts/shared.mdx';\n\n# Début\n\n<Shared />\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/plan.draft.md": "# Projet\n",
};

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), files);
let site: ImportedSite;
const read = (path: string) => readFileSync(join(site.content, path), "utf8");

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("files that the source leaves out are no pages", () => {
  const expected = ["/docs/start", "/docs/other", "/fr/docs/start", "/blog/2024/05/06/a"];
  expect([...site.addresses].sort()).toEqual(expected.sort());
  const written = filesIn(site.content).filter((name) => /unused|plan|07-b/.test(name));
  expect(written).toEqual([]);
});

test("parts from anywhere, and other pages, are included", () => {
  expect(read("en/docs/start.md")).toBe(`# Start

::include{file=../pages/_parts/src/parts/shared.md}

::include{file=../pages/_parts/docs/shared/steps.md}

::include{file=other.md}
`);
  expect(read("fr/docs/start.md")).toContain("::include{file=../../en/pages/_parts/src/parts/shared.md}");
  expect(read("en/pages/_parts/src/parts/shared.md")).toBe(
    "Shared ![P](/assets/files/src/parts/p.png) [Other](/docs/other)\n\n::include{file=inner.md}\n",
  );
  expect(site.findings).toEqual([]);
  expect(site.notes.filter((line) => !line.includes("home page"))).toEqual([]);
});

test("a link to a folder beside a part is no file that moves with it", async () => {
  const target = temporaryFolder();
  const { content } = await importSite(
    writeFiles(join(target, "source"), {
      "docusaurus.config.js": 'module.exports = { title: "Tool", url: "https://tool.example.com" };\n',
      "docs/a.mdx": "import S from '../shared/s.md';\n\n# A\n\n<S />\n",
      "shared/s.md": "[dir](img/) [dir](img) [here](./) ![P](img/p.png)\n",
      "shared/img/p.png": picture,
    }),
    join(target, "target"),
  );
  expect(filesIn(join(content, "en/pages/_parts/shared"))).toEqual(["s.md"]);
});
