/**
 * Directives on a line of their own and in running text whose name has a mistake, and those that belong on a line of their
 * own and are not. The parser leaves them as text, as it must `::before` and `10:30`: only what has the form of one, and is
 * nearly one, is reported.
 */
import type { Nodes, Root } from "mdast";
import { oneOf } from "../../report/counted.ts";
import type { PageFinding } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import type { DirectiveNames } from "../mdast/directives.ts";
import { placeWithin } from "../mdast/place.ts";

const leaf = /^::(\p{L}[\p{L}\p{N}_-]*)(?:[[{].*)?$/u;
const inLine = /(?<![\p{L}\p{N}:])::(\p{L}[\p{L}\p{N}_-]*)[[{]/gu;
const span = /(?<![\p{L}\p{N}:]):(\p{L}[\p{L}\p{N}_-]*)\[/gu;

type Names = Pick<DirectiveNames, "leaf" | "text">;

/** `body` is the source of the tree. */
export function misspeltDirectives(root: Root, body: string, names: Names): PageFinding[] {
  return mayBeDirective.test(body) ? inTree(root, body, names) : [];
}

/** The start of anything in a page that the patterns above look for. */
const mayBeDirective = /(?<!:)::\p{L}|:\p{L}[\p{L}\p{N}_-]*\[/u;

function inTree(node: Nodes, body: string, names: Names): PageFinding[] {
  if (node.type === "text")
    return [
      ...[...node.value.matchAll(span)].flatMap(({ 1: name = "", index }) =>
        mistake(name, names.text, () => placeWithin(node, index)),
      ),
      ...[...node.value.matchAll(inLine)].flatMap(({ 1: name = "", index }) =>
        names.leaf.has(name) && isWritten(node, body, name) ? [notAlone(name, placeWithin(node, index))] : [],
      ),
    ];
  if (!("children" in node)) return [];
  const [first] = node.children;
  const alone = node.type === "paragraph" && first?.type === "text" ? leaf.exec(first.value) : undefined;
  if (first?.type === "text" && alone) {
    const [whole, name = ""] = alone;
    if (!names.leaf.has(name)) return mistake(name, names.leaf, () => placeWithin(first, 0));
    if (/[\]}]$/.test(whole)) return [];
  }
  return node.children.flatMap((child) => inTree(child, body, names));
}

/** False where its colons are escaped, or written as character references: then it is meant to be text. */
function isWritten({ position }: Nodes, body: string, name: string): boolean {
  const source = body.slice(position?.start.offset, position?.end.offset);
  return new RegExp(`(?<![\\\\:])::${name}(?![\\p{L}\\p{N}_-])`, "u").test(source);
}

function notAlone(name: string, place: PageFinding["place"]): PageFinding {
  return {
    rule: "directive-is-well-formed",
    place,
    message: `“${name}” is inside a paragraph, and is shown as text`,
    expected: `::${name} on a line of its own`,
  };
}

function mistake(name: string, names: ReadonlySet<string>, place: () => PageFinding["place"]): PageFinding[] {
  const meant = names.has(name) ? undefined : nearest(name, names);
  if (meant === undefined) return [];
  return [
    {
      rule: "directive-is-known",
      place: place(),
      message: `there is no directive “${name}”, and it is shown as text`,
      expected: oneOf(names),
      nearest: meant,
    },
  ];
}
