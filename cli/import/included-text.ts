/** Text that one page includes of other files of the source: the reader of includes, its limit, and the lines that are meant. */
import { limits } from "../report/limits/limits.ts";
import { FileProblem } from "./file-problem.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

/** Takes each text that a page includes. Throws a `FileProblem` where all of them are more than a page can be. */
export type IncludeLimit = (text: string) => void;

/** A few files, and those that they include in turn, can ask for more text than any page has. */
export function includeLimit(): IncludeLimit {
  let count = 0;
  let length = 0;
  return (text) => {
    count++;
    length += text.length;
    if (count > limits.includes || length > limits.pageBytes)
      throw new FileProblem("the files that this page includes are too many or too long", {
        expected: `at most ${limits.includes} files and ${limits.pageBytes} characters`,
      });
  };
}

export type Including = {
  source: SourceFolder;
  /** The file that includes. */
  file: string;
  notes: Note[];
  limit: IncludeLimit;
  /** Gets files that pages include. */
  included?: Set<string>;
};

/** Files that include one another do it no deeper than this. */
const mostLevels = 10;

/** The text of a file; undefined, with a note, if it cannot be read. */
export function includedText(
  path: string | undefined,
  problem: string,
  { source, file, notes, limit, included }: Including,
): string | undefined {
  const text = path === undefined ? undefined : source.textOrNote(path);
  if (path === undefined || text === undefined) {
    notes.push({ file, message: problem, instead: "write its text" });
    return undefined;
  }
  included?.add(path);
  limit(text);
  return text.replaceAll("\r\n", "\n");
}

/** The part of a file that is included, or the text instead of an include. */
type Part = { file: string; text: string } | string;

/**
 * Replaces each include by what it names, with what that includes in turn. `pattern` is of the table of other tools’ syntax: its first group is what each line
 * has before it. `partOf` reads a match.
 */
export function withIncluded(
  text: string,
  pattern: RegExp,
  including: Including,
  partOf: (match: RegExpExecArray, including: Including) => Part,
  level = 0,
): string {
  let result = "";
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const part = partOf(match, including);
    const own =
      typeof part === "string" || level >= mostLevels
        ? part
        : withIncluded(part.text, pattern, { ...including, file: part.file }, partOf, level + 1);
    const lines = (typeof own === "string" ? own : own.text).split("\n");
    result += text.slice(at, match.index) + lines.map((line) => (match[1] ?? "") + line).join("\n");
    at = match.index + match[0].length;
  }
  return result + text.slice(at);
}

/** Lines by their numbers, from 1: to the end where `last` is empty, and one line without it. */
export function linesFrom(lines: readonly string[], first = "", last = first): string[] {
  return lines.slice(first === "" ? 0 : Number(first) - 1, last === "" ? undefined : Number(last));
}

/** Lines between the two that `mark` finds, whose groups are one of the words, and the name. */
export function linesBetween(
  lines: readonly string[],
  mark: RegExp,
  [start, end]: readonly [start: string, end: string],
  name: string,
): string[] {
  const at = (word: string) =>
    lines.findIndex((line) => mark.exec(line)?.slice(1).join(" ") === `${word} ${name}`);
  const last = at(end);
  return lines.slice(at(start) + 1, last === -1 ? undefined : last);
}
