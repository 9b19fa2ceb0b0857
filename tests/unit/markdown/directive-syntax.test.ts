/** Directives in text and on a line of their own, which there are none of yet: only known names are directives. */
import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../cli/markdown/mdast/parse.ts";

const names = { leaf: new Set(["include"]), text: new Set(["term"]) };

/** `name[label]{attributes}` of the directives, and the text around them. */
function read(text: string): string[] {
  const visit = (node: Nodes): string[] => {
    if (node.type === "text") return [node.value];
    if (node.type === "leafDirective" || node.type === "textDirective") {
      const attributes = node.attributes.map(({ name, value }) => `${name}=${value}`).join(" ");
      return [`<${node.name}|${(node.label ?? []).flatMap(visit).join("")}|${attributes}>`];
    }
    return "children" in node ? node.children.flatMap(visit) : [];
  };
  return visit(parseMarkdown(text, 1, names).root);
}

test("a known name in running text is a directive, with its label and attributes", () => {
  expect(read("An :term[entity *x*]{#e lang=en} here, and :term.")).toEqual([
    "An ",
    "<term|entity x|id=e lang=en>",
    " here, and ",
    "<term||>",
    ".",
  ]);
});

test("other names, and colons that name nothing, are text", () => {
  expect(read(":terms, :Term, 10:30, a:term, HH:mm and :smile: with :term[x]")).toEqual([
    ":terms, :Term, 10:30, a",
    "<term||>",
    ", HH:mm and :smile: with ",
    "<term|x|>",
  ]);
});

test("a known name on a line of its own is a directive, others are text", () => {
  expect(read("::include{file=a.md}\n\n::other{file=b.md}\n\nin a line ::include")).toEqual([
    "<include||file=a.md>",
    "::other{file=b.md}",
    "in a line ::include",
  ]);
});
