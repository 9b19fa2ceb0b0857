/** Tags of a text → elements with what is in them. */
import type { Region } from "./regions.ts";
import { type JsxTag, tagAt } from "./tags.ts";

export type Element = {
  name: string;
  open: JsxTag;
  /** Undefined where nothing closes it: `<Foo />`, `<br>`. */
  close: JsxTag | undefined;
  children: Element[];
};

export function elementsIn(text: string, regions: readonly Region[]): Element[] {
  const roots: Element[] = [];
  const stack: Element[] = [];
  for (const tag of tagsIn(text, regions)) {
    if (tag.kind === "close") {
      const index = stack.findLastIndex(({ name }) => name === tag.name);
      const element = stack[index];
      if (!element) continue;
      element.close = tag;
      stack.length = index;
      continue;
    }
    const element: Element = { name: tag.name, open: tag, close: undefined, children: [] };
    (stack.at(-1)?.children ?? roots).push(element);
    if (tag.kind === "open" && !isVoid.has(tag.name)) stack.push(element);
  }
  return roots;
}

const isVoid = new Set(["br", "hr", "img", "input", "source", "wbr", "col", "meta", "link"]);

function tagsIn(text: string, regions: readonly Region[]): JsxTag[] {
  const tags: JsxTag[] = [];
  let at = 0;
  for (const { start, end } of regions)
    for (let index = Math.max(start, at); index < end; index++) {
      if (text[index] === "\\") {
        index++;
        continue;
      }
      const tag = text[index] === "<" ? tagAt(text, index) : undefined;
      if (!tag) continue;
      tags.push(tag);
      at = tag.end;
      index = tag.end - 1;
    }
  return tags;
}

/** What is between the tags; empty without a closing one. */
export function innerText(text: string, { open, close }: Element): string {
  return close ? text.slice(open.end, close.start) : "";
}

export function endOf({ open, close, children }: Element): number {
  const last = children.at(-1);
  return close?.end ?? Math.max(open.end, last ? endOf(last) : 0);
}
