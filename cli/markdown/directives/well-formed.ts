/** Findings for what must hold of every directive: attributes that it takes, a closing fence. */
import type { Parents } from "mdast";
import { isReservedId } from "../../../schema/reserved-names.ts";
import { oneOf } from "../../report/counted.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { reservedId } from "../address.ts";
import type { AnyDirective } from "../mdast/nodes.ts";
import { placeAt } from "../mdast/place.ts";
import { illFormed } from "./directive.ts";

/** `attributes` are the names of those that the directive takes. */
export function wellFormed(
  node: AnyDirective,
  attributes: readonly string[],
  parent?: Parents | undefined,
): PageFinding[] {
  return [
    ...unclosed(node, parent),
    ...node.attributes.flatMap((attribute) => {
      const { name, value, position } = attribute;
      if (!attributes.includes(name)) return unknownAttribute(node, attribute, attributes);
      return name === "id" && isReservedId(value) ? reservedId(value, placeAt(position.start)) : [];
    }),
  ];
}

export function unknownAttribute(
  { name: directive }: AnyDirective,
  { name, position }: AnyDirective["attributes"][number],
  attributes: readonly string[],
): PageFinding {
  return {
    rule: "directive-is-well-formed",
    place: placeAt(position.start),
    message: `“${directive}” has no attribute “${name}”`,
    expected: attributes.length > 0 ? oneOf(attributes) : "no attributes",
    nearest: nearest(name, attributes),
  };
}

export function unclosed(node: AnyDirective, parent: Parents | undefined): PageFinding[] {
  if (node.type !== "containerDirective" || node.closed) return [];
  const expected =
    parent?.type === "containerDirective" && parent.closed
      ? `a closing line of colons, and more colons on “${parent.name}” than on “${node.name}”`
      : "a closing line with as many colons as the opening one";
  return [illFormed(node, `the directive “${node.name}” is not closed`, expected)];
}
