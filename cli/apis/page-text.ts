/** Markdown of a page that is made from an API: lines, each with what it was made from. */
import type { Place } from "../report/finding.ts";
import type { Generated } from "../source/source-file.ts";
import type { ApiFiles, At } from "./api-file.ts";
import { sectionText } from "./section-text.ts";

/** A line of a page: what it was made from, and which line of a text of several lines that is. */
type Origin = { at: At; line?: number; indent: number };

export type PageText = {
  /** Adds lines; a blank one comes before and after blocks by `block`. `at` is what they were made from. */
  lines(texts: readonly string[], at: At): void;
  /** Adds lines with a blank one after them. */
  block(texts: readonly string[] | string, at: At): void;
  /** Adds the Markdown of a description, its headings below `level`. */
  described(text: string | undefined, at: At, level?: number): void;
  /** Adds what `write` adds as content of an item of a list. */
  indented(write: () => void): void;
  /** The text so far, as the page of the file. */
  page(file: string): Generated;
};

export function pageText(files: ApiFiles): PageText {
  const written: string[] = [];
  const origins: Origin[] = [];
  let indent = "";
  const add = (text: string, at: At, line?: number): void => {
    if (text === "" && written.at(-1) === "" && line === undefined) return;
    written.push(text === "" ? "" : indent + text);
    origins.push({ at, indent: indent.length, ...(line !== undefined && { line }) });
  };
  const text: PageText = {
    lines(texts, at) {
      for (const line of texts.flatMap((each) => each.split("\n"))) add(line, at);
    },
    block(texts, at) {
      text.lines([texts].flat(), at);
      add("", at);
    },
    described(description = "", at, level = 2) {
      if (description.trim() === "") return;
      for (const [line, content] of sectionText(description, level).split("\n").entries())
        add(content, at, line);
      add("", at);
    },
    indented(write) {
      const before = indent;
      indent += "  ";
      write();
      indent = before;
    },
    page: (file) => ({
      text: `${written.join("\n").trimEnd()}\n`,
      file,
      originOf: ({ line, column }) => {
        const origin = origins[Math.min(line, origins.length) - 1];
        if (!origin) return { file, place: { line: 1, column: 1 } };
        return { file: origin.at.file, place: placeIn(files, origin, column) };
      },
    }),
  };
  return text;
}

/** The place of a line in a block of YAML is exact; a text that YAML folds has only its start. */
function placeIn(files: ApiFiles, { at, line, indent }: Origin, column: number): Place {
  const start = files.placeOf(at);
  if (line === undefined) return start;
  const lines = files.linesOf(at.file);
  const first = lines[start.line - 1]?.slice(start.column - 1) ?? "";
  const inText = Math.max(1, column - indent);
  if (first.startsWith("|")) {
    const own = lines[start.line + line] ?? "";
    const margin = /^ */.exec(lines[start.line] ?? "")?.[0].length ?? 0;
    return { line: start.line + line + 1, column: Math.min(margin + inText, own.length + 1) };
  }
  if (first.startsWith(">")) return { line: start.line + 1, column: 1 };
  if (line > 0) return start;
  return { line: start.line, column: start.column + inText - (/^["']/.test(first) ? 0 : 1) };
}
