/**
 * TeX → a `<math>` element, by Temml, or what is wrong with it. Only a page with formulas loads this.
 *
 * Temml was chosen because it writes presentation MathML alone, which browsers lay out without a script; KaTeX writes HTML with
 * styles in attributes as well, and MathJax is several times as large.
 */
import type { Element } from "hast";
import temml from "temml";
import { limits } from "../limits/limits.ts";
import { type MathNode, mathElement, type Numbering } from "./math-element.ts";

export type Rendered =
  | { math: Element }
  | {
      /** In Temml's words. */
      problem: string;
      /** Offset in the formula; undefined where it is about all of it. */
      at: number | undefined;
    };

export function renderFormula(tex: string, isDisplay: boolean, numbering: Numbering): Rendered {
  if (tex.length > limits.formulaCharacters)
    return {
      problem: `it has ${tex.length} characters, more than ${limits.formulaCharacters}`,
      at: undefined,
    };
  try {
    const tree: MathNode = temml.__renderToMathMLTree(tex, {
      displayMode: isDisplay,
      throwOnError: true,
      maxExpand: 1000,
      maxSize: [20, 50],
    });
    // A reference alone is no `<math>`.
    const whole = tree.type === "math" ? tree : { type: "math", children: [tree] };
    const [math] = mathElement(whole, numbering);
    if (math?.type !== "element") throw new Error("no element");
    const { display, xmlns: _, className: __, ...properties } = math.properties;
    if (depthOf(math) > limits.formulaNesting)
      return { problem: `it is nested more than ${limits.formulaNesting} levels deep`, at: undefined };
    return {
      math: { ...math, properties: { ...properties, ...(isDisplay && display && { display }) } },
    };
  } catch (error) {
    return problemOf(error);
  }
}

function problemOf(error: unknown): Extract<Rendered, { problem: string }> {
  if (error instanceof RangeError) return { problem: "it is nested too deep", at: undefined };
  const message = error instanceof Error ? error.message : String(error);
  const at = error instanceof Error && "position" in error ? error.position : undefined;
  return {
    // After that comes a part of the formula, with marks under its letters.
    problem: message.replace(/\s+at (?:position \d+|end of input):[\s\S]*$/, "").trim(),
    at: typeof at === "number" ? at : undefined,
  };
}

function depthOf(element: Element): number {
  let deepest = 0;
  for (const child of element.children)
    if (child.type === "element") deepest = Math.max(deepest, depthOf(child));
  return deepest + 1;
}
