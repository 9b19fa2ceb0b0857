/** Sites of other tools that name files outside of their folder, or whose pages would take a program a long time. */
// Tests: cli/import
import { join } from "node:path";
import { expect, test } from "vitest";
import { importSite, recognisedTool } from "../../cli/import/tools.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importTool } from "./any-tool.ts";

async function siteFrom(folder: string) {
  const tool = recognisedTool(folder)?.tool;
  if (!tool) throw new Error(`no tool for ${folder}`);
  return importSite(tool, folder);
}

/** What is beside the site is of another repository. */
const outside = {
  "outside/key.md": "secret\n",
  "outside/deep/secret.md": "secret\n",
  "site/.git/HEAD": "ref: refs/heads/main\n",
};

const sites: Record<string, Record<string, string>> = {
  "a folder of pages in mkdocs.yml": {
    "site/mkdocs.yml":
      "site_name: A\nextra_css: [../../outside/key.md]\nextra: { a: !ENV [X, ../outside] }\n",
    "site/docs/index.md": "# A\n\n![a](../../outside/key.md)\n",
  },
  "a snippet and a base path": {
    "site/mkdocs.yml":
      "site_name: A\nINHERIT: ../outside/key.md\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: [.] }\n",
    "site/docs/index.md":
      '# A\n\n--8<-- "../outside/key.md"\n\n--8<-- "key.md"\n\n--8<-- "/outside/key.md"\n\n![a](../../outside/key.md) [b](../../outside/key.md)\n',
  },
  "an include in a book": {
    "site/book.toml": "[book]\ntitle = 'A'\n",
    "site/src/SUMMARY.md": "- [A](a.md)\n- [B](../../outside/key.md)\n",
    "site/src/a.md": "# A\n\n{{#include ../../outside/key.md}}\n\n{{#include /outside/key.md}}\n",
  },
};

test.each(Object.entries(sites))("nothing outside is read: %s", async (_name, files) => {
  const folder = writeFiles(temporaryFolder(), { ...outside, ...files });
  const site = join(folder, "site");
  const imported = await siteFrom(site);
  const written = [...(imported.files ?? [])];
  expect(written).not.toEqual([]);
  expect(written.filter(([, file]) => typeof file === "string" && file.includes("secret"))).toEqual([]);
  expect(written.filter(([, file]) => typeof file === "object" && file.copyOf.includes("outside"))).toEqual(
    [],
  );
});

test.each(
  Object.entries({
    "a folder of pages in mkdocs.yml": { "site/mkdocs.yml": "site_name: A\ndocs_dir: ../outside\n" },
    "a base path": {
      "site/mkdocs.yml":
        "site_name: A\nmarkdown_extensions:\n  - pymdownx.snippets: { base_path: ['..', '../outside'] }\n",
      "site/docs/index.md": '# A\n\n--8<-- "key.md"\n',
    },
    "a folder of chapters": { "site/book.toml": "[book]\nsrc = '../outside'\n" },
    "a folder of content": { "site/hugo.toml": "contentDir = '../outside/deep'\n" },
  }),
)("nothing is imported from another repository: %s", async (_name, files) => {
  const folder = writeFiles(temporaryFolder(), { ...outside, ...files });
  await expect(siteFrom(join(folder, "site"))).rejects.toThrow(/outside of the repository/);
});

test.each([
  ["attributes that do not end", `A {a=b${".c".repeat(5000)}`],
  ["marks of CriticMarkup that do not end", "{++ a ".repeat(5000)],
  [
    "admonitions in each other",
    Array.from({ length: 60 }, (_, level) => `${" ".repeat(4 * level)}!!! note`).join("\n"),
  ],
  ["lines of slashes", "/// note\n".repeat(3000)],
  ["brackets", "[a".repeat(4000)],
])("a page with %s is imported in some seconds", { timeout: 60_000 }, async (_name, text) => {
  const site = writeFiles(temporaryFolder(), {
    "mkdocs.yml":
      "site_name: A\nplugins: [mkdocstrings]\nmarkdown_extensions: [admonition, attr_list, pymdownx.details, pymdownx.tabbed]\n",
    "docs/index.md": `# A\n\n${text}\n`,
  });
  const imported = await siteFrom(site);
  expect(imported.files.has("en/docs/index.md")).toBe(true);
});

const page = (text: string) => `# A\n\n${text}\n`;
const many = "many/a.md";

// Each names a page that a program could not hold, or would end at.
test.each<[string, Record<string, string>, string]>([
  [
    "includes of VitePress that multiply",
    {
      ".vitepress/config.js": "export default {};\n",
      [many]: page("<!--@include: ./a.md-->\n".repeat(2000)),
    },
    many,
  ],
  [
    "includes of a book that multiply",
    {
      "book.toml": "[book]\ntitle = 'A'\n",
      "src/SUMMARY.md": "- [A](a.md)\n",
      "src/a.md": page("{{#include a.md}}\n".repeat(2000)),
    },
    "src/a.md",
  ],
  [
    "asides of Starlight in each other",
    {
      "astro.config.mjs":
        'import starlight from "@astrojs/starlight";\nexport default { integrations: [starlight({ title: "A" })] };\n',
      "src/content/docs/a.mdx": page(":::note\n".repeat(7000)),
    },
    "src/content/docs/a.mdx",
  ],
])("%s are a note about their page", { timeout: 60_000 }, async (_name, files, file) => {
  const site = writeFiles(temporaryFolder(), files);
  const imported = await siteFrom(site);
  expect(imported.notes.map((note) => note.file)).toContain(file);
});

test("a bundle of Hugo whose pages have many shortcodes is imported in some seconds", {
  timeout: 30_000,
}, async () => {
  const many = "{{< note >}}\nx\n{{< /note >}}\n".repeat(10_000);
  const site = await importTool({
    "hugo.toml": 'title = "A"\n',
    "content/b/index.md": "---\ntitle: B\n---\n\nText.\n",
    "content/b/one.md": many,
    "content/b/two.md": many,
    "content/b/three.md": many,
  });
  expect(site.errors).toEqual([]);
});
