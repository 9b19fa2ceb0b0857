/** Running text of a page, as readers see it, and the way back to its source: what the rules of house style read. */
import type { Html, Nodes, PhrasingContent, Root } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import type { Place, TextEdit } from "../../../report/finding.ts";
import { icon } from "../../directives/icons.ts";
import { keys } from "../../directives/keyboard-keys.ts";
import { idOfHeading } from "../../headings.ts";

export type RunningText = {
  /** Code, formulas, pictures and variables are `hidden`, addresses are `ofAddress`, and a hard line break is `lineEnd`. */
  text: string;
  kind: "heading" | "prose" | "label";
  /** Where the character at an index is written. */
  placeAt(index: number): Place | undefined;
  /** The edit that writes `text` from `start` up to `end`; undefined where more than text is between them. */
  editOf(start: number, end: number, text: string): TextEdit | undefined;
};

export type StyleFinding = {
  /** The mistake, of which a page has one finding. */
  kind: string;
  start: number;
  end: number;
  message: string;
  expected: string;
  /** The right text from `start` up to `end`; absent where a writer has to decide. */
  write?: string | undefined;
};

export type StyleRule = {
  /** False for the text of a page in which there is nothing to find, which is known sooner for all of it. Absent: look. */
  mayFind?(whole: string): boolean;
  /** `all` are the texts of the page. */
  check(text: RunningText, all: readonly RunningText[]): StyleFinding[];
};

export const hidden = "\uFFFC";
const ofAddress = "\uE000";
/** Stands for what the rules do not read. */
export const isUnread = /[\uFFFC\uE000]/;
const lineEnd = "\u2028";

type PlaceOf = (offset: number) => Place | undefined;

/** Part of the text that one node holds: `start` is its index in the text. */
type Piece = {
  start: number;
  end: number;
  offsetAt(index: number): number | undefined;
  /** True in a link whose text is its label, too. */
  isLabel: boolean;
};

const holders = new Set(["paragraph", "heading", "tableCell", "descriptionTerm"]);
/** Names of files and folders. */
const ofNames = new Set(["file-tree"]);

/** The source of a tree: offsets in `body` are at places of `placeOf`. `language` is that of the page. */
type Source = { body: string; placeOf: PlaceOf; language: string };

/** `body` is as it was parsed. */
export function runningTexts(root: Root, source: Source): RunningText[] {
  const texts: RunningText[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "containerDirective" && ofNames.has(node.name)) return;
    if ("label" in node && Array.isArray(node.label)) texts.push(textOf(node.label, "label", source));
    if (!("children" in node)) return;
    if (holders.has(node.type)) {
      const kind = node.type === "heading" ? "heading" : node.type === "tableCell" ? "label" : "prose";
      // Paragraphs, headings and cells contain phrasing alone.
      const text = textOf(node.children as PhrasingContent[], kind, source);
      texts.push(hasIdOfText(node) ? withSameId(text) : text);
    } else for (const child of node.children) visit(child);
  };
  visit(root);
  return texts;
}

