/**
 * Running text that has nothing unusual in it → phrasing content: words, code, links, pictures, emphasis. Whatever may be
 * read in another way is left to micromark.
 */
import type { Emphasis, PhrasingContent, Strong } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Point } from "unist";
import type { Destination } from "../tree/tree.ts";
import { flanking, runLength } from "./delimiters.ts";
import { type Lines, pointAt, startOf } from "./lines.ts";

/** Offsets, and the place of the line on which it starts; its other lines have `lead` before them. */
export type Stretch = { from: number; to: number; line: number; lead?: string };

export type Phrasing = { nodes: PhrasingContent[]; destinations: Destination[] };

/** What a text may have in it that is more than characters. */
export type Marks = {
  /** Names after a colon that make a directive. */
  names: readonly string[];
  /** True: dollars may be those of a formula. */
  formulas: boolean;
};

type Frame = {
  marker: string;
  length: number;
  start: number;
  /** What is around it. */
  outer: PhrasingContent[];
};

const special = /[\\`*_[\]!&<~:@$]|https?:\/\/|www\./gi;
const resource = /\(([^\s<()\\&\0-\x1f\x7f][^\s()\\&\0-\x1f\x7f]*)(?: "([^"\\&\n]*)")?\)/y;

/** Undefined where it is for micromark. The text has no reference, and no white space where a line starts or ends. */
export function readPhrasing(source: Lines, whole: Stretch, marks: Marks): Phrasing | undefined {
  const { text } = source;
  const destinations: Destination[] = [];
  const point = pointer(source, whole.line);
  const { lead = "" } = whole;

  function read(from: number, to: number): PhrasingContent[] | undefined {
    let nodes: PhrasingContent[] = [];
    const frames: Frame[] = [];
    let written = from;

    const add = (node: PhrasingContent, start: number, end: number): void => {
      flush(start);
      nodes.push(node);
      written = end;
    };
    const flush = (end: number): void => {
      if (end > written)
        nodes.push({ type: "text", value: textOf(written, end), position: span(written, contentEnd(end)) });
      written = end;
    };

    for (let at = nextSpecial(text, from, to); at < to; at = nextSpecial(text, at, to)) {
      const character = text[at];
      if (character === "`") {
        const length = runLength(text, at, to);
        const end = codeEnd(text, at + length, whole.to, length);
        if (end === undefined) {
          at += length;
          continue;
        }
        // The code goes beyond the label that it starts in.
        if (end > to) return undefined;
        const value = text.slice(at + length, end - length);
        if (value.includes("\n")) return undefined;
        add({ type: "inlineCode", value: unpadded(value), position: span(at, end) }, at, end);
        at = end;
      } else if (character === "*" || character === "_") {
        const length = runLength(text, at, to);
        const { opens, closes } = flanking(text, at, length, whole);
        const frame = frames.at(-1);
        const end = at + length;
        if (opens && closes) return undefined;
        if (opens) {
          if (length > 2) return undefined;
          flush(at);
          frames.push({ marker: character, length, start: at, outer: nodes });
          nodes = [];
          written = end;
        } else if (closes && frame !== undefined) {
          if (frame.marker !== character || frame.length !== length) return undefined;
          flush(at);
          frames.pop();
          const children = nodes;
          nodes = frame.outer;
          nodes.push(emphasis(length, children, span(frame.start, end)));
          written = end;
        }
        at = end;
      } else if (character === "[" || character === "!") {
        const isImage = character === "!";
        if (isImage && text[at + 1] !== "[") {
          at++;
          continue;
        }
        const label = at + (isImage ? 2 : 1);
        const labelEnd = endOfLabel(text, label, whole.to);
        if (labelEnd === undefined || labelEnd > to) return undefined;
        if (labelEnd < 0 || text[labelEnd + 1] !== "(") {
          at = label;
          continue;
        }
        resource.lastIndex = labelEnd + 1;
        const [found, url, title = null] = resource.exec(text) ?? [];
        const end = labelEnd + 1 + (found?.length ?? 0);
        const children = found === undefined || end > to ? undefined : read(label, labelEnd);
        if (url === undefined || children === undefined) return undefined;
        destinations.push({ start: labelEnd + 2, end: labelEnd + 2 + url.length, url });
        const position = span(at, end);
        add(
          isImage
            ? { type: "image", url, title, alt: plainText(children), position }
            : // No link is within a label: it would have a bracket.
              { type: "link", url, title, children: children as never[], position },
          at,
          end,
        );
        at = end;
      } else if (mayBeMore(text, at, marks)) return undefined;
      else at++;
    }
    if (frames.length > 0) return undefined;
    flush(to);
    return nodes;
  }

  function span(start: number, end: number): { start: Point; end: Point } {
    return { start: point(start), end: point(end) };
  }

  /** What is before a line is no part of the text. */
  function textOf(start: number, end: number): string {
    const value = text.slice(start, end);
    return lead === "" ? value : value.replaceAll(`\n${lead}`, "\n");
  }

  /** A text that ends with a line ending does not hold what is before the next line. */
  function contentEnd(end: number): number {
    return lead !== "" && text.startsWith(`\n${lead}`, end - lead.length - 1) ? end - lead.length : end;
  }

  const nodes = read(whole.from, whole.to);
  return nodes && { nodes, destinations };
}

