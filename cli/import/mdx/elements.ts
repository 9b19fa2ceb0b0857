/** Tags and expressions of a text → elements with their content, and expressions in braces beside them. */
import type { Expression } from "acorn";
import { linePrefix, lineStart, type TextEdit } from "./edits.ts";
import { braceEnd, expressionAt, type JsxTag, tagAt } from "./jsx-tags.ts";
import type { Region } from "./regions.ts";

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

const isVoid = new Set("br hr img input source wbr col meta link track embed".split(" "));

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
      const found = startsBraces(text, index) ? bracesAt(text, index) : undefined;
      if (found) braces.push(found);
      at = tag?.end ?? found?.end ?? at;
      if (tag || found) index = at - 1;
    }
  return { tags, braces };
}

const comments = /^\{\s*(?:(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)\s*)+\}/;
const comment = /\/\*([\s\S]*?)\*\/|\/\/([^\n]*)\n/g;

function bracesAt(text: string, start: number): Braces | undefined {
  const [written] = comments.exec(text.slice(start)) ?? [];
  if (written !== undefined)
    return { start, end: start + written.length, comment: saidIn(written.slice(1, -1)) };
  const found = expressionAt(text, start);
  if (found) return { start, ...found };
  // Braces around text that is not code end at their closing brace as well.
  const end = braceEnd(text, start);
  return end === undefined ? undefined : { start, end };
}

/** One comment as it is; several with a space between them. */
function saidIn(written: string): string {
  const parts = [...written.matchAll(comment)].map(([, block, line]) => block ?? line ?? "");
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

/** The element with its content. */
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
