/** A directive in running text is one row of the table: with it, titles, excerpts and search have its words, and its check is run. */
import { afterEach, expect, test } from "vitest";
import { type Directive, shownAs } from "../../../cli/markdown/directives/directive.ts";
import { textDirectives } from "../../../cli/markdown/directives/directives.ts";
import type { TextDirective } from "../../../cli/markdown/mdast/nodes.ts";
import { compiled } from "./settings.ts";

const added: Directive<TextDirective> = {
  attributes: ["size"],
  expand: (node) => shownAs(node, "small", [], node.label ?? []),
  check: (node) =>
    node.label ? [] : [{ rule: "directive-is-well-formed", message: "this directive has no text" }],
};
const table = textDirectives as Map<string, Directive<TextDirective>>;
afterEach(() => table.delete("small"));

test("a row that was added", () => {
  table.set("small", added);
  const { facts, findings } = compiled(
    "# Title :small[in small]\n\nText :small[of the page], :small{size=1}.\n\n## Part :small[two]{colour=red}\n",
  );
  expect(facts).toMatchObject({ heading: "Title in small", excerpt: "Text of the page, ." });
  expect(facts?.anchors).toContain("part-two");
  expect(findings.map(({ message }) => message)).toEqual([
    "this directive has no text",
    expect.stringContaining("colour"),
  ]);
});
