/** Each difference that `twsite diff` prints can be seen: what was removed never looks like what was added (S88). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffMarkdown } from "../../../cli/diff/diff-markdown.ts";
import { diffText } from "../../../cli/diff/diff-text.ts";
import { type ComparedPage, diffPages } from "../../../cli/diff/page-diff.ts";
import type { DiffReport } from "../../../schema/diff-report.ts";
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { sampled } from "../../long/seed.ts";
import { content, pages } from "../reader/fixtures.ts";

const el = (
  tagName: string,
  children: (HastNode | string)[],
  properties: HastElement["properties"] = {},
): HastElement => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});
const p = (...children: (HastNode | string)[]) => el("p", children);
const items = (tag: string, ...texts: string[]) =>
  el(
    tag,
    texts.map((text) => el("li", [text])),
  );
const loose = (tag: string, ...texts: string[]) =>
  el(
    tag,
    texts.map((text) => el("li", ["\n", p(text), "\n"])),
  );
const code = (text: string) => el("figure", [el("pre", [el("code", [text])])], { className: ["code-block"] });

/** The lines that both formats print below the page. */
function printed(before: HastNode[], after: HastNode[]): { markdown: string[]; text: string[] } {
  const state = (children: HastNode[]): ComparedPage => ({
    data: { ...pages.doc, ...{ content: content(...children) } },
    head: { keywords: [] },
  });
  const { blocks } = diffPages(state(before), state(after));
  const shown: DiffReport["pages"][number] = {
    change: "changed",
    path: "/a",
    title: "A",
    locale: "en",
    kind: "doc",
    follows: false,
    fields: [],
    blocks,
  };
  const report: DiffReport = {
    from: { ref: "main", commit: "0123456789" },
    notes: [],
    pages: [shown],
    broken: [],
    apis: [],
    stale: [],
    navigation: [],
    redirects: [],
    feeds: [],
    files: [],
    findings: { new: [], gone: [] },
  };
  const [, fenced = ""] = /`{3,}diff\n([\s\S]*)\n`{3,}/.exec(diffMarkdown(report)) ?? [];
  return {
    markdown: fenced.split("\n").map((line) => line.trimEnd()),
    text: diffText(report).split("\n").slice(3),
  };
}

test.each<[string, HastNode[], HastNode[], string[], string[]]>([
  [
    "only the space between the items of a list",
    [items("ol", "one", "two")],
    [loose("ol", "one", "two")],
    ["! list: tight → loose"],
    ["    ol  one two (list: tight → loose)"],
  ],
  [
    "a block in an item, which makes its list loose",
    [items("ul", "one", "two")],
    [el("ul", [el("li", ["\n", p("one"), "\n"]), el("li", [p("two"), code("new")])])],
    ["+ new", "! list: tight → loose"],
    ["    ul  one two{+ new+} (list: tight → loose)"],
  ],
  [
    "an item of a loose list",
    [loose("ul", "one", "two old", "three")],
    [loose("ul", "one", "two new", "three")],
    ["- two old", "+ two new"],
    ["    ul  one two [-old-]{+new+} three"],
  ],
  [
    "an item that becomes two",
    [items("ul", "one one")],
    [items("ul", "one", "one")],
    ["- one one", "+ one", "+ one"],
    ["    ul", "      − one one", "      + one", "      + one"],
  ],
  [
    "the kind of a mark",
    [p("Use ", el("code", ["x"]), " now.")],
    [p("Use ", el("strong", ["x"]), " now.")],
    ["- Use `x` now.", "+ Use **x** now."],
    ["    p  Use [-`x`-]{+**x**+} now."],
  ],
  [
    "a mark that Markdown has no sign for",
    [p("Use ", el("kbd", ["x"]), " now.")],
    [p("Use ", el("span", ["x"], { lang: "fr" }), " now.")],
    ["- Use <kbd>x</kbd> now.", '+ Use <span lang="fr">x</span> now.'],
    ['    p  Use [-<kbd>x</kbd>-]{+<span lang="fr">x</span>+} now.'],
  ],
  [
    "the level of a heading",
    [el("h2", ["Part"])],
    [el("h3", ["Part"])],
    ["- ## Part", "+ ### Part"],
    ["    h2  [-## Part-]", "    h3  {+### Part+}"],
  ],
  [
    "a kind of block",
    [p("Text")],
    [el("blockquote", [p("Text")])],
    ["- Text", "+ > Text"],
    ["    p  [-Text-]", "    blockquote  {+> Text+}"],
  ],
  [
    "a kind of list",
    [items("ul", "one", "two")],
    [items("ol", "one", "two")],
    ["- <ul><li>one</li>", "- <li>two</li></ul>", "+ <ol><li>one</li>", "+ <li>two</li></ol>"],
    [
      "    ul",
      "      − <ul><li>one</li>",
      "      − <li>two</li></ul>",
      "    ol",
      "      + <ol><li>one</li>",
      "      + <li>two</li></ol>",
    ],
  ],
  [
    "a space that does not break",
    [p("Text of it.")],
    [p("Text\u00a0of it.")],
    ["- Text of it.", "+ Text<U+00A0>of it."],
    ["    p  Text[- -]{+<U+00A0>+}of it."],
  ],
  [
    "the indentation of code, and a space at its end",
    [code("a:\n  b: 1\n\nc: 2\n")],
    [code("a:\nb: 1\n\nc: 2 \n")],
    ["-   b: 1", "+ b: 1", "", "- c: 2", "+ c: 2␣"],
    ["    figure", "      −   b: 1", "      + b: 1", "", "      − c: 2", "      + c: 2␣"],
  ],
  [
    "the size of a picture",
    [p(el("img", [], { src: "/a.png", alt: "A", width: 300 }))],
    [p(el("img", [], { src: "/a.png", alt: "A", width: 400 }))],
    ["! width: 300 → 400"],
    ["    p   (width: 300 → 400)"],
  ],
  [
    "a picture with the same words",
    [p(el("img", [], { src: "/a.png", alt: "A" }))],
    [p(el("img", [], { src: "/b.png", alt: "A" }))],
    ["- [picture: A, /a.png]", "+ [picture: A, /b.png]"],
    ["    p  [-[picture: A, /a.png]-]{+[picture: A, /b.png]+}"],
  ],
  [
    "the end of a long text",
    [p(`${"same ".repeat(200)}old`)],
    [p(`${"same ".repeat(200)}new`)],
    [`- …${"same ".repeat(20)}old`, `+ …${"same ".repeat(20)}new`],
    ["    p  …same same same same same same [-old-]{+new+}"],
  ],
])("%s is shown", (_, before, after, markdown, text) => {
  expect(printed(before, after)).toEqual({ markdown, text });
});

