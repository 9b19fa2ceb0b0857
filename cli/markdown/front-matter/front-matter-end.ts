/** Front matter whose last line is not “---”, so that it does not end where its writer meant it to. */
import type { PageFinding } from "../../report/finding.ts";

/** What was meant to be “---”, at the start of a line or a few spaces into it. */
const misspelt =
  /^[ \t]*(?:[-‐‑‒–—―−]{2,}|[‒–—―−]|\.{3}|\+{3,}|\*{3,}|_{3,}|={3,}|~{3,}|`{3,}|--->?|-->)[ \t\u00a0]*$/;

/** `source` is the whole file, whose first line is “---”. */
export function unclosed(source: string): PageFinding {
  return (
    misspeltEnd(source.slice(source.indexOf("\n") + 1)) ?? {
      rule: "front-matter-is-valid",
      place: { line: 1, column: 1 },
      message: "the front matter that starts here is not closed",
      expected: "a line “---” after its last key",
    }
  );
}

/** The YAML starts on the second line of the file. Undefined where no line looks like an end. */
export function misspeltEnd(yaml: string): PageFinding | undefined {
  const lines = yaml.split("\n");
  const index = lines.findIndex((line) => misspelt.test(line) && line !== "---");
  const line = lines[index];
  if (line === undefined) return undefined;
  const written = line.trim();
  return {
    rule: "front-matter-is-valid",
    place: { line: index + 2, column: line.length - line.trimStart().length + 1 },
    message:
      written === "---"
        ? "spaces before “---” keep this line from ending the front matter"
        : `“${written}” does not end the front matter`,
    expected: "“---” alone at the start of the line",
  };
}
