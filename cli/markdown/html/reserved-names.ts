/** Reserved names of the reader and the compiler, which raw HTML loses. */

import type { Element, Nodes, Root } from "hast";
import { visit } from "unist-util-visit";
import { actingData, compiledData, isReservedId } from "../../../schema/reserved-names.ts";
import type { PageFinding } from "../../report/finding.ts";
import { reservedId } from "../address.ts";
import { termClass } from "../includes/terms.ts";
import { placeOf } from "../mdast/place.ts";
import { FROM_EXTENSION, MADE } from "./stable-tree.ts";

const reservedData = new Set(
  [...actingData, ...compiledData].map((name) => `data${name.replaceAll("-", "")}`),
);

/** Marks the elements that come with a tree as the compiler's, except for those that an extension made. */
export function markMade(node: Nodes): void {
  visit(node, "element", ({ properties }) => {
    if (!(FROM_EXTENSION in properties)) properties[MADE] = "";
  });
}

/** Changes elements without the mark. */
export function removeReservedNames(root: Root): PageFinding[] {
  const findings: PageFinding[] = [];
  visit(root, "element", (node) => {
    delete node.properties[FROM_EXTENSION];
    if (MADE in node.properties) delete node.properties[MADE];
    else findings.push(...guarded(node));
  });
  return findings;
}

function guarded(node: Element): PageFinding[] {
  const { properties } = node;
  const findings: PageFinding[] = [];
  for (const key of ["id", "name"] as const) {
    const value = properties[key];
    if (typeof value !== "string" || !isReservedId(value)) continue;
    delete properties[key];
    findings.push(reservedId(value, placeOf(node)));
  }
  for (const key of Object.keys(properties).filter((name) => reservedData.has(name.toLowerCase()))) {
    delete properties[key];
    findings.push({
      rule: "html-is-allowed",
      place: placeOf(node),
      message: `“data-${key.slice(4).toLowerCase()}” of <${node.tagName}> is left out: a script of the site uses it`,
      expected: "another name after data-",
    });
  }
  // A term is `:term[…]`, whose link is checked with the glossary.
  if (Array.isArray(properties.className))
    properties.className = properties.className.filter((name) => name !== termClass);
  // Only the compiler makes these.
  if (node.tagName.startsWith("tw-")) node.tagName = "span";
  return findings;
}
