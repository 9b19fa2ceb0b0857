/** The comparison of the trees of both parsers in every field but the ends of nodes, and texts of pieces that mean something in Markdown. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Nodes } from "mdast";
import { expect } from "vitest";
import { type PageSyntax, parseBy, parseMarkdown } from "../../../cli/markdown/mdast/parse.ts";
import { remarkReader } from "../../../cli/markdown/mdast/readers.ts";

/** Paths of the pages of this repository. */
export const pages = ["content", "cli/manual", "tests/findings"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);

export const names: PageSyntax = {
  leaf: new Set(["Chart", "include"]),
  text: new Set(["term", "kbd"]),
  hasComponents: true,
  formulas: true,
};

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
    "[^1]: x",
    ":::a b",
    "::::tabs",
    ":::::a[b]",
    ":::::",
  ],
  ...["$$", "$$ x", "x $$", "\u00a0- a", " \u00a0"],
];
const pieces = [
  ..."a|word | word|`|``|*|**|_|__|***|[|]|](|)|(|[a](b)|![i](p.png)|`c`|**b**|*e*|_u_|snake_case| |\\|&|&amp;".split(
    "|",
  ),
  ...['[t](u "v")', "`c d`", "<", "<b>", "~", "~~x~~", ":", ":term[x]", ":no", "!", "{x}", "https://a.b"],
  ...[":kbd[a *b* ]{x='y' #z .w}", "::no", ':term{a="{b}"}', "10:30", "HH:mm", "urn:isbn[x](y)"],
  ...["www.a.b", "x@y.z", '"', "'", ".", ",", "é", "—", "1", "2 * 3", "[x]: ", "[^1]", "  ", "|", "a*b"],
  ...["**a**b", "*a _b_ c*", "**a *b* c**", "[`x`](y)", "[*x*](y)", "[a [b](c)](d)", "\u00a0", "日本", "😀"],
  ...["$", "$x$", "$x", "x$", "$$", "$$x$$", "$ ", "\\$", "$5", "$`a`$", "$$ {#a}", "$a_b*c$"],
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

const differs: readonly RegExp[] = [
  // An item that is not number 1 below indented code: it is one (CommonMark, “List items”: only a paragraph is not interrupted by
  // it). remark-parse never takes it for one, Sätteri does below some headings.
  /^[ >]*(?: {4}|\t).*\n(?:[ \t>]*\n)*[ \t>]*(?!1[.)])\d{1,9}[.)]/m,
  // The spaces after a comment that nothing ends, in a directive that nothing ends: no specification says whose they are.
  /:::[\s\S]*<!--(?![\s\S]*-->)[\s\S]*\n[ \t]+$/,
];

/** Nodes, places and targets of links are the same. A text with too much of something has none. */
export function expectSameTree(text: string): void {
  if (differs.some((pattern) => pattern.test(text))) return;
  const ours = parseMarkdown(text, 4, names);
  if (ours.exceeded || ours.tooDeep) return;
  const theirs = parseBy(remarkReader(), text, 4, names);
  const [our, their] = [fieldsOf(ours), fieldsOf(theirs)];
  // The comparison of strings is quick, that of values shows where they differ.
  if (JSON.stringify(our) !== JSON.stringify(their)) expect(our, JSON.stringify(text)).toEqual(their);
}

type Tree = { root: Nodes; destinations: unknown };

/** Every field, in the order of the alphabet. */
export function fieldsOf({ root, destinations }: Tree): unknown {
  return JSON.parse(JSON.stringify({ root, destinations }, sorted));
}

function sorted(key: string, value: unknown): unknown {
  if (key === "end") return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
