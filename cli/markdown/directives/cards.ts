/**
 * `:::cards` … `:::` around a list of links → `<ul class="construct cards">`: the link of an item is its title, the rest its
 * text, and an icon may be before the link. Around cards of their own, `<div class="construct cards">`.
 */
import type { PageFinding } from "../../report/finding.ts";
import { element } from "../handlers/element.ts";
import type { ContainerDirective } from "../mdast/nodes.ts";
import { card } from "./card.ts";
import { type Directive, idOf, illFormed } from "./directive.ts";
import { isIcon } from "./icons.ts";
import { listOf, listProblems } from "./list-construct.ts";

const expected = "- [Title](page.md), and a text below it";
const wanted = "cards can contain only a list of links, or :::card directives";

export const cards: Directive<ContainerDirective> = {
  names: ["cards"],
  where: ["block"],
  attributes: ["id"],
  toHast(node, state) {
    const properties = { className: ["construct", "cards"], ...idOf(node) };
    if (node.children.some(isCard)) return [element(node, "div", properties, state.all(node))];
    return listOf(state.all(node), "ul", properties);
  },
  check: (node) =>
    node.children.length > 0 && node.children.every(isCard)
      ? []
      : [...listProblems(node, false, wanted, expected), ...withoutLink(node)],
};

function isCard(node: ContainerDirective["children"][number]): boolean {
  return (
    (node.type === "containerDirective" || node.type === "leafDirective") && card.names.includes(node.name)
  );
}

function withoutLink({ children: [list] }: ContainerDirective): PageFinding[] {
  if (list?.type !== "list") return [];
  return list.children.flatMap((item) => {
    const [text] = item.children;
    const first = text?.type === "paragraph" ? text.children.find((node) => !isIcon(node))?.type : undefined;
    if (first === "link" || first === "linkReference") return [];
    return illFormed(item, "this card does not start with a link", expected);
  });
}
