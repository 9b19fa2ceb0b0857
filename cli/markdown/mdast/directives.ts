/**
 * Directives: `:name[label]{attributes}` in running text, `::name…` on a line, `:::name…` around blocks.
 *
 * In running text and on a line a directive is one only if its name is known, so that `10:30`, `HH:mm` and `::foo` stay text; a
 * block `:::name` is read whatever its name, so that a mistake in it is reported.
 */
import type { Nodes, PhrasingContent, RootContent } from "mdast";
// Also brings the types of directives in a tree of remark.
import type {} from "mdast-util-directive";
import { decodeString } from "micromark-util-decode-string";
import type { Point } from "unist";
import { limits } from "../../report/limits/limits.ts";
import type { AnyDirective, ContainerDirective, DirectiveAttribute } from "./nodes.ts";
import { endOf, pointAfter, startOf } from "./place.ts";

export type DirectiveNames = {
  leaf: ReadonlySet<string>;
  text: ReadonlySet<string>;
  /** True: any `::Name` with a capital letter is read, so that an unknown component is reported. */
  hasComponents?: boolean;
};

type Span = { start: number; end: number };

/** The head of a directive, behind its colons. `at` is an attribute's name, or the value of `#id` and `.class`. */
type Head = {
  name: string;
  label: Span | undefined;
  attributes: { at: Span; name: string; value: Span }[];
  end: number;
};

/** True for a text that may hold a directive. */
export function mayHoldDirectives(text: string, names: DirectiveNames): boolean {
  return text.includes("::") || [...names.text].some((name) => text.includes(`:${name}`));
}

export function isDirective(node: Nodes): node is Nodes & AnyDirective {
  return node.type === "textDirective" || node.type === "leafDirective" || node.type === "containerDirective";
}

/** Offsets of the colons of what a parser takes for a directive, where it is text on a page. */
export function plainColons(node: Nodes & AnyDirective, source: string, names: DirectiveNames): number[] {
  const start = startOf(node);
  // Sätteri may find one in a bare address, and gives it a place behind that.
  if (source[start] !== ":") return [source.lastIndexOf(`:${node.name}`, start)];
  const head = headAt(source, start, node.type === "textDirective");
  const isAlone = node.type === "textDirective" || (head && /^[ \t]*$/.test(restOfLine(source, head.end)));
  if (head && isAlone && isKnown(node.type, head.name, names)) return [];
  const colons = /^:*/.exec(source.slice(start, endOf(node)))?.[0].length ?? 0;
  return Array.from({ length: colons }, (_, index) => start + index);
}

function restOfLine(source: string, from: number): string {
  const end = source.indexOf("\n", from);
  return source.slice(from, end === -1 ? undefined : end);
}

function isKnown(type: AnyDirective["type"], name: string, names: DirectiveNames): boolean {
  if (type === "containerDirective") return true;
  if (type === "textDirective") return names.text.has(name);
  return names.leaf.has(name) || (names.hasComponents === true && /^\p{Lu}/u.test(name));
}

