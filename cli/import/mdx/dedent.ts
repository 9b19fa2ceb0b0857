/**
 * Lines inside of tags lose the spaces that only show how the tags nest: in Markdown they would make code of text. Lines
 * stay lines.
 */
import { applyEdits, lineEnd, linePrefix, lineStart } from "./edits.ts";
import { type Element, endOf, type Jsx } from "./elements.ts";
import type { JsxTag } from "./jsx-tags.ts";
import type { Region } from "./regions.ts";

type Dedented = {
  text: string;
  /** Columns that a line has lost, by its number from 0. */
  lost: ReadonlyMap<number, number>;
};

type DedentInputs = Jsx & {
  /** Code between fences, whose first line gives the indent of all lines. */
  codes: readonly Region[];
  /** Items of lists, whose content has to stay below their marks. */
  items: readonly Region[];
};

export function dedented(body: string, { elements, braces, codes, items }: DedentInputs): Dedented {
  const columns = new Map<number, number>();
  const fixed = [...braces, ...tagsOf(elements)];
  const isFixed = (start: number) => fixed.some((region) => region.start < start && start < region.end);
  const isInCode = (start: number) => codes.some((region) => region.start < start && start < region.end);
  const shift = (start: number, by: number) => {
    if (by > 0) columns.set(start, Math.min(by, spacesAt(body, start)));
  };

  const visit = (element: Element, base: number): void => {
    const { open, close } = element;
    const inner = blocksBelow(element, body);
    const isInner = (start: number) =>
      inner.some((child) => lineStart(body, child.open.start) <= start && start <= endOf(child));
    const own = linesBetween(body, open.end, close?.start ?? open.end).filter(
      (start) => !isInner(start) && !isFixed(start),
    );
    const firstLines = inner.map((child) => lineStart(body, child.open.start));
    const content = [...own.filter((start) => !isInCode(start)), ...firstLines];
    const surplus = Math.min(...content.map((start) => spacesAt(body, start))) - base;
    if (surplus > 0 && Number.isFinite(surplus)) for (const start of own) shift(start, surplus);
    for (const child of inner) {
      const at = lineStart(body, child.open.start);
      const isListed = items.some(
        ({ start, end }) => open.start < start && start <= child.open.start && child.open.start < end,
      );
      const own = isListed ? Math.max(0, spacesAt(body, at) - Math.max(0, surplus)) : base;
      shift(at, spacesAt(body, at) - own);
      if (child.close) {
        const last = lineStart(body, child.close.start);
        if (last !== at) shift(last, spacesAt(body, last) - own);
      }
      visit(child, own);
    }
  };
  const outermost = (list: readonly Element[]): void => {
    for (const element of list)
      if (isBlock(element, body)) visit(element, linePrefix(body, element.open.start).length);
      else outermost(element.children);
  };
  outermost(elements);

  const edits = [...columns].map(([start, count]) => ({ start, end: start + count, text: "" }));
  const lost = new Map(
    [...columns].map(([start, count]) => [body.slice(0, start).split("\n").length - 1, count]),
  );
  return { text: edits.length === 0 ? body : applyEdits(body, edits), lost };
}

/** Over more than a line, and nothing but what Markdown starts a line with before it. HTML counts only with Markdown in it. */
function isBlock(element: Element, body: string): boolean {
  const { name, open, close, children } = element;
  if (!close || name === "pre" || !body.slice(open.end, close.start).includes("\n")) return false;
  if (lineStart(body, open.start) + linePrefix(body, open.start).length !== open.start) return false;
  const isHtml = /^[a-z]/.test(name) && name !== "details";
  return !isHtml || /\n[ \t]*\n/.test(body.slice(open.end, close.start)) || children.some(isComponent);
}

function isComponent({ name, children }: Element): boolean {
  return !/^[a-z]/.test(name) || children.some(isComponent);
}

function blocksBelow({ children }: Element, body: string): Element[] {
  return children.flatMap((child) => {
    const { open, close } = child;
    const isFirst = body.slice(lineStart(body, open.start), open.start).trim() === "";
    const isLong = close !== undefined && body.slice(open.end, close.start).includes("\n");
    return isFirst && isLong && child.name !== "pre" ? [child] : isLong ? blocksBelow(child, body) : [];
  });
}

export function tagsOf(elements: readonly Element[]): JsxTag[] {
  return elements.flatMap(({ open, close, children }) => [
    open,
    ...(close ? [close] : []),
    ...tagsOf(children),
  ]);
}

function spacesAt(body: string, start: number): number {
  return /^ */.exec(body.slice(start, start + 200))?.[0].length ?? 0;
}

/** The lines that start between two places and hold more than spaces. */
function linesBetween(body: string, from: number, to: number): number[] {
  const lines: number[] = [];
  for (let start = lineEnd(body, from) + 1; start < lineStart(body, to); start = lineEnd(body, start) + 1)
    if (body.slice(start, lineEnd(body, start)).trim() !== "") lines.push(start);
  return lines;
}
