/** A directive in running text is one row of the table: with it, titles, excerpts and search have its words, and its check is run. */
import { afterEach, expect, test } from "vitest";
import { type Directive, inline, shownAs } from "../../../cli/markdown/directives/directive.ts";
import { directives } from "../../../cli/markdown/directives/directives.ts";
import { element } from "../../../cli/markdown/handlers/element.ts";
import type { TextDirective } from "../../../cli/markdown/mdast/nodes.ts";
import { compiled } from "./settings.ts";

const row: Directive<TextDirective> = {
  names: ["small"],
  where: ["text"],
  attributes: ["size"],
  check: (node) =>
    node.label ? [] : [{ rule: "directive-is-well-formed", message: "this directive has no text" }],
};
const table = directives as Directive[];
afterEach(() => void table.pop());

test.each([
  ["Markdown", { ...row, expand: (node) => shownAs(node, "small", [], node.label ?? []) }],
  [
    "an element",
    { ...row, toHast: (node, state) => [element(node, "small", {}, inline(state, node.label))] },
  ],
] satisfies [string, Directive<TextDirective>][])("a row that was added and becomes %s", (_, added) => {
  table.push(added);
  const { content, facts, findings } = compiled(
    "# Title :small[in small]\n\nText :small[of the page], :small{size=1}.\n\n## Part :small[two]{colour=red}\n",
  );
  expect(facts).toMatchObject({ heading: "Title in small", excerpt: "Text of the page, ." });
  expect(facts?.outline).toMatchObject([{ id: "part-two", title: "Part two" }]);
  expect(JSON.stringify(content?.hast).match(/of the page/g)).toHaveLength(1);
  expect(findings.map(({ message }) => message)).toEqual([
    "this directive has no text",
    expect.stringContaining("colour"),
  ]);
});
