/** What keeps a text from being YAML. */
import type { Document } from "yaml";
import { type LineSlip, slipAround } from "./line-slips.ts";
import { isTooDeep, syntaxText } from "./yaml-syntax.ts";

export type SyntaxProblem = { offset: number; message: string; expected?: string | undefined };

/** The first error of the syntax (what follows is mostly its echo), and every key that is given twice. */
export function syntaxProblems({ errors }: Document, text: string): SyntaxProblem[] {
  const real = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  // Of the two complaints about a key that is indented too far, this one says it.
  const first = real.slice(0, 2).find(({ code }) => code === "MULTILINE_IMPLICIT_KEY") ?? real[0];
  return errors
    .filter((error) => error === first || error.code === "DUPLICATE_KEY")
    .map((error) => {
      const { code, message, pos } = error;
      const slip = error === first && !isTooDeep(message) ? slipAround(text, pos[0]) : undefined;
      // Where the parser runs out of its stack depends on the machine.
      const offset = isTooDeep(message) ? entryAround(text, pos[0]) : pos[0];
      return slip ? syntaxSlip(slip) : { offset, ...syntaxText(code, message) };
    });
}

function syntaxSlip({ message, ...slip }: LineSlip): SyntaxProblem {
  return { ...slip, message: `this is not valid YAML: ${message}` };
}

/** Start of the outermost entry that `offset` is in. */
function entryAround(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0 && /[\s#]/.test(text.charAt(start))) start = lineStart(text, start - 1);
  return start;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
