/**
 * `:::cards` … `:::` around a list of links → `<ul class="construct cards">`: the link of an item is its title, the rest its
 * text, and an icon may be before the link. Around cards of their own, `<div class="construct cards">`.
 */
import type { PageFinding } from "../../report/finding.ts";
import { safeAddress } from "../address.ts";
import { element } from "../handlers/element.ts";
import { attributeOf, type ContainerDirective, type LeafDirective } from "../mdast/nodes.ts";
import { placeOf } from "../mdast/place.ts";
import { addressFindings, type Directive, idOf, illFormed, inline } from "./directive.ts";
import { iconNames, iconProperties, isIcon, unknownIcon } from "./icons.ts";
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

/** `::card[Start]{to=start.md icon=rocket}`, and `:::card[Start]{to=start.md}` around a text → a card that is a link as a whole. */
export const card: Directive<ContainerDirective | LeafDirective> = {
  names: ["card"],
  where: ["block", "leaf"],
  attributes: ["id", "to", "icon"],
  toHast(node, state) {
    const to = attributeOf(node, "to");
    const href = to ? safeAddress("link", to) : undefined;
    const label = inline(state, node.label);
    const name = attributeOf(node, "icon") ?? "";
    const drawing = iconNames.includes(name) ? [element(undefined, "span", iconProperties(name), [])] : [];
    const title =
      href === undefined ? element(node, "strong", {}, label) : element(node, "a", { href }, label);
    return [
      element(node, "div", { className: ["construct", "card"], ...idOf(node) }, [
        element(undefined, "p", { className: ["card-title"] }, [...drawing, title]),
        ...state.all(node),
      ]),
    ];
  },
  check(node) {
    const expected = "::card[Title]{to=page.md}";
    const icon = attributeOf(node, "icon");
    return [
      ...(node.label?.length ? [] : [illFormed(node, "this card has no title", expected)]),
      ...addressFindings(node, expected),
      ...(icon === undefined ? [] : unknownIcon(icon, placeOf(node))),
    ];
  },
};

/** `::button[Write to me]{to=/contact}` → a link that looks like a button, in a paragraph of its own. */
export const button: Directive<LeafDirective> = {
  names: ["button"],
  where: ["leaf"],
  attributes: ["id", "to"],
  toHast(node, state) {
    const href = safeAddress("link", attributeOf(node, "to") ?? "");
    const properties = { className: ["button"], ...idOf(node), ...(href && { href }) };
    return [element(node, "p", {}, [element(node, "a", properties, inline(state, node.label))])];
  },
  check(node) {
    const expected = "::button[Label]{to=/contact}";
    return [
      ...addressFindings(node, expected),
      ...(node.label?.length ? [] : [illFormed(node, "this button has no label", expected)]),
    ];
  },
};
