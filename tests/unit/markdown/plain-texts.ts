/** Texts of pieces that the reader of plain blocks knows, next to pieces that it must leave to micromark. */
import fc from "fast-check";
import type { Nodes } from "mdast";
import { expect } from "vitest";
import { parseByTokens, parseMarkdown } from "../../../cli/markdown/mdast/parse.ts";

const names = { leaf: new Set(["Chart"]), text: new Set(["term"]), hasComponents: true, formulas: true };

const starts = [
  ..."# |## |###|- |* |+ |1. |2. |1) |10. |  - |    - |   - |  |    |   |> |- [ ] |- - |-|1.|* * *|`x`".split(
    "|",
  ),
  ...[": ", ":   ", "  : ", "> : ", "- : ", "    "],
  ...["", "", "", "```", "```js title", "~~~", "    ```", "  ```", ":::note", ":::", "::::", ":::tip[T]"],
  ...["::Chart{a=b}", "| a | b |", "| --- | :-: |", "| c | d |", "|", "a | b", "--- | ---", "---", "==="],
  ...[
    "***",
    "<div>",
    "</div>",
    "<!--",
    "-->",
    "<!-- c -->",
    "<script>",
    "\t",
    "[a]: b",
    "$$",
    "$$ x",
    "\u00a0- a",
    " \u00a0",
  ],
];
const pieces = [
  ..."a|word | word|`|``|*|**|_|__|***|[|]|](|)|(|[a](b)|![i](p.png)|`c`|**b**|*e*|_u_|snake_case| |\\|&|&amp;".split(
    "|",
  ),
  ...['[t](u "v")', "`c d`", "<", "<b>", "~", "~~x~~", ":", ":term[x]", ":no", "!", "{x}", "https://a.b"],
  ...["www.a.b", "x@y.z", '"', "'", ".", ",", "é", "—", "1", "2 * 3", "[x]: ", "[^1]", "  ", "|", "a*b"],
  ...["**a**b", "*a _b_ c*", "**a *b* c**", "[`x`](y)", "[*x*](y)", "[a [b](c)](d)", "\u00a0", "日本", "😀"],
  ...["$", "$x$", "$x", "x$", "$$", "$$x$$", "$ ", "\\$", "$5", "$`a`$", "$$ {#a}"],
  ...["(*a*)", '"**q**"', "`` ` ``", "` `", "` a `", "#", "-", ">", "\t", "[a]", "[a][b]", "[](c)", "[a]()"],
];

const line = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...pieces), { maxLength: 3 }))
  .map(([start, rest]) => start + rest.join(""));

export const anyText = fc
  .array(fc.oneof({ weight: 3, arbitrary: line }, { weight: 1, arbitrary: fc.constant("") }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.join("\n"));

/** The tree, the destinations and all places are those of micromark's tokens. */
export function expectSameTree(text: string): void {
  const ours = parseMarkdown(text, 4, names);
  if (ours.excess || ours.tooDeep) return;
  const theirs = parseByTokens(text, text.split("\n"), 4, names);
  expect(ours.destinations).toEqual(theirs.destinations);
  expect(said(ours.root)).toEqual(said(theirs.root));
}

/** Nodes without what the tokenizer keeps for itself. */
function said(node: Nodes | object): unknown {
  return JSON.parse(JSON.stringify(node), (key, value) => (key.startsWith("_") ? undefined : value));
}
