/** A second block of front matter at the start of the text: Markdown shows it as a line and a heading. */
import type { PageFinding } from "../../report/finding.ts";

/** `firstLine` is the line of the file on which the text starts. */
export function secondBlock(body: string, firstLine: number): PageFinding | undefined {
  const match =
    /^(\s*)---[ \t]*\r?\n(?:[\w-]+:(?:[ \t][^\n]*)?\r?\n(?:[ \t]+\S[^\n]*\r?\n|- [^\n]*\r?\n)*)+---[ \t]*(?:\r?\n|$)/.exec(
      body,
    );
  if (match === null) return undefined;
  const [, above = ""] = match;
  return {
    rule: "front-matter-is-recognised",
    place: { line: firstLine + above.split("\n").length - 1, column: 1 },
    message: "this is a second block of front matter, and is shown as text",
    expected: "all keys in the first block",
  };
}
