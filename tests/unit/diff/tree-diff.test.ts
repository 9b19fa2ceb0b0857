/** The difference of two texts is marked so that either can be made again, and shows only what a reader can see. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf, diffTrees, type Marked, sideOf } from "../../../cli/diff/tree-diff.ts";
import type { HastElement, HastNode } from "../../../schema/hast.ts";
import { sampled } from "../../long/seed.ts";

const text = (value: string): HastNode => ({ type: "text", value });
const element = (
  tagName: string,
  children: (HastNode | string)[],
  properties: HastElement["properties"] = {},
): HastElement => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? text(child) : child)),
});
const p = (...children: (HastNode | string)[]) => element("p", children);

/** `the [-old-] {+new+} text`; blocks are separated by a line break. */
function shown(marked: readonly Marked[]): string {
  return marked
    .map((mark): string => {
      if (mark.is === "changed") return `<${mark.after.tagName}>${shown(mark.children)}</>`;
      const html = flat(mark.node);
      if (mark.is === "same") return html;
      const move = mark.move === undefined ? "" : `${mark.move}:`;
      return mark.is === "removed" ? `[-${move}${html}-]` : `{+${move}${html}+}`;
    })
    .join("")
    .replaceAll("-][-", "")
    .replaceAll("+}{+", "");
}
const flat = (node: HastNode): string =>
  node.type === "text" ? node.value : `<${node.tagName}>${node.children.map(flat).join("")}</>`;

describe("what is marked", () => {
  test.each<[string, HastNode[], HastNode[], string]>([
    ["a word", [p("One old word.")], [p("One new word.")], "<p>One [-old-]{+new+} word.</>"],
    [
      "words that follow each other are one change",
      [p("It was a very old car here.")],
      [p("It was one quite new car here.")],
      "<p>It was [-a very old-]{+one quite new+} car here.</>",
    ],
    [
      "a word in an element",
      [p("See ", element("strong", ["the old one"]), " now.")],
      [p("See ", element("strong", ["the new one"]), " now.")],
      "<p>See <strong>the [-old-]{+new+} one</> now.</>",
    ],
    [
      "an address of a link",
      [p("Read ", element("a", ["this page"], { href: "/a" }), ".")],
      [p("Read ", element("a", ["this page"], { href: "/b" }), ".")],
      "<p>Read <a>this page</>.</>",
    ],
    [
      "blocks that came, went and moved",
      [p("First."), p("Second stays."), p("Third goes."), p("Fourth stays.")],
      [p("Second stays."), p("Fourth stays."), p("First."), p("Quite another.")],
      "[-1:<p>First.</>-]<p>Second stays.</>[-<p>Third goes.</>-]<p>Fourth stays.</>{+1:<p>First.</><p>Quite another.</>+}",
    ],
    [
      "words of blocks that another one moved past",
      [p("This one moves away."), p("An old word of the first."), p("An old word of the second.")],
      [p("A new word of the first."), p("An older word of the second."), p("This one moves away.")],
      "[-1:<p>This one moves away.</>-]<p>[-An old-]{+A new+} word of the first.</><p>An [-old-]{+older+} word of the second.</>{+1:<p>This one moves away.</>+}",
    ],
    [
      "a cell and an item by their place",
      [
        element("table", [
          element("tbody", [element("tr", [element("td", ["a b c"]), element("td", ["1"])])]),
        ]),
      ],
      [
        element("table", [
          element("tbody", [element("tr", [element("td", ["a b c"]), element("td", ["2"])])]),
        ]),
      ],
      "<table><tbody><tr><td>a b c</><td>[-1-]{+2+}</></></></>",
    ],
    [
      "a line of code, space included",
      [element("pre", [element("code", ["a = 1\n  b = 2\n"])])],
      [element("pre", [element("code", ["a = 1\n    b = 2\n"])])],
      "<pre><code>a = 1\n[-  -]{+    +}b = 2\n</></>",
    ],
    [
      "words of a language without spaces",
      [p("日本語の文章です。")],
      [p("日本語の記事です。")],
      "<p>日本語の[-文章-]{+記事+}です。</>",
    ],
    ["all of a drawing", [element("svg", ["a"])], [element("svg", ["b"])], "[-<svg>a</>-]{+<svg>b</>+}"],
  ])("%s", (_, before, after, expected) => {
    expect(shown(diffTrees(before, after))).toBe(expected);
  });

  test.each<[string, HastNode[], HastNode[]]>([
    ["a wrapped line", [p("One two three.")], [p("One two\nthree.")]],
    ["space between blocks", [p("One."), p("Two.")], [p("One."), text("\n\n"), p("Two."), text("\n")]],
    ["space at the edge of a block", [element("div", ["One."])], [element("div", ["\n  One.\n"])]],
    [
      "space between items",
      [element("ul", [element("li", ["a"])])],
      [element("ul", ["\n", element("li", ["a"]), "\n"])],
    ],
    [
      "the order of properties",
      [element("h2", ["T"], { id: "t", className: ["x"] })],
      [element("h2", ["T"], { className: ["x"], id: "t" })],
    ],
    ["a text in two pieces", [p("One two.")], [p("One ", "two.")]],
  ])("nothing for %s", (_, before, after) => {
    expect(diffTrees(before, after).every(({ is }) => is === "same")).toBe(true);
  });
});