/** Offsets of braces in the values of attributes, where Sätteri takes them for the end of the attributes. */
export function bracesInValues(source: string): number[] {
  const found: number[] = [];
  for (const { index } of source.matchAll(/(?<!:):+[^\s:[{]+(?=[[{])/g))
    for (const { value } of headAt(source, index, false)?.attributes ?? [])
      for (let at = value.start; at < value.end; at++)
        if (source[at] === "{" || source[at] === "}") found.push(at);
  return found;
}

/** Changes what a parser makes of a directive: the label comes apart, and attributes get places. */
export function resolveDirective(node: Nodes & AnyDirective, source: string): void {
  const start = startOf(node);
  const head = headAt(source, start, node.type === "textDirective");
  const from = node.position?.start;
  // Directives that a page cannot have are text by now, except in a source that takes too many rounds.
  node.attributes = [];
  if (!head || !from) return;
  const children: RootContent[] = node.children;
  node.name = head.name;
  node.attributes = head.attributes.map(({ at, name, value }): DirectiveAttribute => {
    const position = { start: pointAfter(from, source, at.start), end: pointAfter(from, source, at.end) };
    const written = source.slice(value.start, value.end);
    return { name, value: at === value ? written : decodeString(written), position };
  });
  if (node.type === "containerDirective") {
    const [first] = children;
    const hasLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
    node.label = head.label && (hasLabel ? labelOf(first.children, head.label, source, from) : []);
    if (hasLabel) children.shift();
    node.closed = isClosed(node, source);
  } else {
    node.label = head.label && labelOf(children as PhrasingContent[], head.label, source, from);
    node.children = [];
    if (node.type === "leafDirective" && node.position)
      node.position.end = pointAfter(from, source, head.end);
  }
}

/** Sätteri drops the white space at the end of a label. */
function labelOf(content: PhrasingContent[], { end }: Span, source: string, from: Point): PhrasingContent[] {
  const last = content.at(-1);
  const space = last?.position && source.slice(endOf(last), end);
  if (!last?.position || !space || space.trim() !== "") return content;
  const point = pointAfter(from, source, end);
  if (last.type !== "text")
    return [
      ...content,
      { type: "text", value: space, position: { start: { ...last.position.end }, end: point } },
    ];
  last.value += space;
  last.position.end = point;
  return content;
}

function isClosed(node: ContainerDirective, source: string): boolean {
  const text = source.slice(startOf(node), endOf(node));
  const colons = /^:*/.exec(text)?.[0] ?? "";
  return /\n[ \t>]*(:{3,})[ \t]*$/.exec(text)?.[1]?.startsWith(colons) ?? false;
}

const nameAfterColons = /:+((?:[^\s\p{P}\p{S}])(?:[^\s\p{P}\p{S}]|[-_])*)/uy;
const shortcut = /[ \t\n]*([#.])([^\s"#'.<=>`}]+)(?=[#.}\s])/y;
const attribute =
  /[ \t\n]*((?:[^\s\p{P}\p{S}]|[-_])(?:[^\s\p{P}\p{S}]|[-_.:])*)(?:[ \t\n]*=[ \t\n]*(?:(["'])([\s\S]*?)\2(?=[}\s])|([^\s"'<=>`}]+)(?=[}\s])))?/uy;
const attributesEnd = /[ \t\n]*\}/y;

/** Reads the head as micromark-extension-directive does. `isText`: the head may span several lines. */
function headAt(source: string, at: number, isText: boolean): Head | undefined {
  nameAfterColons.lastIndex = at;
  const name = nameAfterColons.exec(source)?.[1];
  if (name === undefined || /[-_]$/.test(name)) return undefined;
  const start = nameAfterColons.lastIndex;
  if (source[start] !== "[" && source[start] !== "{")
    return { name, label: undefined, attributes: [], end: start };
  // The time to look for an end has a limit.
  const line = isText ? -1 : source.indexOf("\n", start);
  const text = source.slice(
    0,
    Math.min(start + limits.directiveLine, line === -1 ? source.length : line + 1),
  );
  const label = text[start] === "[" ? labelAt(text, start + 1, isText) : undefined;
  const end = label ? label.end + 1 : start;
  const attributes = text[end] === "{" ? attributesAt(text, end + 1, isText) : undefined;
  return { name, label, attributes: attributes?.list ?? [], end: attributes?.end ?? end };
}

/** Brackets in a label are in pairs. `end` is the place of the first `]` that is in none. */
export function labelAt(source: string, start: number, isText: boolean): Span | undefined {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source[at];
    if (character === "\\" && /[[\\\]]/.test(source[at + 1] ?? "")) at++;
    else if (character === "\n" && (!isText || /^\n[ \t>]*\n/.test(source.slice(at, at + 80))))
      return undefined;
    else if (character === "[" && ++depth > 32) return undefined;
    else if (character === "]" && depth-- === 0) return { start, end: at };
  }
  return undefined;
}

function attributesAt(
  source: string,
  start: number,
  isText: boolean,
): { list: Head["attributes"]; end: number } | undefined {
  const list: Head["attributes"] = [];
  let at = start;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  for (;;) {
    if (next(attributesEnd))
      return !isText && source.slice(start, at).includes("\n") ? undefined : { list, end: at };
    const short = next(shortcut);
    if (short) {
      const value = { start: at - (short[2]?.length ?? 0), end: at };
      list.push({ at: value, name: short[1] === "#" ? "id" : "class", value });
      continue;
    }
    const long = next(attribute);
    if (!long) return undefined;
    const [all, name = "", quote = "", quoted, bare] = long;
    const nameStart = at - all.trimStart().length;
    const valueEnd = at - quote.length;
    list.push({
      at: { start: nameStart, end: nameStart + name.length },
      name,
      value: { start: valueEnd - (quoted ?? bare ?? "").length, end: valueEnd },
    });
  }
}
