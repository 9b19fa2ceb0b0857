/** Differences in structure between two blocks of one kind: what a translation still lacks, as far as the structure tells. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { textOf } from "../hast/element.ts";

/** Numbers that differ; code, which lines and tokens tell apart, is just not the same. */
export type Difference =
  | { of: "items" | "rows" | "pictures" | "parts" | "lines"; left: number; right: number }
  | { of: "code" };

export function differenceOf(left: HastElement, right: HastElement): Difference | undefined {
  const counts: readonly [Exclude<Difference["of"], "code" | "lines">, (element: HastElement) => number][] = [
    ["items", (element) => count(element, isNamed("li"))],
    ["rows", (element) => count(element, isNamed("tr"))],
    ["pictures", (element) => count(element, isNamed("img"))],
    ["parts", partsOf],
  ];
  for (const [of, countOf] of counts) {
    const [here, there] = [countOf(left), countOf(right)];
    if (here !== there) return { of, left: here, right: there };
  }
  const [here, there] = [tokensOf(left), tokensOf(right)];
  if (here !== there) return { of: "code" };
  // A comment may have more lines in another language.
  const [lines, others] = here === "" ? [linesOf(left), linesOf(right)] : [0, 0];
  return lines === others ? undefined : { of: "lines", left: lines, right: others };
}

const isNamed = (name: string) => (element: HastElement) => element.tagName === name;

function elementsIn(nodes: readonly HastNode[]): HastElement[] {
  return nodes.filter((node) => node.type === "element");
}

function count(element: HastElement, isCounted: (element: HastElement) => boolean): number {
  const own = isCounted(element) ? 1 : 0;
  return elementsIn(element.children).reduce((sum, child) => sum + count(child, isCounted), own);
}

/** Blocks inside a notice, closed details or tabs. */
function partsOf(element: HastElement): number {
  return /^(aside|details|blockquote|tw-.+)$/.test(element.tagName) ? count(element, isBlock) : 0;
}

function isBlock({ tagName }: HastElement): boolean {
  return /^(p|ul|ol|dl|table|figure|pre|aside|details|blockquote|h\d|hr|tw-.+)$/.test(tagName);
}

function linesOf(element: HastElement): number {
  if (element.tagName === "pre") return textOf(element).trimEnd().split("\n").length;
  return elementsIn(element.children).reduce((sum, child) => sum + linesOf(child), 0);
}

/** The coloured words of code, without comments and texts, which are translated; of a text in Markdown all is. */
function tokensOf(element: HastElement, isToken = false): string {
  if (classesOf(element).some((name) => TRANSLATED.test(name))) return "";
  return element.children
    .map((child) => {
      if (child.type === "text") return isToken ? `${child.value.trim()} ` : "";
      return tokensOf(child, classesOf(child).includes("token"));
    })
    .join("");
}

const TRANSLATED = /^(comment|string|attr-value|.*-quoted|language-(markdown|md|diff))$/;

function classesOf({ properties: { className = "" } }: HastElement): string[] {
  return [className].flat().map(String);
}
