/** MDX left in a page written for another tool: imports, components, comments and expressions in braces. */

import type { Html, Nodes, Root, RootContent, Text } from "mdast";
import type { PageFinding } from "../report/finding.ts";
import { asStatement, inShownText } from "../source/other-tools/code-and-html.ts";
import { findingOf, type Recognised, recognise } from "../source/other-tools/construct.ts";
import { insteadOfComponent } from "../source/other-tools/names.ts";
import { leftIn } from "./left-by-import.ts";
import { nodesIn } from "./mdast/nodes-in.ts";
import { placeOf, placeWithin } from "./mdast/place.ts";

/** `body` is the source of the tree. */
export function mdxLeftovers(root: Root, body: string): PageFinding[] {
  return [
    ...root.children.flatMap(statementFindings),
    ...(mayBeLeft.test(body) ? nodesIn(root).flatMap(ofNode) : []),
  ];
}

/** A comment of the import, and braces, which may be written as references. */
const mayBeLeft = /<!--|[{&]/;

/** `import Tabs from '@theme/Tabs';` or `export const x = 1;` at the start of a paragraph. */
export function statementOf(node: RootContent): Recognised | undefined {
  const text = node.type === "paragraph" ? node.children[0] : undefined;
  return text?.type === "text" ? recognise(text.value.split("\n", 1)[0] ?? "", asStatement) : undefined;
}

function statementFindings(node: RootContent): PageFinding[] {
  const statement = statementOf(node);
  return statement ? [{ place: placeOf(node), ...findingOf(statement) }] : [];
}

function ofNode(node: Nodes): PageFinding[] {
  if (node.type === "text") return inText(node);
  return node.type === "html" ? leftByImport(node) : [];
}

/** Comments that `twsite import` wrote instead of what it could not convert. */
function leftByImport(node: Html): PageFinding[] {
  return leftIn(node.value).map(({ start, written }) => ({
    rule: "import-is-complete",
    place: placeWithin(node, start),
    message: `the import could not convert “${written}”: nothing is shown here`,
    expected: "Markdown, a directive or a component instead of this comment, or nothing",
  }));
}

function inText(text: Text): PageFinding[] {
  if (!text.value.includes("{")) return [];
  return inShownText.flatMap((construct) => {
    const found = recognise(text.value, [construct]);
    return found ? [{ place: placeWithin(text, found.match.index), ...findingOf(found) }] : [];
  });
}

/** An element in capitals (`<BR>`) is HTML, and so is `<Br>`; a name with a capital first (`<Tabs>`) is a component. */
export function isComponentName(name: string, own: readonly string[], isHtml: boolean): boolean {
  if (!/^[A-Z]/.test(name) || (name === name.toUpperCase() && name.length > 1)) return false;
  return !isHtml || own.includes(name) || insteadOfComponent(name) !== undefined || isObsolete(name);
}

/** Elements that pages do not have, whose names with a capital letter are those of components. */
function isObsolete(name: string): boolean {
  return /^(?:Applet|Content|Dir|Frame|Listing|Menu|MenuItem|Param|Portal|Search|Shadow)$/.test(name);
}

/** `isOfATool`: it can only be meant for a component of this site, or of another tool. */
export function mdxComponent(
  name: string,
  own: readonly string[],
): { finding: PageFinding; isOfATool: boolean } {
  const replacement = insteadOfComponent(name);
  const isOwn = own.includes(name);
  return {
    finding: {
      rule: "markdown-is-not-mdx",
      place: undefined,
      message: `<${name}> is an MDX component, and is ${isOwn || replacement !== undefined ? "left out" : "shown as text"}`,
      expected: isOwn
        ? `::${name}{…} on a line of its own`
        : (replacement ?? "Markdown, a directive or an HTML element"),
    },
    isOfATool: isOwn || replacement !== undefined,
  };
}
