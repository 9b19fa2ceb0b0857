/** Nothing outside of the source is read, wherever links, paths and code lead, unless the user allows it. */
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { type Files, filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { configuration, importFolder } from "./whole-import.ts";

const SECRET = "swordfish";

const outside: Files = {
  "outside/key.txt": `${SECRET}\n`,
  "outside/secret.md": `# Secret\n\n${SECRET}\n`,
  "outside/part.mdx": `${SECRET}\n`,
  "outside/data.json": `{ "word": "${SECRET}" }\n`,
  "outside/code.js": `export const word = "${SECRET}";\n`,
  "outside/sidebars.js": `module.exports = { ${SECRET}: ["a"] };\n`,
  "outside/authors.yml": `ann: { name: "${SECRET}" }\n`,
  "outside/_category_.json": `{ "label": "${SECRET}" }\n`,
};

/** `links`: paths in the source, and where each leads. */
async function imported(files: Files, links: Readonly<Record<string, string>> = {}) {
  const folder = writeFiles(temporaryFolder(), {
    ...outside,
    "site/docusaurus.config.js": configuration,
    "site/docs/a.md": "# A\n",
    // A repository of its own: what is beside it is another one's.
    "site/.git/HEAD": "ref: refs/heads/main\n",
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text])),
  });
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, "site", path)), { recursive: true });
    symlinkSync(target, join(folder, "site", path));
  }
  const result = await importFolder(join(folder, "site"), join(folder, "new"));
  const everything = filesIn(join(folder, "new"))
    .map((path) => readFileSync(join(folder, "new", path), "utf8"))
    .join("\n");
  return { ...result, everything };
}

test.each<[string, string]>([
  ["docs/secret.md", "../../outside/secret.md"],
  ["docs/guide", "../../outside"],
  ["docs/guide/_category_.json", "../../../outside/_category_.json"],
  ["static/key.txt", "../../outside/key.txt"],
  ["static/all", "../../outside"],
  ["blog/authors.yml", "../../outside/authors.yml"],
  ["src/pages/about.md", "../../../outside/secret.md"],
])("a link at %s that leaves the source is not followed, and is named", async (path, target) => {
  const { everything, notes, errors } = await imported(
    { "docs/guide-2/b.md": "# B\n", "docs/guide/b.md": "# B\n", "blog/2024-05-06-c.md": "# C\n" },
    path === "docs/guide" ? { "docs/linked": target } : { [path]: target },
  );
  expect(everything).not.toContain(SECRET);
  const name = path === "docs/guide" ? "docs/linked" : path;
  expect(notes).toContainEqual(
    expect.stringMatching(
      new RegExp(`${name.replaceAll(".", "\\.")}: .*this symbolic link leaves the source`),
    ),
  );
  expect(errors).toEqual([]);
});

test("a link inside of the source is followed, and a circle of links ends", async () => {
  const { text, notes, errors } = await imported(
    { "shared/more.md": "# More\n", "shared/files/x.txt": "x\n" },
    {
      "docs/more.md": "../shared/more.md",
      "docs/files": "../shared/files",
      "docs/round": ".",
      "docs/self": "self",
      "static/up": "..",
    },
  );
  expect(text("en/docs/more.md")).toBe("# More\n");
  expect(text("en/docs/files/x.txt")).toBe("x\n");
  expect(notes).toContainEqual(expect.stringContaining("docs/round: this symbolic link points to a folder"));
  expect(notes).toContainEqual(expect.stringContaining("docs/self: this symbolic link points to itself"));
  expect(errors).toEqual([]);
});

test.each<[string, Files]>([
  ["a part", { "docs/b.mdx": "import Part from '../../outside/part.mdx';\n\n<Part />\n" }],
  ["a part from the top", { "docs/b.mdx": "import Part from '@site/../outside/part.mdx';\n\n<Part />\n" }],
  ["data", { "docs/b.mdx": "import data from '../../outside/data.json';\n\nIt is {data.word}.\n" }],
  ["code", { "docs/b.mdx": "import { word } from '@site/../outside/code.js';\n\nIt is {word}.\n" }],
  [
    "raw text",
    {
      "docs/b.mdx":
        "import Code from '@theme/CodeBlock';\nimport text from '!!raw-loader!../../outside/key.txt';\n\n<Code>{text}</Code>\n",
    },
  ],
  [
    "raw text that is required",
    { "docs/b.mdx": "<pre>{require('!!raw-loader!@site/../outside/key.txt').default}</pre>\n" },
  ],
  ["an absolute path", { "docs/b.mdx": "import text from '!!raw-loader!/etc/passwd';\n\n{text}\n" }],
  ["a linked file", { "docs/b.md": "[Key](../../outside/key.txt) and [more](@site/../outside/key.txt)\n" }],
  ["a picture", { "docs/b.md": "![Key](../../outside/key.txt) ![Key](@site/../outside/key.txt)\n" }],
  [
    "what the configuration requires",
    {
      "docusaurus.config.js": `const { word } = require("../outside/data.json");\n${configuration.replace('"Tool"', '"Tool" + word')}`,
    },
  ],
  [
    "what the configuration reads",
    {
      "docusaurus.config.js": `const fs = require("fs");\n${configuration.replace('"Tool"', '"Tool" + fs.readFileSync(__dirname + "/../outside/key.txt", "utf8")')}`,
    },
  ],
  [
    "authors",
    {
      "docusaurus.config.js": configuration.replace(
        "{}",
        '{ blog: { authorsMapPath: "../../outside/authors.yml" } }',
      ),
      "blog/2024-05-06-c.md": "---\nauthors: [ann]\n---\n\nText.\n",
    },
  ],
])("%s outside of the source does not come over", async (_what, files) => {
  const { everything, errors } = await imported(files);
  expect(everything).not.toContain(SECRET);
  expect(everything).not.toContain("root:");
  expect(errors).toEqual([]);
});