/** True for a heading whose id is made of its text; a title has none. */
function hasIdOfText(node: Nodes): boolean {
  if (node.type !== "heading" || node.depth === 1) return false;
  const last = node.children.at(-1);
  return last?.type !== "text" || !/\{#[^\s{}#]+\}\s*$/.test(last.value);
}

/** Without edits that would change the id of a heading, which links lead to. */
function withSameId(heading: RunningText): RunningText {
  const { text, editOf } = heading;
  const idOf = (title: string) => idOfHeading(title.replaceAll(/[\uFFFC\uE000]/g, "x"));
  return {
    ...heading,
    editOf: (start, end, written) =>
      idOf(text) === idOf(text.slice(0, start) + written + text.slice(end))
        ? editOf(start, end, written)
        : undefined,
  };
}

function textOf(
  children: readonly PhrasingContent[],
  kind: RunningText["kind"],
  { body, placeOf, language }: Source,
): RunningText {
  let text = "";
  const pieces: Piece[] = [];
  const element = openElement(language);
  let isLabel = false;
  const add = (value: string, node: Nodes): void => {
    const start = text.length;
    const from = node.position?.start.offset;
    text += value;
    if (from === undefined || value === "") return;
    pieces.push({ start, end: text.length, offsetAt: offsetsIn(node, body, from), isLabel });
  };
  const visit = (node: Nodes): void => {
    if (node.type === "html") {
      if (element.isHidden(node)) return;
      if (/^<br\b/i.test(node.value)) add(lineEnd, node);
    } else if (element.isOpen()) add(hidden, node);
    else if (node.type === "text") add(masked(node.value), node);
    else if (node.type === "break") add(lineEnd, node);
    else if (node.type === "textDirective" && ![...keys.names, ...icon.names].includes(node.name))
      node.label?.forEach(visit);
    else if (isAddress(node)) add(ofAddress, node);
    else if ("children" in node) {
      const around = isLabel;
      isLabel ||= node.type === "linkReference" && node.referenceType !== "full";
      node.children.forEach(visit);
      isLabel = around;
    } else if (node.type !== "footnoteReference") add(hidden, node);
  };
  children.forEach(visit);
  return mapped(text, kind, pieces, placeOf);
}

/** A text whose pieces lead to offsets of a source. */
export function mapped(
  text: string,
  kind: RunningText["kind"],
  pieces: readonly Piece[],
  placeOf: PlaceOf,
): RunningText {
  const pieceAt = (index: number) => pieces.find(({ start, end }) => start <= index && index < end);
  const pointIn = (piece: Piece, index: number) => {
    const offset = piece.offsetAt(index - piece.start);
    return offset === undefined ? undefined : placeOf(offset);
  };
  return {
    text,
    kind,
    placeAt(index) {
      const piece = pieceAt(index);
      return piece && (pointIn(piece, index) ?? pointIn(piece, piece.start));
    },
    editOf(from, to, written) {
      const piece = pieceAt(from);
      if (!piece || piece.isLabel || to > piece.end || isUnread.test(text.slice(from, to))) return undefined;
      const start = pointIn(piece, from);
      const last = piece.offsetAt(to - piece.start);
      const end = last === undefined ? undefined : placeOf(last);
      return start && end && { start, end, text: written };
    },
  };
}

/** Offsets of a text's characters in the source, which may have escapes, character references and marks of quotations. */
function offsetsIn(node: Nodes, body: string, from: number): Piece["offsetAt"] {
  if (node.type !== "text") return (index) => (index === 0 ? from : undefined);
  let offsets: number[] | undefined;
  return (index) => {
    offsets ??= alignedOffsets(node.value, body.slice(from, node.position?.end.offset));
    const offset = offsets[index];
    return offset === undefined ? undefined : from + offset;
  };
}

/** One for each character of `value` and for its end; fewer where the source goes its own way. */
function alignedOffsets(value: string, source: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  while (offsets.length < value.length) {
    const rest = source.slice(at, at + 40);
    const written = /^(?:\\[!-/:-@[-`{-~]|&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z0-9]{1,31});)/i.exec(
      rest,
    )?.[0];
    const shown = written === undefined ? "" : decodeString(written);
    if (written !== undefined && shown !== written && value.startsWith(shown, offsets.length)) {
      for (const _ of shown.split("")) offsets.push(at);
      at += written.length;
    } else if (source[at] === value[offsets.length]) offsets.push(at++);
    // Spaces at the end of a line, and marks of quotations and items at the start of the next one.
    else if (/[ \t\r>]/.test(source.charAt(at))) at++;
    else return offsets;
  }
  offsets.push(at);
  return offsets;
}

/** Variables, attributes, addresses, and the first line of an alert. */
const masks =
  /\{\{[^{}\n]*\}\}|\{[#.:][^{}\n]*\}|\b[a-z][a-z0-9+.-]*:\/\/[^\s<>]+|\bwww\.[^\s<>]+|[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}|^\[![a-z]+\]/giu;

export function masked(value: string): string {
  return value.includes("{") ||
    value.includes("@") ||
    value.includes("://") ||
    value.includes("[!") ||
    /www\./i.test(value)
    ? value.replaceAll(masks, (part) => (part.startsWith("{{") ? hidden : ofAddress).repeat(part.length))
    : value;
}

/** A link that shows its address. */
function isAddress(node: Nodes): boolean {
  if (node.type !== "link") return false;
  const [only, more] = node.children;
  return more === undefined && only?.type === "text" && node.url.endsWith(only.value);
}

const ofCode = /^(?:code|kbd|samp|var|pre|math|svg|script|style|textarea)$/i;

/** Finds elements of HTML whose text is not read: code, text in another language, and text that is not to be translated. */
function openElement(language: string) {
  const isOther = (lang: string) =>
    lang.split("-", 1)[0]?.toLowerCase() !== language.split("-", 1)[0]?.toLowerCase();
  let name: string | undefined;
  let depth = 0;
  return {
    isOpen: () => name !== undefined,
    /** Reads a tag; true inside of such an element. */
    isHidden({ value }: Html): boolean {
      const [, slash, tag = "", attributes = ""] = /^<(\/?)([a-z][\w-]*)([^>]*)>/i.exec(value) ?? [];
      if (name === undefined) {
        if (slash !== "" || tag === "" || attributes.endsWith("/")) return false;
        const lang = /\slang\s*=\s*["']?([a-z-]+)/i.exec(attributes)?.[1] ?? language;
        const isKept = ofCode.test(tag) || isOther(lang) || /\stranslate\s*=\s*["']?no\b/i.test(attributes);
        if (!isKept) return false;
        name = tag.toLowerCase();
        depth = 1;
      } else if (tag.toLowerCase() === name) {
        depth += slash === "/" ? -1 : 1;
        if (depth === 0) name = undefined;
      }
      return true;
    },
  };
}
