/** Findings for what must hold of every directive: attributes that it takes, a closing fence. */
import type { Parents } from "mdast";
import { isReservedId } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { oneOf } from "../../report/one-of.ts";
import type { AnyDirective } from "../mdast/nodes.ts";
import { placeAt, placeOf } from "../mdast/place.ts";
import { reservedId } from "../reserved-id.ts";

/** `attributes` are the names of those that the directive takes. */
export function wellFormed(
  node: AnyDirective,
  attributes: readonly string[],
  parent: Parents | undefined,
): PageFinding[] {
  const findings: PageFinding[] = unclosed(node, parent);
  for (const { name, value, position } of node.attributes) {
    if (name === "id" && attributes.includes(name) && isReservedId(value))
      findings.push(reservedId(value, placeAt(position.start)));
    if (attributes.includes(name)) continue;
    findings.push({
      rule: "directive-is-well-formed",
      place: placeAt(position.start),
      message: `“${node.name}” has no attribute “${name}”`,
      expected: attributes.length > 0 ? oneOf(attributes) : "no attributes",
      nearest: nearest(name, attributes) ?? addressAmong(name, attributes),
    });
  }
  return findings;
}

/** Other names of the attribute that has an address, and those of services. */
const addressNames = /^(?:href|url|uri|link|to|src|source|path|youtube|vimeo)$/i;

function addressAmong(name: string, attributes: readonly string[]): string | undefined {
  return addressNames.test(name) ? attributes.find((known) => known === "src" || known === "to") : undefined;
}

export function unclosed(node: AnyDirective, parent: Parents | undefined): PageFinding[] {
  if (node.type !== "containerDirective" || node.closed) return [];
  return [
    {
      rule: "directive-is-well-formed",
      place: placeOf(node),
      message: `the directive “${node.name}” is not closed`,
      expected:
        parent?.type === "containerDirective" && parent.closed
          ? `a closing line of colons, and more colons on “${parent.name}” than on “${node.name}”`
          : "a closing line with as many colons as the opening one",
    },
  ];
}
