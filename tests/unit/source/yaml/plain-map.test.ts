/** Front matter of plain values is read as the parser of YAML reads it, and everything else is left to the parser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { splitFile } from "../../../../cli/markdown/mdast/split-front-matter.ts";
import { plainMap } from "../../../../cli/source/yaml/plain-map.ts";
import { sampled } from "../../../long/seed.ts";
import { anyFrontMatter, expectSame } from "./any-front-matter.ts";

test("in texts of all kinds of pieces; `npm run test:long` tries more", () => {
  fc.assert(fc.property(anyFrontMatter, expectSame), sampled(200));
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

test("so are texts in quotation marks, and lists of them on one line", () => {
  const text = 'keywords: ["getOrder", "GET /orders/{id}"]\nslug: "/get-order"\n';
  expect(plainMap(text)?.value).toEqual({ keywords: ["getOrder", "GET /orders/{id}"], slug: "/get-order" });
  expectSame(text);
  for (const other of [
    'a: ["b\\n"]\n',
    'a: ["b" "c"]\n',
    'a: ["b",]\n',
    'a: "b" "c"\n',
    "a: []\n",
    'a: ["b"] # c\n',
  ]) {
    expect(plainMap(other)).toBeUndefined();
    expectSame(other);
  }
});
