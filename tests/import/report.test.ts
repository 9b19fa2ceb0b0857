/** The report of an import is a plan: by cause, what readers miss most first, and never long. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importReport } from "../../cli/import/import-report.ts";
import { causeNames } from "../../cli/import/losses.ts";
import type { Note } from "../../cli/import/note.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { ruleNames } from "../../cli/report/rules.ts";
import { ImportReport } from "../../schema/reports.ts";
import { run } from "../process/warm-command.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { configuration, importWhole } from "./whole-import.ts";

const figures = {
  compiles: true,
  pages: { source: 3, compiled: 2 },
  stubs: 1,
  addresses: { source: 3, served: 3 },
  words: { source: 200, compiled: 199 },
  parts: {
    links: { source: 9, compiled: 8 },
    headings: { source: 3, compiled: 3 },
    footnotes: { source: 0, compiled: 0 },
    cells: { source: 0, compiled: 0 },
    items: { source: 0, compiled: 0 },
    codeBlocks: { source: 0, compiled: 0 },
    tags: { source: 0, compiled: 0 },
  },
  left: [],
};

test("what says the same is one line, with its number and three places", () => {
  const notes = ["a", "b", "c", "d", "e"].map(
    (name): Note => ({
      cause: "dead-link",
      file: `docs/${name}.md`,
      place: { line: 2, column: 3 },
      message: "“/x”",
    }),
  );
  const report = importReport({ notes, findings: [], figures });
  expect(report).toContain("## Links that were already broken in the source (5)\n");
  expect(report).toContain("- 5 times: “/x”: docs/a.md:2:3, docs/b.md:2:3, docs/c.md:2:3 and 2 more\n");
});

test("it starts with what readers miss most, and ends with the figures", () => {
  const notes: Note[] = [
    { file: "docusaurus.config.js", message: "“a” is not imported" },
    { file: "docs/a.md", message: "<B> is not imported" },
    { cause: "page-of-code", file: "src/pages/help.js", message: "/help is a stub" },
    { cause: "component", file: "docs/a.md", message: "<Chart> is a component" },
  ];
  const report = importReport({ notes, findings: [], figures });
  const headings = report.split("\n").filter((line) => line.startsWith("## "));
  expect(headings).toEqual([
    "## Pages made of code (1)",
    "## Custom components (1)",
    "## Parts of pages that were left out or changed (1)",
    "## Configuration (1)",
    "## Figures",
  ]);
  expect(report).toMatch(
    /- Pages: 2 of 3, and 1 stub\n- Addresses: 3 of 3\n- Words: 199 of 200\n- Links: 8 of 9\n- Headings: 3 of 3\n(?:- .*\n){5}- Compiles: yes\n$/,
  );
});

test("what was not converted has one section", () => {
  const notes: Note[] = [{ cause: "component", file: "docs/a.md", message: "<Chart> is a component" }];
  const finding = (rule: Finding["rule"]): Finding => ({
    rule,
    file: "en/docs/a.md",
    message: "“x” is wrong",
  });
  const findings = [finding("import-is-complete"), finding("link-resolves")];
  const report = importReport({ notes, findings, figures });
  expect(report.match(/Chart/g)).toHaveLength(1);
  expect(report).not.toContain("import-is-complete");
  expect(report).toContain("- link-resolves (1 error): “x” is wrong. en/docs/a.md");
});

test("it has at most 200 lines, however much there is to say", () => {
  const notes = causeNames.flatMap((cause) =>
    Array.from(
      { length: 60 },
      (_, index): Note => ({
        cause,
        file: `docs/${index}.md`,
        message: `it is number ${index}`,
      }),
    ),
  );
  const findings = ruleNames.map(
    (rule, index): Finding => ({ rule, file: `en/docs/${index}.md`, message: "no" }),
  );
  const report = importReport({ notes, findings, figures });
  expect(report.split("\n").length).toBeLessThanOrEqual(200);
});

test("parts of the theme, plugins, live code and style sheets are named", async () => {
  const { notes } = await importWhole({
    "docusaurus.config.js": `module.exports = {
      title: "Tool",
      url: "https://tool.example.org",
      presets: [["classic", { theme: { customCss: "./src/css/custom.css" }, gtag: { trackingID: "G" } }]],
      plugins: ["@docusaurus/plugin-pwa", ["docusaurus-plugin-sass", {}], "./plugins/own.js"],
      themes: ["@docusaurus/theme-live-codeblock", "@docusaurus/theme-mermaid"],
    };\n`,
    "docs/a.md": "# A\n",
    "src/theme/Footer/index.js": "export default () => null;\n",
    "src/theme/DocItem/Layout/index.tsx": "import Layout from '@theme-original/DocItem/Layout';\n",
    "src/theme/Footer/styles.module.css": "",
    "src/css/custom.css": ":root {}\n",
  });
  const having = (cause: string) => notes.filter((note) => note.startsWith(`${cause} `)).sort();
  expect(having("theme-component")).toEqual([
    "theme-component src/theme/DocItem/Layout/index.tsx: <DocItem/Layout> replaced or extended the theme’s own",
    "theme-component src/theme/Footer/index.js: <Footer> replaced or extended the theme’s own",
  ]);
  expect(having("plugin")).toEqual([
    "plugin docusaurus.config.js: the option “gtag” is not imported",
    "plugin docusaurus.config.js: the plugin “./plugins/own.js” is not imported",
    "plugin docusaurus.config.js: the plugin “@docusaurus/plugin-pwa” is not imported",
    "plugin docusaurus.config.js: the plugin “docusaurus-plugin-sass” is not imported",
  ]);
  expect(having("live-code")).toEqual([
    "live-code docusaurus.config.js: the theme “@docusaurus/theme-live-codeblock” is not imported",
  ]);
  expect(having("style")).toEqual([
    "style docusaurus.config.js: the style sheets of customCss are not imported, apart from the colour of the brand",
  ]);
});

test("import-report.json has every place, and fits its schema", async () => {
  const cwd = temporaryFolder();
  const dead = Array.from({ length: 30 }, (_, index) => `[x](./none-${index}.md)\n`).join("\n");
  writeFiles(join(cwd, "old"), { "docusaurus.config.js": configuration, "docs/a.md": `# A\n\n${dead}` });
  const { code, out } = await run(["import", "--no-install", "old", "new"], { cwd });
  expect(code).toBe(0);
  expect(out).toContain("Links that were already broken in the source: 30\n");
  const report = ImportReport.parse(JSON.parse(readFileSync(join(cwd, "new/import-report.json"), "utf8")));
  expect(report.compiles).toBe(true);
  expect(report.causes.find(({ cause }) => cause === "dead-link")?.places).toHaveLength(30);
});

test("the button of a new home page leads to the page that the first sidebar begins with", async () => {
  const { text } = await importWhole({
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] };\n',
    "sidebars.js":
      'module.exports = { one: [{ type: "category", label: "C", items: ["z/start"] }, "a"], two: ["b"] };\n',
    "docs/a.md": "# A\n",
    "docs/b.md": "# B\n",
    "docs/z/start.md": "---\nsidebar_label: Begin\n---\n\n# Start\n",
    "src/pages/index.js": "export default () => null;\n",
  });
  expect(text("en/pages/index.md")).toContain("label: Begin\n    to: /docs/z/start\n");
});
