/** Placeholders that an owner still has to fill in, in the text of a page and in its links; code is left out. */
import type { Nodes, Root } from "mdast";
import type { PageFinding } from "../report/finding.ts";
import type { Reference } from "./includes/page-references.ts";
import { placeWithin } from "./mdast/place.ts";
import { isPlaceholderAddress } from "./placeholders/placeholder-address.ts";
import { filledIn, mayHavePlaceholder, placeholderInProse } from "./placeholders/placeholder-finding.ts";

/** The tree is that before anything is filled into it. */
export function placeholdersInText(root: Root, body: string): PageFinding[] {
  if (!mayHavePlaceholder(body)) return [];
  const findings: PageFinding[] = [];
  const visit = (node: Nodes, isStart: boolean): void => {
    if (node.type === "text") {
      const found = placeholderInProse(node.value, isStart);
      if (found) findings.push(filledIn(found.text, placeWithin(node, found.index)));
    } else if ("children" in node)
      node.children.forEach((child, index) => void visit(child, startsBlock(node, isStart) && index === 0));
  };
  visit(root, true);
  return findings;
}

function startsBlock({ type }: Nodes, isStart: boolean): boolean {
  return ["paragraph", "heading", "tableCell"].includes(type) || (isStart && isMark(type));
}

/** Emphasis around the first word. */
function isMark(type: string): boolean {
  return type === "emphasis" || type === "strong" || type === "delete";
}

/** An address that is shown as it is written is an example; a link with a text, and an email address, are meant to be followed. */
export function placeholdersInLinks(
  references: readonly Reference[],
  body: string,
  bodyLine: number,
): PageFinding[] {
  const found = references.filter(({ url }) => isPlaceholderAddress(url, false));
  if (found.length === 0) return [];
  const lines = body.split("\n");
  return found.flatMap(({ url, place }) => {
    const written = (lines[place.line - bodyLine] ?? "").slice(place.column - 1);
    // The value of a variable is reported in the file that sets it.
    const isMeant = /^(!?\[|<a\b|<[^>]*@)/i.test(written) || url.startsWith("mailto:");
    return isMeant && !/^[^)]*\{\{/.test(written) ? [filledIn(url, place)] : [];
  });
}
