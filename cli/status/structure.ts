/** Structure of a translation, compared with its source: the same levels of headings in order, as many pictures, the same components. */
import type { PageFacts } from "../markdown/compiled-page.ts";

/** What differs, in words; undefined for nothing. */
export function differenceOf(source: PageFacts, translation: PageFacts): string | undefined {
  for (const [what, partsOf] of parts) {
    const [of, own] = [partsOf(source), partsOf(translation)];
    if (of.length !== own.length) return `${what}: ${own.length}, in the source ${of.length}`;
    const index = of.findIndex((part, place) => part !== own[place]);
    if (index >= 0) return `${what} ${index + 1}: ${own[index]}, in the source ${of[index]}`;
  }
  return undefined;
}

const parts: [string, (facts: PageFacts) => string[]][] = [
  ["headings", ({ outline }) => outline.map(({ depth }) => `level ${depth}`)],
  ["pictures", ({ references }) => references.filter(({ kind }) => kind === "image").map(() => "picture")],
  ["components", ({ components = [] }) => components.map(({ name }) => name)],
];
