/** Corrections of generated pages, which mix what is corrected with text around it, leave each page at least as right. */
// Tests: cli/pipeline
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { harmlessFixes } from "../../cli/pipeline/harmless-fixes.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";

/** Blocks that have a correction, or are next to one. */
const blocks = [
  '!!! note "Title"\n\n    Body with [a link](other.md).\n\n    - item\n    - item',
  "??? tip\n    Hidden `code`.\n\n        indented\n",
  '=== "One"\n\n    First [[other]].\n\n=== "Two"\n\n    ```sh\n    # not a heading\n    ```',
  ":::note Title\nBody of a note.\n:::",
  "See [[other|the other page]], [[missing]] and [[#Section]].",
  '--8<-- "part.txt"',
  "Press ++ctrl+c++, x^2^, ==marked== and '''bold'''.",
  'The **"Save"**button, **bold:**text and ** spaced **.',
  "![Alt](other.svg =30x20) and [the site|https://example.org].",
  "[shortcut], [collapsed][], [text][shortcut].\n\n[shortcut]: other.md\n[collapsed]: other.md",
  "A note.[^1]\n\n[^1]: Text of *it*.",
  "```ts [file.ts]\nlet a = 1;\n```",
  "```js “title”\na();\n```",
  "== A heading ==",
  "| a | b |\n| - | - |\n| [[other]] | x^2^ |",
  "Text in `[[code]]`, `++x++` and <kbd>a</kbd>.",
  "    !!! note\n        a sample of code",
  "<!-- !!! note -->",
  "## Section",
  "Words between, with [a link](other.md#section).",
];

const around: ((block: string) => string)[] = [
  (block) => block,
  (block) => `- ${block.replaceAll("\n", "\n  ")}`,
  (block) => `> ${block.replaceAll("\n", "\n> ")}`,
  (block) => `1. First\n\n   ${block.replaceAll("\n", "\n   ")}\n\n2. Second`,
  (block) => `Before:\n${block}\nafter.`,
];

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const pages = 240;

function generated(seed: number): string {
  const next = numbers(seed);
  const parts = Array.from({ length: 2 + next(5) }, () => {
    const block = blocks[next(blocks.length)] ?? "";
    return (around[next(3) === 0 ? next(around.length) : 0] ?? ((text: string) => text))(block);
  });
  const text = `# Page ${seed}\n\n${parts.join("\n\n")}\n`;
  return seed % 3 === 0 ? text.replaceAll("\n", "\r\n") : seed % 5 === 0 ? `\uFEFF${text}` : text;
}

async function analysed(contentFolder: string) {
  const { findings, analysis } = await analyze({
    contentFolder,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  if (!analysis) throw new Error(findings.map(({ message }) => message).join("\n"));
  const shown = new Map(
    analysis.compiled.pages.map(({ source, facts, hash }) => {
      const hast = analysis.compiled.contents.read(hash)?.hast;
      const links = hast ? selectAll("a[href]", hast).map(({ properties }) => String(properties.href)) : [];
      const code = hast ? selectAll("pre", hast).map((element) => textOf(element)) : [];
      return [
        source.path,
        { anchors: facts.anchors, links, code, isThere: !hast || select("p", hast) },
      ] as const;
    }),
  );
  return { findings, analysis, shown };
}

test("no page loses a link, an id or a line of code, or gets a new mistake, and the ends of its lines stay", async () => {
  const contentFolder = temporaryFolder();
  const file = (seed: number) => `en/docs/page-${seed}.md`;
  const files: Record<string, string> = Object.fromEntries(
    Array.from({ length: pages }, (_, seed) => [file(seed), generated(seed)]),
  );
  writeFiles(contentFolder, {
    ...smallSite,
    "en/docs/other.md": "# Other\n\nText.\n\n## Section\n\nText.\n",
    "en/docs/part.txt": "Part.\n",
    "en/docs/other.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>\n',
    ...files,
  });
  const before = await analysed(contentFolder);
  const read = (path: string) => readFileSync(join(contentFolder, path), "utf8");
  const { fixed, texts, refused } = await harmlessFixes(before.findings, read, {
    contentFolder,
    analysis: before.analysis,
  });
  expect(fixed.length).toBeGreaterThan(pages);
  expect(refused.length).toBeLessThan(fixed.length / 20);
  writeFiles(contentFolder, Object.fromEntries(texts));
  const after = await analysed(contentFolder);
  const wrong: string[] = [];
  for (let seed = 0; seed < pages; seed++) {
    const path = file(seed);
    const [was, is] = [before.shown.get(path), after.shown.get(path)];
    const report = (what: string) => wrong.push(`${path}: ${what}\n${files[path]}\n→\n${texts.get(path)}`);
    for (const id of was?.anchors ?? []) if (!is?.anchors.includes(id)) report(`id ${id}`);
    for (const link of was?.links ?? []) if (!is?.links.includes(link)) report(`link ${link}`);
    const code = is?.code.join("\n") ?? "";
    const isSample = (text: string) =>
      text.startsWith("!!! note") || text.startsWith("let") || text.startsWith("a(");
    for (const text of (was?.code ?? []).filter(isSample))
      if (!code.includes(text.trim())) report(`code ${text}`);
    const count = ({ findings }: { findings: readonly Finding[] }, rule: string) =>
      findings.filter((each) => each.file === path && each.rule === rule && !each.fix).length;
    for (const { rule } of after.findings.filter((each) => each.file === path && !each.fix))
      if (
        count(after, rule) >
        count(before, rule) +
          before.findings.filter((each) => each.file === path && each.fix && each.rule === rule).length
      )
        report(`finding ${rule}`);
    const text = texts.get(path);
    if (text === undefined) continue;
    if (text.startsWith("\uFEFF") !== files[path]?.startsWith("\uFEFF")) report("byte order mark");
    if (seed % 3 === 0 ? /[^\r]\n/.test(text) : text.includes("\r")) report("ends of lines");
  }
  expect(wrong.slice(0, 3).join("\n\n")).toBe("");
});
