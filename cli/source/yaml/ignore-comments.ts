/** Comments of a YAML text that ignore warnings: which lines each is about, and what is wrong with it. */
import { Lexer } from "yaml";
import type { PageFinding } from "../../report/finding.ts";
import { IGNORE_MARK, type PageIgnoreComment, readIgnoreComment } from "../../report/ignore-comment.ts";

export type FoundIgnoreComments = { ignoreComments: PageIgnoreComment[]; findings: PageFinding[] };

/** Tokens that the lexer puts before a scalar, which may start with `#`, too. */
const SCALAR = "\u001f";
/** Document, flow scalar's end, scalar: of no length in the text. */
const marks = new Set(["\u0002", "\u0018", SCALAR]);

/** `firstLine` is the line of the file on which the text starts. */
export function yamlIgnoreComments(text: string, firstLine = 1): FoundIgnoreComments {
  const found: FoundIgnoreComments = { ignoreComments: [], findings: [] };
  if (!text.includes(IGNORE_MARK)) return found;
  const lines = text.split("\n");
  for (const { line, column, comment } of commentsOf(text)) {
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

function commentsOf(text: string): { line: number; column: number; comment: string }[] {
  const comments: { line: number; column: number; comment: string }[] = [];
  let line = 1;
  let column = 1;
  let previous = "";
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith("#") && previous !== SCALAR)
      comments.push({ line, column, comment: lexeme.slice(1) });
    previous = lexeme;
    if (marks.has(lexeme)) continue;
    const end = lexeme.lastIndexOf("\n");
    if (end === -1) column += lexeme.length;
    else {
      line += lexeme.split("\n").length - 1;
      column = lexeme.length - end;
    }
  }
  return comments;
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
