/** How two blocks of one kind are built otherwise: what a translation still lacks, as far as the structure tells. */
import type { HastElement, HastNode } from "../../schema/hast.ts";
import { textOf } from "../hast/text-of.ts";

/** What is counted; of code, where lines and tokens tell it apart, just that it is not the same. */
export type Difference =
  | { of: "items" | "rows" | "pictures" | "parts" | "lines"; left: number; right: number }
  | { of: "code" };

export function differenceOf(left: HastElement, right: HastElement): Difference | undefined {
  const counts: readonly [Exclude<Difference["of"], "code">, (element: HastElement) => number][] = [
    ["items", (element) => count(element, isNamed("li"))],
    ["rows", (element) => count(element, isNamed("tr"))],
    ["pictures", (element) => count(element, isNamed("img"))],
    ["parts", partsOf],
    ["lines", linesOf],
  ];
  for (const [of, countOf] of counts) {
    const [here, there] = [countOf(left), countOf(right)];
    if (here !== there) return { of, left: here, right: there };
  }
  return tokensOf(left) === tokensOf(right) ? undefined : { of: "code" };
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
function partsOf({ tagName, children }: HastElement): number {
  return /^(aside|details|blockquote|tw-.+)$/.test(tagName) ? elementsIn(children).length : 0;
}

function linesOf(element: HastElement): number {
  if (element.tagName === "pre") return textOf(element).trimEnd().split("\n").length;
  return elementsIn(element.children).reduce((sum, child) => sum + linesOf(child), 0);
}

/** The coloured words of code, without comments and texts, which are translated. */
function tokensOf({ properties, children }: HastElement): string {
  const [kind, ...names] = [properties.className ?? []].flat().map(String);
  if (kind === "token" && !names.some((name) => /comment|string|title|bold|italic|attr-value/.test(name)))
    return `${textOf({ type: "element", tagName: "", properties: {}, children })}\n`;
  return elementsIn(children).map(tokensOf).join("");
}
