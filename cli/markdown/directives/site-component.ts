/** `:::Counter{count=3}` … `:::` or `::Counter{count=3}` → `<tw-component use="0">`, for a component of the site's own */
import type { Element, ElementContent } from "hast";
import type { State } from "mdast-util-to-hast";
import { toString as plainText } from "mdast-util-to-string";
import { COMPONENT } from "../../../schema/own-elements.ts";
import { oneOf } from "../../report/counted.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import type { ComponentUse } from "../includes/page-references.ts";
import type { AnyDirective } from "../mdast/nodes.ts";
import { placeAt, placeOf } from "../mdast/place.ts";

/** The site's own components, and the uses of them that a page has so far. */
export type UsableComponents = { names: readonly string[]; uses: ComponentUse[] };

/** Adds the use to those of the page. Attributes are data: they stay texts until a schema says otherwise. */
export function siteComponent(
  node: AnyDirective,
  state: State,
  { uses }: UsableComponents,
): ElementContent[] {
  const attributes: ComponentUse["attributes"] = [];
  for (const { name, value, position } of node.attributes) {
    const classes =
      name === "class" ? attributes.find((attribute) => attribute.name === "className") : undefined;
    if (classes) classes.value += ` ${value}`;
    else
      attributes.push({ name: name === "class" ? "className" : name, value, place: placeAt(position.start) });
  }
  const label = plainText(node.label ?? [], { includeHtml: false }).trim();
  const place = placeOf(node);
  if (label !== "" && place) attributes.unshift({ name: "label", value: label, place });
  uses.push({ name: node.name, attributes, place });
  // Name and properties take the place of the number when the components are known.
  const made: Element = {
    type: "element",
    tagName: COMPONENT,
    properties: { use: uses.length - 1 },
    children: state.all(node),
  };
  return [{ ...made, ...(node.position && { position: node.position }) }];
}

/** True for a name that can only be meant for a component: it starts with a capital letter, and no directive has it in lower case. */
export function isMeantForComponent(
  name: string,
  names: readonly string[],
  directives: Iterable<string>,
): boolean {
  if (names.length === 0 || !/^\p{Lu}/u.test(name)) return false;
  return ![...directives].some((directive) => directive === name.toLowerCase());
}

export function unknownComponent(node: AnyDirective, names: readonly string[]): PageFinding {
  return {
    rule: "component-is-known",
    place: placeOf(node),
    message: `there is no component “${node.name}”`,
    expected: `${oneOf(names)}, or a file components/${node.name}.tsx`,
    nearest: nearest(node.name, names),
  };
}
