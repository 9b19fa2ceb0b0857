/** Any bytes as a page give findings or a page, never an exception. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileSource } from "../../../cli/compile/compile-source.ts";
import { memoryStore } from "../../../cli/compile/content-store.ts";
import { HastRoot } from "../../../schema/hast.ts";
import en from "../../../schema/strings/en.json" with { type: "json" };
import { sampled } from "../../long/seed.ts";
import { keptFolder } from "../../sites/folders.ts";

const folder = keptFolder();
const settings = {
  strings: en.compiler,
  imageHosts: [],
  components: ["Chart"],
  search: true,
  variables: { files: ["site.yml"], values: { name: "Value" } },
  glossary: {
    file: "en/glossary.yml",
    page: "/pages/glossary.md",
    terms: [
      { key: "api", term: "API", also: [], text: "A door.", line: 2, textPlace: { line: 3, column: 1 } },
    ],
  },
};

async function expectContained(bytes: Uint8Array): Promise<void> {
  writeFileSync(join(folder, "page.md"), bytes);
  for (const area of ["docs", "blog", "pages"] as const) {
    const store = memoryStore();
    const job = { contentFolder: folder, path: "page.md", area, known: undefined };
    const { hash, facts, isUncertain, findings } = await compileSource(job, settings, "settingsHash", store);
    expect(findings.filter(({ rule }) => rule === "internal-error")).toEqual([]);
    const content = store.read(hash);
    if (!facts || isUncertain) expect(findings).not.toEqual([]);
    else HastRoot.parse(content?.hast);
  }
}

test("bytes", () =>
  fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), expectContained), sampled(100)));

const tokens = fc.constantFrom(
  ..."--- +++ ::: :::: :::note[ :::tabs ::include{file=./page.md} ::glossary ::Chart{a=b} :Chart :term[API] {{name}} {{ }} {#id} < > </ /> <p> <div <table> <svg> <math> <template> <!-- --> <? &amp; &#0; &#xD800; \\ ` ``` ~~~ ```js | |-|-| [ ] ( ) ![ [^1] [^1]: [x]: * ** _ ~~ # ## - 1. > title: tags: http:// mailto: ".split(
    " ",
  ),
  " ",
  "  ",
  "    ",
  "\t",
  "\n",
  "\n\n",
  "\r\n",
  "\r",
  "\u0000",
  "\ufeff",
  "\ud800",
  "text",
  "é",
  "👩‍👧",
);

test("any order of what means something in Markdown", () =>
  fc.assert(
    fc.asyncProperty(fc.array(tokens, { maxLength: 60 }), (parts) =>
      expectContained(Buffer.from(parts.join(""))),
    ),
    sampled(150),
  ));

test("any front matter", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(tokens, fc.string()), { maxLength: 20 }), (parts) =>
      expectContained(Buffer.from(`---\n${parts.join("")}\n---\n\nText.\n`)),
    ),
    sampled(70),
  ));