describe("of generated pages, nothing that was removed looks like what was added", () => {
  const words = fc
    .array(fc.constantFrom("one", "two", "three"), { minLength: 1, maxLength: 3 })
    .map((list) => list.join(" "));
  const inline: fc.Arbitrary<HastNode> = fc.oneof(
    words.map((value): HastNode => ({ type: "text", value: ` ${value} ` })),
    words.map((value): HastNode => ({ type: "text", value: value.replaceAll(" ", "\u00a0") })),
    fc
      .tuple(fc.constantFrom("strong", "em", "code", "kbd", "a", "span", "del"), words)
      .map(([tag, value]) => el(tag, [value])),
    fc.tuple(fc.constantFrom("/a", "/b"), words).map(([href, value]) => el("a", [value], { href })),
    fc.constantFrom(1, 2).map((width) => el("img", [], { src: "/p.png", alt: "one", width })),
    fc.constantFrom("/p.png", "/q.png").map((src) => el("img", [], { src, alt: "one" })),
    fc.constant(el("br", [])),
  );
  const inlines = fc.array(inline, { minLength: 1, maxLength: 3 });
  const lines = fc.array(fc.constantFrom("a", "  a", "\ta", "a ", "b", ""), { minLength: 1, maxLength: 4 });
  const block: fc.Arbitrary<HastNode> = fc.oneof(
    inlines.map((children) => p(...children)),
    fc
      .tuple(fc.constantFrom("h2", "h3", "blockquote", "aside"), inlines)
      .map(([tag, children]) => el(tag, children)),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(words, { minLength: 1, maxLength: 3 }))
      .map(([tag, list]) => items(tag, ...list)),
    fc
      .tuple(fc.constantFrom("ul", "ol"), fc.array(words, { minLength: 1, maxLength: 3 }))
      .map(([tag, list]) => loose(tag, ...list)),
    lines.map((list) => code(list.join("\n"))),
    fc.array(words, { minLength: 1, maxLength: 3 }).map((cells) =>
      el("table", [
        el(
          "tr",
          cells.map((cell) => el("td", [cell])),
        ),
      ]),
    ),
  );
  const page = fc.array(block, { maxLength: 4 });

  /** Lines that follow each other, those that were removed before those that were added. */
  const pairsOf = (printedLines: readonly string[], minus: string): string[] => {
    const pairs: string[] = [];
    let removed: string[] = [];
    for (const line of printedLines) {
      const [, sign = "", text = ""] = /^ *([-−+])(?: (.*))?$/.exec(line) ?? [];
      if (sign === minus) removed.push(text);
      else if (sign === "+") pairs.push(...removed.filter((other) => other === text));
      else removed = [];
    }
    return pairs;
  };

  test("in either format", () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        const { markdown, text } = printed(before, after);
        expect(pairsOf(markdown, "-")).toEqual([]);
        expect(pairsOf(text, "−")).toEqual([]);
        for (const line of text)
          for (const [, removed, added] of line.matchAll(/\[-(.*?)-\]\{\+(.*?)\+\}/g))
            expect(removed).not.toBe(added);
      }),
      sampled(300),
    );
  });
});
