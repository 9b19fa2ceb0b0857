/** `:::cards` … `:::` around a list of links → `<ul class="construct cards">`: the link of an item is its title, the rest its text. */
import { placeOf } from "../../mdast/place.ts";
import type { ContainerDirective } from "../../mdast/tree/nodes.ts";
import type { PageFinding } from "../../report/finding.ts";
import { type Directive, idOf } from "./directive.ts";
import { listOf, listProblems } from "./list-construct.ts";

const expected = "- [Title](page.md), and a text below it";

export const cards: Directive = {
  attributes: ["id"],
  toHast: (node, state) =>
    listOf(state.all(node), "ul", { className: ["construct", "cards"], ...idOf(node) }),
  check: (node) => [
    ...listProblems(node, false, "cards hold a list of links", expected),
    ...withoutLink(node),
  ],
};

function withoutLink({ children: [list] }: ContainerDirective): PageFinding[] {
  if (list?.type !== "list") return [];
  return list.children.flatMap((item): PageFinding[] => {
    const [text] = item.children;
    const first = text?.type === "paragraph" ? text.children[0]?.type : undefined;
    if (first === "link" || first === "linkReference") return [];
    return [
      {
        rule: "directive-is-well-formed",
        place: placeOf(item),
        message: "this card does not start with a link",
        expected,
      },
    ];
  });
}
