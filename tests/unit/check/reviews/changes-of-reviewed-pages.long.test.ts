/** 100 generated changes of what was reviewed are each reported, and 100 others are not (S88). */
// Tests: cli/check/reviews

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { namedSources, type Reviews } from "../../../../cli/check/reviews/page-reviews.ts";
import { sourceReader } from "../../../../cli/check/reviews/read-source.ts";
import { pageHasher } from "../../../../cli/check/reviews/reviewed-text.ts";
import { reviewsLockText } from "../../../../cli/check/reviews/reviews-lock.ts";
import { analyze } from "../../../../cli/pipeline/analyze.ts";
import { seed } from "../../../long/seed.ts";
import { type Files, temporaryFolder, writeFiles } from "../../../sites/folders.ts";
import { smallSite } from "../../../sites/small-sites.ts";

const day = "2026-03-17";
const runs = { numRuns: 100, seed };

/** Paths are from the folder that the content folder is in. */
const project: Files = {
  ...Object.fromEntries(Object.entries(smallSite).map(([path, text]) => [`content/${path}`, text])),
  "content/en/variables.yml": "product: Shop\ncity: Paris\n",
  "content/en/docs/_parts/setup.md": "Set up the {{product}} first.\n\n- One step\n- Another step\n",
  "content/en/docs/screen.svg": drawing(8),
  "content/static/plan.svg": drawing(6),
  "content/en/docs/other.md": "# Other\n\nA text that nobody reviews.\n",
  "content/en/docs/page.md": page(""),
  "src/api.ts": "export const a = 1;\nexport const b = 2;\n",
  "src/login.tsx": '<Login name="a" />\n',
  "data/openapi.yaml":
    "openapi: 3.1.0\npaths:\n  /orders:\n    get: { summary: List all orders, tags: [orders, list] }\n  /users:\n    get: { summary: List users }\n",
  "data/api.json": '{ "orders": { "id": 1, "open": true }, "users": [] }\n',
};

function drawing(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"/>\n`;
}

function page(review: string): string {
  return `---
title: Orders in {{city}}
description: How to order.
keywords: [orders, shop]
documents:
  - ../../../src/api.ts
  - ../../../data/openapi.yaml#/paths/~1orders
  - ../../../data/api.json#/orders
${review}---

How to order, in {{city}}.

:::note
Ask before you order *twice*.
:::

::include{file=./_parts/setup.md}

\`\`\`js
const order = 1;
\`\`\`

> A quoted sentence of two lines.

- First
- Second

![The screen](./screen.svg){from=../../../src/login.tsx}
![The plan](/plan.svg)
`;
}

async function analysisOf(folder: string) {
  const { analysis, findings } = await analyze({
    contentFolder: join(folder, "content"),
    baseUrl: undefined,
    cacheFolder: undefined,
    version: "test",
    jobs: 1,
    workerScript: undefined,
    now: day,
  });
  if (!analysis) throw new Error(JSON.stringify(findings));
  return { analysis, findings };
}

/** The project with its page reviewed. */
async function reviewed(): Promise<Files> {
  const folder = writeFiles(temporaryFolder(), project);
  mkdirSync(join(folder, ".git"));
  const contentFolder = join(folder, "content");
  const { analysis } = await analysisOf(folder);
  const own = analysis.compiled.pages.find(({ source }) => source.name.endsWith("page"));
  if (!own) throw new Error("the page is not compiled");
  const { compiled, discovery } = analysis;
  const hash = pageHasher({ contentFolder, compiled, files: discovery.files, source: "en" })(own);
  const entries = namedSources(own, sourceReader(contentFolder)).map(({ written, state }) => ({
    page: own.source.path,
    source: written,
    hash: "hash" in state ? state.hash : "",
    day,
  }));
  return {
    ...project,
    "content/en/docs/page.md": page(`reviewed: ${day}\nreviewed_text: "${hash}"\n`),
    "content/reviews.lock": reviewsLockText(entries),
  };
}

async function reasonsIn(files: Files): Promise<Reviews["pages"][number]["reasons"]> {
  const folder = writeFiles(temporaryFolder(), files);
  mkdirSync(join(folder, ".git"));
  const { analysis, findings } = await analysisOf(folder);
  const outdated = findings.filter(({ rule }) => rule === "review-is-current");
  const [review] = analysis.reviews.pages;
  expect(outdated).toHaveLength(review?.reasons.length ?? 0);
  return review?.reasons ?? [];
}

const file = (path: string, change: (text: string) => string) => (files: Files) => ({
  ...files,
  [path]: change(String(files[path])),
});
const text = "content/en/docs/page.md";
const part = "content/en/docs/_parts/setup.md";
const word = fc.stringMatching(/^[a-z]{3,9}$/).map((letters) => `x${letters}`);