/** Points of offsets that are near to each other. */
function pointer(source: Lines, first: number): (offset: number) => Point {
  let line = first;
  return (offset) => {
    while (line + 1 < source.lines.length && startOf(source, line + 1) <= offset) line++;
    while (line > first && startOf(source, line) > offset) line--;
    return pointAt(source, line, offset);
  };
}

function nextSpecial(text: string, from: number, to: number): number {
  special.lastIndex = from;
  const found = special.exec(text);
  return found === null ? to : found.index;
}

function emphasis(
  length: number,
  children: PhrasingContent[],
  position: { start: Point; end: Point },
): Emphasis | Strong {
  return { type: length === 2 ? "strong" : "emphasis", children, position };
}

/** Offset after the run of `length` backticks that ends code. Undefined where there is none. */
function codeEnd(text: string, from: number, to: number, length: number): number | undefined {
  for (let at = text.indexOf("`", from); at !== -1 && at < to; ) {
    const run = runLength(text, at, to);
    if (run === length) return at + run;
    at = text.indexOf("`", at + run);
  }
  return undefined;
}

/** One space on either side belongs to the marks. */
function unpadded(value: string): string {
  return value.startsWith(" ") && value.endsWith(" ") && /[^ ]/.test(value) ? value.slice(1, -1) : value;
}

/** Offset of the bracket that ends a label; below 0 where none does, undefined where it is for micromark. */
function endOfLabel(text: string, from: number, to: number): number | undefined {
  for (let at = from; at < to; at++) {
    const character = text[at];
    if (character === "]") return at;
    if (character === "[" || character === "\\" || character === "<") return undefined;
    if (character === "`") {
      const length = runLength(text, at, to);
      at = (codeEnd(text, at + length, to, length) ?? at + length) - 1;
    }
  }
  return -1;
}

/** A character that starts something else, or only may. */
function mayBeMore(text: string, at: number, { names, formulas }: Marks): boolean {
  switch (text[at]) {
    case "]":
      return false;
    case "&":
      return /[#\w]/.test(text[at + 1] ?? "");
    case "<":
      return !/[\s\d=-]/.test(text[at + 1] ?? " ");
    case ":":
      return names.some((name) => text.startsWith(name, at + 1));
    case "$":
      return formulas && /\S/.test(text[at + 1] ?? " ");
    case "@":
      return /[\w-]/.test(text[at + 1] ?? "");
    default:
      // An escape, a tilde, a bare address.
      return true;
  }
}
