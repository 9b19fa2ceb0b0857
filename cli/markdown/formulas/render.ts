/**
 * TeX → a `<math>` element, by Temml, or what is wrong with it. Only a page with formulas loads this.
 *
 * Temml was chosen because it writes presentation MathML alone, which browsers lay out without a script; KaTeX writes HTML with
 * styles in attributes as well, and MathJax is several times as large.
 */
import type { Element } from "hast";
import temml from "temml";
import { limits } from "../../report/limits/limits.ts";
import { TimeIsUp, timeLimiter } from "../../report/limits/time-limiter.ts";
import { type MathNode, mathElement, type Numbering } from "./math-element.ts";

export type Rendered =
  | { math: Element }
  | {
      /** Temml's message, or one about a limit. */
      problem: string;
      /** Offset in the formula; undefined where it is about all of it. */
      at: number | undefined;
      /** True: the clock ended it, and another time it may be rendered. */
      mayPass?: true;
    };

const withinTime = timeLimiter();

export function renderFormula(
  tex: string,
  isDisplay: boolean,
  numbering: Numbering,
  milliseconds: number = limits.drawingTime,
): Rendered {
  const exceeded = (what: string, most: number): Rendered => ({
    problem: `it has more than ${most} ${what}`,
    at: undefined,
  });
  const { length } = tex;
  if (length > limits.formulaCharacters)
    return { problem: `it has ${length} characters, more than ${limits.formulaCharacters}`, at: undefined };
  const hasMacros = definesMacro.test(tex);
  if (hasMacros && (tex.match(/#[1-9]/g) ?? []).length > limits.formulaArguments)
    return exceeded("places for arguments in its macros", limits.formulaArguments);
  // Where each macro becomes a long text, few of them make one that no page can hold.
  const most = Math.min(
    limits.formulaExpansions,
    hasMacros ? Math.ceil(limits.formulaExpanded / longestGroup(tex)) : limits.formulaExpansions,
  );
  const render = (): Element => {
    const tree: MathNode = temml.__renderToMathMLTree(tex, {
      displayMode: isDisplay,
      throwOnError: true,
      maxExpand: most,
      maxSize: [20, 50],
    });
    // A reference alone is no `<math>`.
    const whole = tree.type === "math" ? tree : { type: "math", children: [tree] };
    const [math] = mathElement(whole, numbering);
    if (math?.type !== "element") throw new Error("no element");
    return math;
  };
  try {
    // A short formula without macros of its own is rendered at once, and there may be thousands on a page.
    const math = hasMacros || length > 500 ? withinTime(milliseconds, render) : render();
    const { depth, elements } = sizeOf(math);
    if (depth > limits.formulaNesting)
      return { problem: `it is nested more than ${limits.formulaNesting} levels deep`, at: undefined };
    if (elements > limits.formulaElements) return exceeded("elements", limits.formulaElements);
    const { display, xmlns: _, className: __, ...properties } = math.properties;
    return { math: { ...math, properties: { ...properties, ...(isDisplay && display && { display }) } } };
  } catch (error) {
    return problemOf(error, most);
  }
}

const definesMacro = /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z])/;

/** Characters of the longest pair of braces with what is between: no text of a macro is longer. */
function longestGroup(tex: string): number {
  const starts: number[] = [];
  let longest = 1;
  for (const [index, each] of [...tex].entries()) {
    if (each === "{") starts.push(index);
    else if (each === "}") longest = Math.max(longest, index + 1 - (starts.pop() ?? index));
  }
  return longest;
}

/** `most` is how many macros could be replaced. */
function problemOf(error: unknown, most: number): Extract<Rendered, { problem: string }> {
  if (error instanceof TimeIsUp)
    return { problem: `${error.message} to render`, at: undefined, mayPass: true };
  if (error instanceof RangeError) return { problem: "it is nested too deep", at: undefined };
  // Other errors are about the code of Temml, not about the formula.
  if (!(error instanceof Error) || error.name !== "ParseError")
    return { problem: "Temml cannot read it", at: undefined };
  // After that comes a part of the formula, with marks under its letters.
  const said = error.message.replace(/\s+at (?:position \d+|end of input):[\s\S]*$/, "").trim();
  // Temml also quotes a token that does not exist.
  const problem = said.replaceAll(" 'undefined'", "");
  const at = "position" in error && typeof error.position === "number" ? error.position : undefined;
  return problem.startsWith("Too many expansions")
    ? { problem: `its macros call one another without end, or more than ${most} times`, at }
    : { problem, at };
}

function sizeOf(element: Element): { depth: number; elements: number } {
  let depth = 0;
  let elements = 1;
  for (const child of element.children)
    if (child.type === "element") {
      const inside = sizeOf(child);
      depth = Math.max(depth, inside.depth);
      elements += inside.elements;
    }
  return { depth: depth + 1, elements };
}
