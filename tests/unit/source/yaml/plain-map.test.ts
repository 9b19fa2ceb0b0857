/** Front matter of plain values is read as the parser of YAML reads it, and everything else is left to the parser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { splitFile } from "../../../../cli/markdown/mdast/split-front-matter.ts";
import { plainMap } from "../../../../cli/source/yaml/plain-map.ts";
import { readDocument, readYaml } from "../../../../cli/source/yaml/read-yaml.ts";

const schema = z.record(z.string(), z.unknown());

function expectSame(text: string): void {
  const [ours, theirs] = [readYaml(schema, text, 2), readDocument(schema, text, 2)];
  const said = ({ value, problems, written, keys }: typeof ours) => ({
    value,
    problems,
    written,
    keys: keys(),
  });
  expect(said(ours)).toEqual(said(theirs));
  for (const key of Object.keys(ours.value ?? {})) expect(ours.placeOf([key])).toEqual(theirs.placeOf([key]));
}

const pieces =
  "a|Title|of |: |:|#| #|, |'|\"|yes|No|null|~|1|01|1.5|0x1f|1e3|-|- |[|]|{|}|&|*|!|%|@|`||>|\\|/|é|“|”|\u00a0|2026-01-02|12:30|true|.inf|=|?|? |\t|  ".split(
    "|",
  );
const value = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((all) => all.join(""));
const line = fc
  .tuple(fc.constantFrom("title", "description", "a_b", "draft", "- x", " k", "é"), value)
  .map(([key, text]) => `${key}: ${text}`);
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join("\n")}\n`);

test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(text, expectSame), { numRuns: 5000 });
});

test("in the pages of this repository", () => {
  for (const name of readdirSync("content", { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".md"))
      expectSame(splitFile(readFileSync(join("content", name), "utf8")).frontMatter ?? "");
});

test("a title, a description and a position are plain", () => {
  const text =
    "title: How it works: part 2\ndescription: Words, and more.\nsidebar_position: 3\ndraft: true\n";
  expect(plainMap(text)).toBeUndefined();
  expect(plainMap(text.replace("works: part", "works - part"))?.value).toEqual({
    title: "How it works - part 2",
    description: "Words, and more.",
    sidebar_position: 3,
    draft: true,
  });
});