/** Words of each file that a change replaces, and values of sources. */
const places: [string, string[]][] = [
  [
    text,
    ["Orders in", "How to order, in", "Ask", "twice", "order = 1", "The screen", "shop]", "order.\nkey"],
  ],
  [part, ["Set", "first", "One", "Another"]],
  ["content/en/variables.yml", ["Shop", "Paris"]],
  ["content/en/docs/screen.svg", ["8"]],
  ["content/static/plan.svg", ["6"]],
  ["src/api.ts", ["a = 1", "b", "export"]],
  ["src/login.tsx", ["Login", '"a"']],
  ["data/openapi.yaml", ["List all", "tags", "[orders", "list]"]],
  ["data/api.json", ['"id"', "true", "1"]],
];

const change = fc.oneof(
  ...places.map(([path, words]) =>
    fc
      .tuple(fc.constantFrom(...words), word)
      .map(([old, added]) => file(path, (all) => all.replace(old, replacement(old, added)))),
  ),
);

/** What keeps the file valid. */
function replacement(old: string, added: string): string {
  if (old === "8" || old === "6") return String(10 + added.length);
  if (old === "1") return String(added.length);
  if (old === "true") return "false";
  if (old.startsWith("[")) return `[${added}`;
  if (old.endsWith("]")) return `${added}]`;
  if (old.startsWith('"')) return `"${added}"`;
  if (old.includes("\n")) return `${added}.\nkey`;
  return added;
}

const spaces = fc.constantFrom("  ", "\n", " \n", "   ");

const noChange = fc.oneof(
  // Wrapped lines, and more white space between words and blocks.
  fc
    .tuple(fc.constantFrom("order, in", "before you", "you order"), spaces)
    .map(([words, space]) => file(text, (all) => all.replace(words, words.replace(" ", space)))),
  // A quotation that is wrapped elsewhere, with marks before other lines, and a list with another indentation.
  spaces.map((space) =>
    file(text, (all) =>
      all.replace(
        "> A quoted sentence of two lines.",
        `> A quoted\n>${space.replaceAll("\n", "")} sentence\nof two lines.`,
      ),
    ),
  ),
  fc.constant(file(text, (all) => all.replace("- First\n- Second", "-   First\n-   Second"))),
  fc
    .integer({ min: 1, max: 4 })
    .map((count) => file(text, (all) => all.replaceAll("\n\n", `\n\n${"\n".repeat(count)}`))),
  spaces.map((space) => file(part, (all) => all.replace("Set up", `Set${space}up`))),
  fc.constantFrom("\r\n", "\r").map((eol) => file(text, (all) => all.replaceAll("\n", eol))),
  fc.constantFrom("\r\n", "\r").map((eol) => file("src/api.ts", (all) => all.replaceAll("\n", eol))),
  // Other keys, and another order of keys.
  fc
    .constantFrom("sidebar_position: 3", "tags: []", "unlisted: true", "toc_max_heading_level: 4")
    .map((line) => file(text, (all) => all.replace("title:", `${line}\ntitle:`))),
  fc.constant(
    file(text, (all) =>
      all
        .replace("keywords: [orders, shop]\n", "")
        .replace("title:", "keywords:\n  - orders\n  - shop\ntitle:"),
    ),
  ),
  fc.constant(
    file(text, (all) =>
      all
        .replace("  - ../../../src/api.ts\n", "")
        .replace("#/orders\n", "#/orders\n  - ../../../src/api.ts\n"),
    ),
  ),
  fc.constant(
    file("data/openapi.yaml", (all) =>
      all.replace(
        "{ summary: List all orders, tags: [orders, list] }",
        "{ tags:   [ orders,list ], summary: 'List all orders' }",
      ),
    ),
  ),
  fc.constant(file("data/api.json", () => '{"users":[],"orders":{"open":true,"id":1}}')),
  // Unrelated files, and other parts of the same file.
  word.map((added) => file("content/en/docs/other.md", (all) => `${all}\n${added}\n`)),
  word.map((added) => file("content/en/variables.yml", (all) => `${all}${added}: ${added}\n`)),
  word.map((added) => file("data/openapi.yaml", (all) => all.replace("List users", added))),
  word.map((added) => file("data/api.json", (all) => all.replace("[]", `["${added}"]`))),
  word.map((added) => (files: Files) => ({
    ...files,
    [`src/${added}.ts`]: added,
    [`content/static/${added}.svg`]: drawing(3),
  })),
);

describe("a reviewed page", () => {
  test("is outdated after each change of its text, of what it includes and of its sources", async () => {
    const before = await reviewed();
    expect(await reasonsIn(before)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(change, async (mutate) => {
        const after = mutate(before);
        expect(after).not.toEqual(before);
        expect(await reasonsIn(after)).not.toEqual([]);
      }),
      runs,
    );
  });

  test("is not outdated by white space, the order of keys and other files", async () => {
    const before = await reviewed();
    await fc.assert(
      fc.asyncProperty(noChange, async (mutate) => {
        const after = mutate(before);
        expect(after).not.toEqual(before);
        expect(await reasonsIn(after)).toEqual([]);
      }),
      runs,
    );
  });
});
