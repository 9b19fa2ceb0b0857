/** Tags and expressions of a text → elements with their content, and expressions in braces beside them. */
import type { Expression, ObjectExpression } from "acorn";
import { parseJsxExpression } from "../code/parser.ts";
import { nameOf } from "../code/values.ts";
import { linePrefix, lineStart, type TextEdit } from "./edits.ts";
import type { Region } from "./running-text.ts";

export type Element = {
  name: string;
  open: JsxTag;
  /** The closing tag; undefined if there is none: `<Foo />`, `<br>`. */
  close: JsxTag | undefined;
  children: Element[];
};

/** `{…}` that is not an attribute: a comment, an expression, or code that cannot be read. */
export type Braces = Region & {
  /** The text of a comment, without its marks. */
  comment?: string;
  expression?: Expression;
};

export type Jsx = {
  elements: Element[];
  braces: Braces[];
  /** Closing tags that close nothing. */
  strays: JsxTag[];
};

/** Reads elements and braces. Tags inside braces are part of the code, not elements. */
export function jsxIn(text: string, regions: readonly Region[]): Jsx {
  const roots: Element[] = [];
  const stack: Element[] = [];
  const strays: JsxTag[] = [];
  const { tags, braces } = piecesIn(text, regions);
  for (const tag of tags) {
    if (tag.kind === "close") {
      const index = stack.findLastIndex(({ name }) => name === tag.name);
      const element = stack[index];
      if (!element) {
        strays.push(tag);
        continue;
      }
      element.close = tag;
      stack.length = index;
      continue;
    }
    const element: Element = { name: tag.name, open: tag, close: undefined, children: [] };
    (stack.at(-1)?.children ?? roots).push(element);
    if (tag.kind === "open" && !isVoid.has(tag.name)) stack.push(element);
  }
  return { elements: withContentOfClosed(roots), braces, strays };
}

/** An element without a closing tag has no content: the elements after it become its siblings. */
function withContentOfClosed(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => {
    const children = withContentOfClosed(element.children);
    return element.close ? [{ ...element, children }] : [{ ...element, children: [] }, ...children];
  });
}

/** End of the tag or of the expression that starts at `start`; undefined where none does. */
export function jsxEnd(text: string, start: number): number | undefined {
  return (
    text[start] === "<" ? tagAt(text, start) : startsBraces(text, start) ? bracesAt(text, start) : undefined
  )?.end;
}

/** `{#id}` at the end of a heading is its id. */
function startsBraces(text: string, at: number): boolean {
  return text[at] === "{" && text[at + 1] !== "#";
}

/** Elements of HTML that have no content. */
export const isVoid: ReadonlySet<string> = new Set(
  "br hr img input source wbr col meta link track embed".split(" "),
);

function piecesIn(text: string, regions: readonly Region[]): { tags: JsxTag[]; braces: Braces[] } {
  const tags: JsxTag[] = [];
  const braces: Braces[] = [];
  let at = 0;
  for (const { start, end } of regions)
    for (let index = Math.max(start, at); index < end; index++) {
      if (text[index] === "\\") {
        index++;
        continue;
      }
      const tag = text[index] === "<" ? tagAt(text, index) : undefined;
      if (tag) tags.push(tag);
      const pair = startsBraces(text, index) ? bracesAt(text, index) : undefined;
      if (pair) braces.push(pair);
      at = tag?.end ?? pair?.end ?? at;
      if (tag || pair) index = at - 1;
    }
  return { tags, braces };
}

const comments = /^\{\s*(?:(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)\s*)+\}/;
const comment = /\/\*([\s\S]*?)\*\/|\/\/([^\n]*)\n/g;

function bracesAt(text: string, start: number): Braces | undefined {
  const [whole] = comments.exec(text.slice(start)) ?? [];
  if (whole !== undefined) return { start, end: start + whole.length, comment: saidIn(whole.slice(1, -1)) };
  const expression = expressionAt(text, start);
  if (expression) return { start, ...expression };
  // Braces around text that is not code end at their closing brace as well.
  const end = braceEnd(text, start);
  return end === undefined ? undefined : { start, end };
}

/** One comment as it is; several with a space between them. */
function saidIn(code: string): string {
  const parts = [...code.matchAll(comment)].map(([, block, line]) => block ?? line ?? "");
  return parts.length === 1 ? parts.join("") : parts.map((part) => part.trim()).join(" ");
}

/** The content between the tags; empty without a closing tag. */
export function innerText(text: string, { open, close }: Element): string {
  return close ? text.slice(open.end, close.start) : "";
}

