/** Lines in a block lose the spaces that only showed how tags nest: in Markdown they would make code of text. */
import { indentation, lineEnd, lineStart, type TextEdit } from "./edits.ts";
import { type Element, endOf } from "./elements.ts";

type Line = { start: number; spaces: number };

/** `isBlock` tells the elements that become blocks; the outermost of them gives the indentation of all. */
export function dedentEdits(
  outermost: Element,
  isBlock: (element: Element) => boolean,
  body: string,
): TextEdit[] {
  const base = indentation(body, outermost.open.start).length;
  const edits: TextEdit[] = [];
  const visit = (element: Element): void => {
    const inner = blocksBelow(element, isBlock);
    const own = linesBetween(body, element.open.end, element.close?.start ?? element.open.end).filter(
      ({ start }) =>
        !inner.some((child) => lineStart(body, child.open.start) <= start && start <= endOf(child)),
    );
    const surplus = Math.min(...own.map(({ spaces }) => spaces)) - base;
    if (surplus > 0 && Number.isFinite(surplus))
      for (const { start } of own) edits.push({ start, end: start + surplus, text: "" });
    for (const child of inner) {
      edits.push(...tagEdits(child.open.start, base, body));
      if (child.close && lineStart(body, child.close.start) !== lineStart(body, child.open.start))
        edits.push(...tagEdits(child.close.start, base, body));
      visit(child);
    }
  };
  visit(outermost);
  const unique = new Map(edits.map((edit) => [edit.start, edit]));
  return [...unique.values()];
}

function tagEdits(offset: number, base: number, body: string): TextEdit[] {
  const start = lineStart(body, offset);
  const spaces = indentation(body, offset).length;
  return spaces > base ? [{ start: start + base, end: start + spaces, text: "" }] : [];
}

function blocksBelow({ children }: Element, isBlock: (element: Element) => boolean): Element[] {
  return children.flatMap((child) => (isBlock(child) ? [child] : blocksBelow(child, isBlock)));
}

/** The lines that start between two places and hold more than spaces. */
function linesBetween(body: string, from: number, to: number): Line[] {
  const lines: Line[] = [];
  for (let start = lineEnd(body, from) + 1; start < lineStart(body, to); start = lineEnd(body, start) + 1) {
    const line = body.slice(start, lineEnd(body, start));
    if (line.trim() !== "") lines.push({ start, spaces: /^ */.exec(line)?.[0].length ?? 0 });
  }
  return lines;
}
