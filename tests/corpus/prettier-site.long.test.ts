/** A site of Markdown that others wrote for another tool: no crash, and every problem has its place. */
// Tests: cli/markdown, cli/markdown/mdast, cli/check
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readReaderFiles } from "../../cli/emit/reader-files.ts";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { incrementalBuild } from "../../cli/pipeline/incremental.ts";
import { type Finding, isError } from "../../cli/report/finding.ts";

const corpora = process.env.TWSITE_CORPORA;

const configuration = `title: Prettier
url: https://prettier.example.com
locales: [{ id: en, tag: en-GB, label: English }]
`;

/** What the pages refer to and the corpus does not hold: pictures, and a post at its address in the other tool. */
const pictures = [
  "youtube-cover/a-prettier-printer-by-james-long-on-react-conf-2017.png",
  "youtube-cover/javascript-code-formatting-by-christopher-chedeau-on-react-london-2017.png",
  "webstorm/prettier-settings.png",
];
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

describe.skipIf(corpora === undefined)("Prettier's documentation and blog", () => {
  let root: string;
  let findings: Finding[];
  const options = () => ({
    contentFolder: join(root, "content"),
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });

  const write = (path: string, content: string | Uint8Array) => {
    const file = join(root, "content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "twsite-corpus-"));
    const source = join(corpora ?? "", "prettier");
    cpSync(join(source, "docs"), join(root, "content/en/docs"), { recursive: true });
    cpSync(join(source, "blog"), join(root, "content/en/blog"), { recursive: true });
    write("site.yml", configuration);
    write("en/pages/index.md", "---\ntitle: Prettier\nhome: {}\n---\n");
    const keys = readFileSync(join(source, "blog/authors.yml"), "utf8").match(/^\S+(?=:)/gm) ?? [];
    write("authors.yml", keys.map((key) => `${key}: { name: ${key} }\n`).join(""));
    for (const picture of pictures) write(`static/images/${picture}`, pixel);
    const post = "en/blog/2023-11-13-3.1.0.md";
    const text = readFileSync(join(root, "content", post), "utf8");
    write(post, text.replace("---\n", "---\nslug: /2023/11/13/3.1.0\n"));
    ({ findings } = await analyze(options()));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test("what is not supported is found with its place in the file", () => {
    const unplaced = findings.filter(({ file, place }) => file.endsWith(".md") && place === undefined);
    expect(unplaced).toEqual([]);
    expect(findings.filter(isError)).toEqual([]);
    const mdx = findings.filter(({ rule, file }) => rule === "markdown-is-not-mdx" && file.endsWith(".md"));
    expect(mdx.length).toBeGreaterThan(0);
    for (const { file, place } of mdx) {
      const line = readFileSync(join(root, "content", file), "utf8").split("\n")[(place?.line ?? 0) - 1];
      expect(line).toMatch(/[<{]|import|export/);
    }
  });

  test("the whole of it becomes a site", async () => {
    const reader = readReaderFiles("dist/twsite/reader");
    const writing = { outFolder: join(root, "site"), prerender: true, strict: false, reader };
    const { published, routes } = await incrementalBuild(options(), writing);
    const pages = readdirSync(join(root, "content/en"), { recursive: true, encoding: "utf8" });
    expect(routes).toBeGreaterThan(pages.filter((name) => name.endsWith(".md")).length);
    expect(published?.written).toContain("docs/options/index.html");
  });
});

test.skipIf(corpora !== undefined)("the corpus is compiled where TWSITE_CORPORA names its folder", () => {
  console.warn("TWSITE_CORPORA is not set: the corpus of other people's Markdown is left out");
});
