/** HTML that is read in parts of a page gives what the whole page gives, whatever its tags open and leave open. */
import fc from "fast-check";
import type { ElementContent, Root, RootContent } from "hast";
import type { Raw } from "mdast-util-to-hast";
import { expect, test } from "vitest";
import { contentTree } from "../../../cli/markdown/content-tree.ts";
import { markMade } from "../../../cli/markdown/html/reserved-names.ts";
import {
  partsOf,
  type ResolvedHtml,
  resolveElements,
  resolveRawHtml,
} from "../../../cli/markdown/raw-html.ts";
import { sampled } from "../../long/seed.ts";

const raw = (value: string): Raw => ({ type: "raw", value });
const text = (value: string): ElementContent => ({ type: "text", value });
const paragraph = (children: (ElementContent | Raw)[]): RootContent => ({
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

const tags = (
  "<b> </b> <i> </i> <br> <div> </div> <p> </p> <a> </a> <li> <ul> </ul> <table> </table> <tr> <td> </td> " +
  "<details> </details> <summary> </summary> <h2> </h2> <pre> </pre> <svg> </svg> <math> </math> <title> </title> " +
  "<!--c--> <kbd>x</kbd> <img> <span> </span> <button> </button> <custom> <hr/>"
).split(" ");
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...tags).map(raw) },
  { weight: 2, arbitrary: fc.constantFrom("a", "b ", "\n").map(text) },
);
const block = fc.oneof(
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 4 }).map(paragraph) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...tags), { maxLength: 3 }).map((all) => raw(all.join(""))),
  },
  { weight: 1, arbitrary: fc.constant<RootContent>(text("\n")) },
  { weight: 1, arbitrary: fc.constant(paragraph([text("plain")])) },
);

test("with any tags", () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) =>
      expectSame(blocks as RootContent[]),
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

test("a part ends where what it opens ends", () => {
  const plain = paragraph([text("plain")]);
  const parts = partsOf([
    plain,
    paragraph([raw("<kbd>"), text("x"), raw("</kbd>")]),
    plain,
    raw("<details>"),
    plain,
    raw("</details>"),
    text("\n"),
    plain,
  ]);
  expect(parts.map(({ nodes, hasHtml }) => [nodes.length, hasHtml])).toEqual([
    [1, false],
    [1, true],
    [1, false],
    [4, true],
    [1, false],
  ]);
});
