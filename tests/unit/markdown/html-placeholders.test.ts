/** HTML that is read with placeholders for the blocks beside it gives what the whole page gives, whatever its tags open and leave open. */
import fc from "fast-check";
import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Raw } from "mdast-util-to-hast";
import { expect, test } from "vitest";
import { contentTree } from "../../../cli/markdown/content-tree.ts";
import { markMade } from "../../../cli/markdown/html/reserved-names.ts";
import { type ResolvedHtml, resolveElements, resolveRawHtml } from "../../../cli/markdown/raw-html.ts";
import { sampled } from "../../long/seed.ts";
import { compiled } from "./settings.ts";

const raw = (value: string): Raw => ({ type: "raw", value });
const text = (value: string): ElementContent => ({ type: "text", value });
const paragraph = (children: (ElementContent | Raw)[]): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: children as ElementContent[],
});

function expectSame(children: RootContent[]): void {
  const [inParts, whole] = [children, children].map(
    (each): Root => JSON.parse(JSON.stringify({ type: "root", children: each })),
  );
  if (!inParts || !whole) return;
  markMade(whole);
  expect(contentOf(resolveRawHtml(inParts))).toEqual(
    contentOf(resolveElements(whole, { hasExtensions: false })),
  );
}

/** Neighbouring texts are one text in the content of a page. */
function contentOf({ hast, ...others }: ResolvedHtml): unknown {
  return { ...others, hast: contentTree(hast.children) };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Blocks of Markdown, each with elements inside that others around them could end or open again. */
const made: readonly Element[] = [
  paragraph([element("a", [text("link")]), element("strong", [element("code", [text("x")])])]),
  element("h2", [text("title")]),
  element("h3", [element("a", [text("link")])]),
  element("ul", [element("li", [paragraph([text("item")]), element("ul", [element("li", [text("x")])])])]),
  element("dl", [element("dt", [text("x")]), element("dd", [paragraph([text("x")])])]),
  element("table", [element("tbody", [element("tr", [element("td", [element("strong", [text("x")])])])])]),
  element("pre", [element("code", [element("span", [text("\n x")])])]),
  element("figure", [element("pre", [element("code", [text("x")])]), element("figcaption", [text("x")])]),
  element("blockquote", [element("h2", [text("title")]), paragraph([element("em", [text("x")])])]),
  element("details", [
    element("summary", [text("x")]),
    element("table", [element("tbody", [element("tr", [element("td", [text("x")])])])]),
  ]),
  element("tw-tabs", [element("tw-tab", [paragraph([text("x")])])]),
  element("section", [element("ol", [element("li", [text("x"), element("img", [])])])]),
];

const tags = (
  "<b> </b> <i> </i> <br> <div> </div> <p> </p> <a> </a> <li> <ul> </ul> <table> </table> <tr> <td> </td> " +
  "<details> </details> <summary> </summary> <h2> </h2> <pre> </pre> <svg> </svg> <math> </math> <title> </title> " +
  "<!--c--> <kbd>x</kbd> <img> <span> </span> <button> </button> <custom> <hr/>"
).split(" ");
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...tags).map(raw) },
  { weight: 2, arbitrary: fc.constantFrom("a", "b ", "c\n").map(text) },
);
const block = fc
  .oneof(
    { weight: 2, arbitrary: fc.array(piece, { minLength: 1, maxLength: 4 }).map(paragraph) },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...tags), { maxLength: 3 }).map((all) => raw(all.join(""))),
    },
    { weight: 1, arbitrary: fc.constant<ElementContent>(text("\n")) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.constantFrom(...made), { minLength: 1, maxLength: 3 })
        .map((all) => all.flatMap((each) => [each, text("\n")])),
    },
  )
  .map((blocks) => [blocks].flat());
/** Blocks of a list or a box, beside each other and around HTML. */
const nested = fc.oneof(
  { weight: 3, arbitrary: block },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("li", "blockquote", "td", "div", "details"),
        fc.array(block, { minLength: 1, maxLength: 3 }),
      )
      .map(([tagName, all]) => {
        // The parser takes a line ending off the first text in `<pre>`, however deep; browsers do not.
        const inside = element(tagName, [text("x"), ...all.flat()] as ElementContent[]);
        return [
          tagName === "li"
            ? element("ul", [inside])
            : tagName === "td"
              ? element("table", [element("tbody", [element("tr", [inside])])])
              : inside,
        ];
      }),
  },
);

test("with any tags", () => {
  fc.assert(
    fc.property(fc.array(nested, { minLength: 1, maxLength: 6 }), (blocks) =>
      expectSame(blocks.flat() as RootContent[]),
    ),
    sampled(100),
  );
});

test("beside it, data attributes are texts, as its parser has them", () => {
  const line = (dataLine: number): ElementContent => ({
    type: "element",
    tagName: "span",
    properties: { dataLine },
    children: [text("x")],
  });
  expectSame([paragraph([line(1), line(2)]), paragraph([raw("<b>"), text("x"), raw("</b>")])]);
});

test("levels of HTML and of Markdown in it are counted together", () => {
  const page = (boxes: number, quotes: number) =>
    compiled(`${"<div>\n\n".repeat(boxes)}${">".repeat(quotes)} x\n\n${"</div>\n\n".repeat(boxes)}`).findings;
  expect(page(200, 48)).toEqual([]);
  expect(page(248, 0)).toEqual([]);
  for (const findings of [page(200, 49), page(249, 0)])
    expect(findings.map(({ rule }) => rule)).toEqual(["nesting-is-bounded"]);
});