/** The tags of elements and of all that is in them, in order. */
export function tagsOf(elements: readonly Element[]): JsxTag[] {
  return elements.flatMap(({ open, close, children }) => [
    open,
    ...(close ? [close] : []),
    ...tagsOf(children),
  ]);
}

/** True where nothing but the marks of quotes and lists is before it. */
export function isFirstInLine(text: string, start: number): boolean {
  return lineStart(text, start) + linePrefix(text, start).length === start;
}

export function wholeOf(element: Element): Region {
  return { start: element.open.start, end: endOf(element) };
}

/** Other text in the place of the tags. The content between them stays. */
export function tagEdits({ open, close }: Element, before: string, after: string): TextEdit[] {
  if (!close) return [{ start: open.start, end: open.end, text: before + after }];
  return [
    { start: open.start, end: open.end, text: before },
    { start: close.start, end: close.end, text: after },
  ];
}

export function endOf({ open, close }: Element): number {
  return (close ?? open).end;
}

export type Attribute = { start: number; end: number; value: string | Expression | true };

export type JsxTag = {
  kind: "open" | "close" | "self";
  /** Empty for a fragment. */
  name: string;
  start: number;
  end: number;
  attributes: ReadonlyMap<string, Attribute>;
};

const space = /\s*/y;
/** A `<` before a space is a character. */
const tagName = /<(\/?)(?:([A-Za-z][\w.:-]*)(?=[\s/>])|(?=>))/y;
const attributeName = /[A-Za-z_:@][\w:.-]*/y;
const quoted = /"([^"]*)"|'([^']*)'/y;

/** The tag that starts at `start`; undefined where none does. */
export function tagAt(text: string, start: number): JsxTag | undefined {
  const name = match(tagName, text, start);
  if (!name) return undefined;
  const attributes = new Map<string, Attribute>();
  let at = start + name[0].length;
  for (;;) {
    at += match(space, text, at)?.[0].length ?? 0;
    const isSelf = text.startsWith("/>", at);
    if (isSelf || text[at] === ">") {
      const kind = name[1] === "/" ? "close" : isSelf ? "self" : "open";
      return { kind, name: name[2] ?? "", start, end: at + (isSelf ? 2 : 1), attributes };
    }
    const key = match(attributeName, text, at)?.[0];
    if (key === undefined) {
      const spread = text[at] === "{" ? braceEnd(text, at) : undefined;
      if (spread === undefined) return undefined;
      attributes.set(text.slice(at, spread), { start: at, end: spread, value: true });
      at = spread;
      continue;
    }
    const from = at;
    at += key.length;
    if (text[at] !== "=") {
      attributes.set(key, { start: from, end: at, value: true });
      continue;
    }
    const string = match(quoted, text, at + 1);
    if (string) {
      at += 1 + string[0].length;
      attributes.set(key, { start: from, end: at, value: string[1] ?? string[2] ?? "" });
      continue;
    }
    const value = expressionAt(text, at + 1);
    if (!value) return undefined;
    at = value.end;
    attributes.set(key, { start: from, end: at, value: value.expression });
  }
}

/** `{expression}` that starts at `start`; undefined where the braces hold no JavaScript. */
export function expressionAt(
  text: string,
  start: number,
): { expression: Expression; end: number } | undefined {
  if (text[start] !== "{") return undefined;
  const expression = parseJsxExpression(text, start + 1);
  const end = expression && /^\s*(?:\/\*[\s\S]*?\*\/\s*)?\}/.exec(text.slice(expression.end));
  return expression && end ? { expression, end: expression.end + end[0].length } : undefined;
}

/** After the brace that closes the one at `start`, whatever is between them. */
function braceEnd(text: string, start: number): number | undefined {
  let open = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") open++;
    if (text[at] === "}" && --open === 0) return at + 1;
  }
  return undefined;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** The text of an attribute: in quotation marks, or as a plain string in braces. */
export function attributeText(attribute: Attribute | undefined): string | undefined {
  const value = attribute?.value;
  return typeof value === "object" ? stringOf(value) : value === true ? undefined : value;
}

/** A string, or a template without parts that are computed. */
export function stringOf(expression: Expression): string | undefined {
  if (expression.type === "Literal")
    return typeof expression.value === "string" || typeof expression.value === "number"
      ? String(expression.value)
      : undefined;
  if (expression.type !== "TemplateLiteral" || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}

/** The value of a property that an object names. */
export function propertyOf({ properties }: ObjectExpression, name: string): Expression | undefined {
  for (const property of properties)
    if (property.type === "Property" && nameOf(property.key) === name) return property.value;
  return undefined;
}
