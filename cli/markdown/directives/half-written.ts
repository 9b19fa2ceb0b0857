/**
 * Directives that are shown as text because they are not written to their end, or with another number of colons. Only what
 * has the name of a directive, or the form that nothing else has, is reported.
 */

import type { Nodes, Paragraph, Root } from "mdast";
import type { PageFinding, Place } from "../../report/finding.ts";
import { nearest } from "../../report/nearest.ts";
import { directiveFor } from "../../source/other-tools/names.ts";
import { labelAt } from "../mdast/directives.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { placeOf } from "../mdast/place.ts";
import { illFormed } from "./directive.ts";

type Names = {
  /** Names of blocks with three colons. */
  blocks: ReadonlySet<string>;
  /** Names of directives on a line of their own. */
  leaves: ReadonlySet<string>;
  components: readonly string[];
};

/** `body` is the source of the tree. */
export function halfWritten(root: Root, body: string, names: Names): PageFinding[] {
  return paragraphsWith(root, "::", body).flatMap((node) => {
    const source = sourceOf(node, body);
    const [line = ""] = source.split("\n", 1);
    const [, colons = "", name = "", rest = ""] =
      /^(:{2,})[ \t]*([\p{L}][\p{L}\p{N}_-]*)(.*)$/u.exec(line) ?? [];
    const found = name === "" ? undefined : problemOf(node, { colons, name, rest }, names);
    return found ? [found] : [];
  });
}

function noComponent(name: string, place: PageFinding["place"], leaves: ReadonlySet<string>): PageFinding {
  return {
    rule: "directive-is-known",
    place,
    message: `there is no component “${name}”, and “::${name}” is shown as text`,
    expected: `a file components/${name}.tsx in the content folder`,
    nearest: nearest(name, leaves),
  };
}

function problemOf(
  node: Paragraph,
  { colons, name, rest }: { colons: string; name: string; rest: string },
  { blocks, leaves, components }: Names,
): PageFinding | undefined {
  const place = placeOf(node);
  const isBlock = colons.length > 2;
  const isKnown = (isBlock ? blocks : leaves).has(name);
  const isOpen = /^\[[^\]]*$|^(?:\[[^\]]*\])?\{[^}]*$/.test(rest);
  if (isOpen && (isBlock || isKnown)) {
    const [bracket, end] = rest.includes("{") ? ["{", "}"] : ["[", "]"];
    const message = `“${bracket}” has no “${end}”, and the directive “${name}” is shown as text`;
    return illFormed(node, message, `${colons}${name}${rest}${end}`);
  }
  const cut = isKnown && place ? cutTitle(rest) : undefined;
  if (cut && place) return endsEarly(`${colons}${name}`, cut, place);
  const end = rest.startsWith("[") ? (labelAt(rest, 1, false)?.end ?? -1) + 1 : 0;
  const [head = ""] = /^(?:\{[^{}]*\})?/.exec(rest.slice(end)) ?? [];
  const opening = rest.slice(0, end) + head;
  if (isBlock && isKnown && opening !== "" && /^(?!\()[ \t]*[^\s{]/.test(rest.slice(opening.length)))
    return illFormed(
      node,
      `there is text after the title, and the directive “${name}” is shown as text`,
      `${colons}${name}${opening}, and the text on the next line`,
    );
  if (isBlock) return undefined;
  const meant = directiveFor(name);
  const isLeaf = meant !== undefined && leaves.has(meant);
  const block = blocks.has(name) ? name : isLeaf ? undefined : meant;
  if (block !== undefined && !leaves.has(name) && /^(?:\[.*|\{.*|[ \t].*)?$/.test(rest)) {
    const title = rest.startsWith("[") ? rest : rest.trim() === "" ? "" : `[${rest.trim()}]`;
    const message = `“${name}” is a block, and “::${name}” is shown as text`;
    return illFormed(node, message, `:::${block}${rest.startsWith("{") ? rest : title} … :::`);
  }
  if (isLeaf && !leaves.has(name) && /^[[{].*[\]}]$/.test(rest))
    return {
      rule: "directive-is-known",
      place,
      message: `there is no directive “${name}”, and “::${name}” is shown as text`,
      expected: `one of ${[...leaves].join(", ")}, or a component, whose name starts with a capital`,
      nearest: meant,
    };
  // With components, the parser reads it as one.
  if (components.length > 0 || !/^\p{Lu}/u.test(name) || !/^(?:\[.*\])?(?:\{.*\})?$/.test(rest))
    return undefined;
  if (rest === "" && node.children.length > 1) return undefined;
  return noComponent(name, place, leaves);
}

type CutTitle = { written: string; places: number[] };

/** `[a ] b]{c}` → `[a \\] b]{c}`, with the places of the backslashes. Undefined for a title whose brackets are in pairs. */
export function cutTitle(source: string): CutTitle | undefined {
  if (!source.startsWith("[")) return undefined;
  const places: number[] = [];
  for (let label = labelAt(source, 1, false); label; label = labelAt(source, label.end + 1, false))
    places.push(label.end);
  places.pop();
  const written = places.reduceRight((text, at) => `${text.slice(0, at)}\\${text.slice(at)}`, source);
  return places.length > 0 ? { written: written.trimEnd(), places } : undefined;
}

/** `head` is what is before the title, from `place` on. */
export function endsEarly(head: string, { written, places }: CutTitle, place: Place): PageFinding {
  return {
    rule: "directive-is-well-formed",
    place,
    message: "the title ends at the first “]”; write \\] for one that is part of it",
    expected: `${head}${written}`,
    // In code, a backslash would be shown.
    fix: (written.includes("`") ? [] : places).map((at) => {
      const start = { line: place.line, column: place.column + head.length + at };
      return { start, end: start, text: "\\" };
    }),
  };
}

/** Lines of colons that end nothing; they say nothing new where a directive is wrong already. */
export function strayFences(root: Root, body: string): PageFinding[] {
  return paragraphsWith(root, ":::", body).flatMap((node) => {
    const source = sourceOf(node, body);
    const [line] = /^:{3,}[ \t]*$/m.exec(source) ?? [];
    // A fenced div of another tool has a finding of its own.
    if (line === undefined || /^:{3,} *\{/m.test(source)) return [];
    const before = source.slice(0, source.indexOf(line)).split("\n").length - 1;
    const start = placeOf(node);
    return {
      rule: "directive-is-well-formed",
      place: start && { line: start.line + before, column: before === 0 ? start.column : 1 },
      message: `“${line.trim()}” closes no directive, and is shown as text`,
      expected: "a directive above it, such as :::note",
    };
  });
}

/** The paragraphs that have the mark in their text. */
function paragraphsWith(root: Root, mark: string, body: string): Paragraph[] {
  const hasMark = (node: Nodes): boolean => node.type === "text" && node.value.includes(mark);
  return nodesIn(root).filter(
    (node): node is Paragraph =>
      node.type === "paragraph" && sourceOf(node, body).includes(mark) && nodesIn(node).some(hasMark),
  );
}

function sourceOf({ children }: Paragraph, body: string): string {
  return body.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
}