const word = fc.constantFrom(
  ..."one two three four five six, seven. the the a of - “x” 12 café 東京の駅".split(" "),
);
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((all) => all.join(" "));
const inlineNode = fc.oneof(
  { weight: 4, arbitrary: words.map(text) },
  { weight: 1, arbitrary: words.map((value) => element("strong", [value])) },
  { weight: 1, arbitrary: fc.tuple(words, word).map(([value, href]) => element("a", [value], { href })) },
  { weight: 1, arbitrary: word.map((src) => element("img", [], { src })) },
);
const inlines = fc.array(inlineNode, { minLength: 1, maxLength: 4 });
const paragraph = inlines.map((nodes) => p(...nodes));
const block: fc.Arbitrary<HastElement> = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 1, arbitrary: words.map((value) => element("h2", [value], { id: value })) },
  {
    weight: 1,
    arbitrary: fc.array(inlines, { minLength: 1, maxLength: 4 }).map((all) =>
      element(
        "ul",
        all.map((nodes) => element("li", nodes)),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(words, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 })
      .map((rows) =>
        element("table", [
          element(
            "tbody",
            rows.map((cells) =>
              element(
                "tr",
                cells.map((cell) => element("td", [cell])),
              ),
            ),
          ),
        ]),
      ),
  },
  {
    weight: 1,
    arbitrary: words.map((value) => element("pre", [element("code", [value.replaceAll(" ", "\n  ")])])),
  },
  { weight: 1, arbitrary: fc.array(paragraph, { maxLength: 3 }).map((blocks) => element("aside", blocks)) },
);
const page = fc.array(block, { maxLength: 12 });
/** Edits of a page: each block stays, goes, is replaced, or is written again with other words; then some move. */
const edited = page.chain((before) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(7), block), { minLength: before.length, maxLength: before.length }),
      fc.nat(12),
      fc.nat(12),
    )
    .map(([edits, from, to]) => {
      const after = before.flatMap((node, index) => {
        const [edit = 0, fresh] = edits[index] ?? [];
        if (!fresh || edit > 4) return [node];
        if (edit === 0) return [];
        if (edit === 1) return [fresh];
        if (edit === 2) return [node, fresh];
        return [
          { ...node, children: [...node.children.slice(0, -1), ...(edit === 3 ? fresh.children : [])] },
        ];
      });
      after.splice(to, 0, ...after.splice(from, 1));
      return { before, after };
    }),
);

test("from the marks of generated edits, the text before and the text after can be made again", () => {
  fc.assert(
    fc.property(edited, ({ before, after }) => {
      const marked = diffTrees(before, after);
      expect(sideOf(marked, "before")).toEqual(blocksOf(before));
      expect(sideOf(marked, "after")).toEqual(blocksOf(after));
    }),
    sampled(200),
  );
});

test("a huge page that was written again, and one with each word changed, are compared within the time of a test", () => {
  const paragraphs = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) =>
      p(`${name}${index} ${`${name}${index % 7} same `.repeat(20)}`),
    );
  for (const count of [1, 3000])
    expect(sideOf(diffTrees(paragraphs(count, "a"), paragraphs(count, "b")), "after")).toHaveLength(count);
  const long = (name: string) => [
    p(Array.from({ length: 50_000 }, (_, index) => `${name}${index}`).join(" ")),
  ];
  expect(diffTrees(long("a"), long("b")).length).toBeLessThan(3);
});