test.each<[string, Files]>([
  [
    "sidebars",
    {
      "docusaurus.config.js": configuration.replace(
        "{}",
        '{ docs: { sidebarPath: "../outside/sidebars.js" } }',
      ),
    },
  ],
  ["docs", { "docusaurus.config.js": configuration.replace("{}", '{ docs: { path: "../outside" } }') }],
  [
    "static files",
    { "docusaurus.config.js": configuration.replace("title:", 'staticDirectories: ["../outside"], title:') },
  ],
  [
    "translations",
    {
      "docusaurus.config.js": configuration.replace(
        "title:",
        'i18n: { defaultLocale: "en", locales: ["en", "fr"], localeConfigs: { fr: { path: "../../outside" } } }, title:',
      ),
    },
  ],
])(
  "%s that the configuration names outside of the repository end the import, which says how they come along",
  async (_what, files) => {
    await expect(imported(files)).rejects.toThrow(/outside of the repository/);
  },
);

test.each([
  ["docs", '{ docs: { routeBasePath: "../../../x" } }'],
  ["pages", '{ pages: { routeBasePath: "../../../x" } }'],
  ["versions", '{ docs: { id: "../../../x", versions: { current: { path: "../../../x" } } } }'],
])("addresses of %s above the site make no file outside of the new folder", async (_what, options) => {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "deep/site"), {
    "docusaurus.config.js": configuration.replace("{}", options),
    "docs/a.md": "# A\n",
    "src/pages/b.md": "# B\n",
  });
  await importFolder(source, join(folder, "deep/new"));
  const strays = filesIn(folder).filter((path) => !/^deep\/(site|new)\//.test(path));
  expect(strays).toEqual([]);
});

const beside = {
  "repo/docs/a.md": "# A\n\n![Shot](shot.txt)\n",
  "repo/docs/shot.txt": "x\n",
  "repo/docs/sidebars.js": 'module.exports = { main: [{ type: "doc", id: "a", label: "First" }] };\n',
  "repo/media files/b.txt": "b\n",
  "repo/version.json": '{ "name": "Tool 3" }\n',
  "repo/website/docusaurus.config.js": `const { name } = require("../version.json");\n${configuration}`
    .replace("{}", '{ docs: { path: "../docs", sidebarPath: "../docs/sidebars.js" } }')
    .replace(/title: "[^"]*"/, "title: name")
    .replace("title:", 'staticDirectories: ["../media files"], title:'),
};

test.each([
  ["of the same Git repository", { "repo/.git/HEAD": "ref: refs/heads/main\n" }],
  ["beside the site, without Git", {}],
])("what the configuration names is part of the site if it is %s", async (_where, more) => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { ...beside, ...more });
  expect(await run(["import", "--no-install", "repo/website", "new"], { cwd })).toMatchObject({
    code: 0,
    err: "",
  });
  const read = (path: string) => readFileSync(join(cwd, "new/content", path), "utf8");
  expect(filesIn(join(cwd, "new/content"))).toEqual(
    expect.arrayContaining(["en/docs/a.md", "en/docs/shot.txt", "static/b.txt"]),
  );
  expect(read("sidebars.yml")).toContain("label: First");
  expect(read("site.yml")).toContain("title: Tool 3");
});

test.each([
  ["mkdocs.yml", { "repo/a/mkdocs.yml": "site_name: S\ndocs_dir: ../../docs\n" }],
  ["hugo.toml", { "repo/a/hugo.toml": 'title = "S"\ncontentDir = "../../docs"\n' }],
  ["book.toml", { "repo/a/book.toml": '[book]\nsrc = "../../docs"\n', "docs/SUMMARY.md": "- [A](a.md)\n" }],
  [".vitepress/config.ts", { "repo/a/.vitepress/config.ts": 'export default { srcDir: "../../docs" };\n' }],
])("%s names docs that are farther away: nothing is made, and the flag is named", async (_file, files) => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { ...files, "docs/a.md": "# A\n" });
  const first = await run(["import", "--no-install", "repo/a", "new"], { cwd });
  expect(first).toMatchObject({ code: 1, out: "" });
  expect(first.err).toMatch(/outside of the repository[\s\S]*import --allow docs repo\/a new$/m);
  expect(filesIn(cwd).filter((path) => path.startsWith("new"))).toEqual([]);
  const second = await run(["import", "--no-install", "--allow", "docs", "repo/a", "new"], { cwd });
  expect(second).toMatchObject({ code: 0, err: "" });
  expect(filesIn(join(cwd, "new/content"))).toContain("en/docs/a.md");
  // In one repository, it needs no flag.
  writeFiles(cwd, { ".git/HEAD": "ref: refs/heads/main\n" });
  expect(await run(["import", "--no-install", "repo/a", "third"], { cwd })).toMatchObject({
    code: 0,
    err: "",
  });
  expect(filesIn(join(cwd, "third/content"))).toContain("en/docs/a.md");
});

test("a configuration publishes nothing of Git", async () => {
  await expect(
    imported(
      { "docusaurus.config.js": configuration.replace("title:", 'staticDirectories: ["../.git"], title:') },
      {
        "../.git": "outside",
      },
    ),
  ).rejects.toThrow(/outside of the repository/);
});

test("a folder to allow that is not there is named", async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, beside);
  const { code, err } = await run(["import", "--no-install", "--allow", "repo/doc", "repo/website", "new"], {
    cwd,
  });
  expect(code).toBe(2);
  expect(err).toContain("there is no folder repo/doc");
});
