/** Blocks of code between fences, as the lines of a text show them before it is parsed. */

type Line = {
  text: string;
  /** Offset in the text. */
  start: number;
  /** The fences are a part of the code. */
  isCode: boolean;
  /** True for the fence that a block of code starts with. */
  isOpening: boolean;
};

type Fences = { lines: Line[]; isLastOpen: boolean };

export function fencesIn(source: string): Fences {
  let start = 0;
  let fence: { mark: string; column: number } | undefined;
  const lines = source.split("\n").map((text): Line => {
    const [, before = "", mark] =
      text.includes("```") || text.includes("~~~") ? (fenceAt.exec(text) ?? []) : [];
    const isOpening = fence === undefined && mark !== undefined;
    const line = { text, start, isCode: fence !== undefined || isOpening, isOpening };
    start += text.length + 1;
    if (mark === undefined) return line;
    if (fence === undefined) fence = { mark, column: before.length };
    // Four spaces further in, it is a line of the code (CommonMark, “Fenced code blocks”).
    else if (mark.startsWith(fence.mark) && text.trimEnd().endsWith(mark) && before.length < fence.column + 4)
      fence = undefined;
    return line;
  });
  return { lines, isLastOpen: fence !== undefined };
}

/** The fence may be in quotations and in items. */
const fenceAt = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}(?=[^`]*$)|~{3,})/;
