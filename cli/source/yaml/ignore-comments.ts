/** Comments of a YAML text that ignore warnings: which lines each is about, and what is wrong with it. */
import type { PageFinding } from "../../report/finding.ts";
import { IGNORE_MARK, type PageIgnoreComment, readIgnoreComment } from "../../report/ignore-comment.ts";

type FoundIgnoreComments = { ignoreComments: PageIgnoreComment[]; findings: PageFinding[] };

/** `firstLine` is the line of the file on which the text starts. */
export function yamlIgnoreComments(text: string, firstLine = 1): FoundIgnoreComments {
  const found: FoundIgnoreComments = { ignoreComments: [], findings: [] };
  if (!text.includes(IGNORE_MARK)) return found;
  const lines = text.split("\n");
  for (const { line, column, comment } of commentsOf(lines)) {
    const read = readIgnoreComment(comment);
    if (!read) continue;
    const place = { line: line + firstLine - 1, column };
    found.findings.push(...read.problems.map((problem) => ({ ...problem, place })));
    if (read.rules.length === 0) continue;
    const isAlone = lines[line - 1]?.slice(0, column - 1).trim() === "";
    const [first, last] = isAlone ? entryAfter(lines, line) : [line, line];
    found.ignoreComments.push({
      rules: read.rules,
      place,
      lines: [first + firstLine - 1, last + firstLine - 1],
    });
  }
  return found;
}

function commentsOf(lines: readonly string[]): { line: number; column: number; comment: string }[] {
  return lines.flatMap((text, index) => {
    const [, before, comment] = /^(.*?(?:^|\s))#(.*)$/.exec(text.includes(IGNORE_MARK) ? text : "") ?? [];
    return before === undefined || comment === undefined
      ? []
      : [{ line: index + 1, column: before.length + 1, comment }];
  });
}

/** First and last line of the entry below a line: what is indented further, or is in its list, belongs to it. */
function entryAfter(lines: readonly string[], line: number): [number, number] {
  const isOther = (text: string) => text.trim() === "" || text.trim().startsWith("#");
  let first = line;
  while (first < lines.length && isOther(lines[first] ?? "")) first++;
  const head = lines[first] ?? "";
  const indent = indentOf(head);
  let last = first;
  for (let next = first + 1; next < lines.length; next++) {
    const text = lines[next] ?? "";
    if (isOther(text)) continue;
    const isItem = /^\s*- /.test(text) && !/^\s*- /.test(head);
    const isPart =
      indentOf(text) > indent || (indentOf(text) === indent && (isItem || /^\s*[\]}]/.test(text)));
    if (!isPart) break;
    last = next;
  }
  return [first + 1, last + 1];
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
