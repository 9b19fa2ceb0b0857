/** Blocks whose content is indented, as in `!!! note`, `??? tip` and `=== "Tab"` → directives, outside code. */
import { lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { noteFor } from "../../source/other-tools/names.ts";
import { leftComment } from "../left-by-import.ts";
import { blockDirective } from "./block-directive.ts";
import { columnsOf, fenced, indentOf, withoutColumns } from "./columns.ts";

/** The blocks that the extensions of the site have. */
type BlockSyntax = Readonly<Record<"admonitions" | "details" | "tabs" | "references", boolean>>;

/** `hasReference` is true if a block that documents code was found. */
type ConvertedBlocks = { text: string; hasReference: boolean };

export function withDirectives(body: string, syntax: BlockSyntax): ConvertedBlocks {
  const found = { syntax, hasReference: false };
  const lines = converted(body.split("\n"), found);
  return { text: lines.join("\n"), hasReference: found.hasReference };
}

/** The block that starts in line `at`, from 0, as directives, and its last line. */
export function indentedBlockAt(
  lines: readonly string[],
  at: number,
): { text: string; last: number } | undefined {
  const found = {
    syntax: { admonitions: true, details: true, tabs: true, references: false },
    hasReference: false,
  };
  const block = admonitionAt(lines, at, found) ?? tabsAt(lines, at, found);
  return block && { text: block.lines.join("\n").trimEnd(), last: block.last };
}

const admonition = syntax.mkdocsAdmonition;
const tabLine = syntax.mkdocsTab;
const reference = syntax.mkdocstringsBlock;
const fence = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})/;
/** The start of a definition, which a block may follow. */
const definition = /^( *): {3}(?=!!!|\?\?\?|=== )/;
/** The definition of a link. In some tools, it may be right below text. */
const linkDefinition = /^ *\[(?!\^)[^\][\n]+\]: *\S/;
/** The start of an item, a definition or a footnote, whose indented lines follow. */
const holder = /^[ \t]*(?:(?:[-*+]|\d+[.)]|:)[ \t]|\[\^[^\][\s]+\]:)/;
/** Columns by which the content of a block is further in. */
const step = 4;

type Found = { syntax: BlockSyntax; hasReference: boolean };
/** `last` is the number of its last line. A directive has blank lines around it. */
type Block = { lines: readonly string[]; last: number; isDirective?: boolean };

function converted(written: readonly string[], found: Found): string[] {
  const lines = written.map((line) => line.replace(definition, "$1    "));
  const result: string[] = [];
  /** The columns of what the items hold that the line is in. */
  let held: number[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = written[at] ?? "";
    const isAfterBlank = (written[at - 1] ?? "").trim() === "";
    if (line.trim() !== "" && isAfterBlank) held = held.filter((column) => column <= indentOf(line));
    const block =
      (isAfterBlank ? indentedCodeAt(written, at, held.at(-1)) : undefined) ??
      codeAt(written, at) ??
      htmlAt(written, at) ??
      admonitionAt(lines, at, found) ??
      tabsAt(lines, at, found) ??
      referenceAt(lines, at, found);
    if (!block && holder.test(line))
      held = [...held.filter((column) => column <= indentOf(line)), indentOf(line) + step];
    const [mark] = definition.exec(written[at] ?? "") ?? [];
    const [first = "", ...others] = block?.lines ?? [spaced(written[at] ?? "")];
    const above = result.at(-1) ?? "";
    const isApart = block ? block.isDirective : linkDefinition.test(first) && !linkDefinition.test(above);
    if (isApart && above.trim() !== "") result.push("");
    result.push(mark === undefined ? first : mark + first.slice(mark.length), ...others);
    at = block?.last ?? at;
  }
  return result;
}

/** A line with spaces for the tabs at its start. */
function spaced(line: string): string {
  return " ".repeat(indentOf(line)) + line.trimStart();
}

/** Lines that are further in than what holds them. In an item they get fences: there, Markdown takes away less of their space. */
function indentedCodeAt(lines: readonly string[], at: number, held: number | undefined): Block | undefined {
  const column = (held ?? 0) + step;
  if (indentOf(lines[at] ?? "") < column || lines[at]?.trim() === "") return undefined;
  const { lines: code, last } = indented(lines, at, column - step);
  const indent = " ".repeat(held ?? step);
  const own = held === undefined ? code : [...fenced(code.join("\n"), "").split("\n"), ""];
  return { lines: own.map((line) => (line === "" ? "" : indent + line)), last };
}

/** A comment, and an element whose content is as it is written. */
function htmlAt(lines: readonly string[], at: number): Block | undefined {
  const [, name] = /^ {0,3}<(!--|pre\b|script\b|style\b|textarea\b)/i.exec(lines[at] ?? "") ?? [];
  if (name === undefined) return undefined;
  const end = name === "!--" ? "-->" : `</${name.toLowerCase()}`;
  const last = lines.findIndex((line, index) => index >= at && line.toLowerCase().includes(end));
  return last === -1 ? undefined : { lines: lines.slice(at, last + 1), last };
}

type Head = { name: string; label?: string | undefined; open?: boolean };

function directive(indent: string, { name, label, open }: Head, content: readonly string[]): string[] {
  const block = blockDirective(name, content.join("\n"), { label, attributes: { open } });
  return [...block.split("\n").map((line) => (line === "" ? "" : " ".repeat(indentOf(indent)) + line)), ""];
}

function codeAt(lines: readonly string[], at: number): Block | undefined {
  const first = lines[at] ?? "";
  const [, before = "", mark] = fence.exec(first) ?? [];
  if (mark === undefined) return undefined;
  const isEnd = (line = "") => {
    const [, space = "", marks = ""] = /^((?:[ \t]*>)*[ \t]*)(`+|~+) *$/.exec(line) ?? [];
    return marks.startsWith(mark) && columnsOf(space) < columnsOf(before) + step;
  };
  let end = at + 1;
  while (end < lines.length && !isEnd(lines[end])) end++;
  // A fence that nothing closes is text.
  if (end === lines.length) return { lines: [spaced(first).replace(mark, `\\${mark}`)], last: at };
  const indent = indentOf(first);
  const own = (line: string) =>
    line === "" || before.includes(">")
      ? line
      : " ".repeat(Math.min(indent, indentOf(line))) + withoutColumns(line, indent);
  return {
    lines: [spaced(first), ...lines.slice(at + 1, end).map(own), spaced(lines[end] ?? "")],
    last: end,
  };
}

function admonitionAt(lines: readonly string[], at: number, found: Found): Block | undefined {
  const [, indent = "", kind, types = "", title] = admonition.exec(lines[at] ?? "") ?? [];
  if (kind === undefined || !found.syntax[kind === "!!!" ? "admonitions" : "details"]) return undefined;
  const { lines: inside, last } = indented(lines, at + 1, indentOf(indent));
  const head = admonitionHead(kind, types, title);
  return { lines: directive(indent, head, converted(inside, found)), last, isDirective: true };
}

function tabsAt(lines: readonly string[], from: number, found: Found): Block | undefined {
  const [, indent = ""] = tabLine.exec(lines[from] ?? "") ?? [];
  const tabs: string[] = [];
  let last = from;
  for (let at = from; found.syntax.tabs && at < lines.length; ) {
    const [, space, sign, label] = tabLine.exec(lines[at] ?? "") ?? [];
    // An exclamation mark begins another group.
    if (space !== indent || (tabs.length > 0 && sign === "!")) break;
    const content = indented(lines, at + 1, indentOf(indent));
    tabs.push(blockDirective("tab", converted(content.lines, found).join("\n"), { label }));
    last = content.last;
    at = last + 1;
    while (at < lines.length && lines[at]?.trim() === "") at++;
  }
  return tabs.length === 0
    ? undefined
    : { lines: directive(indent, { name: "tabs" }, tabs), last, isDirective: true };
}

function referenceAt(lines: readonly string[], at: number, found: Found): Block | undefined {
  const [, space = "", written] = reference.exec(lines[at] ?? "") ?? [];
  if (written === undefined || !found.syntax.references) return undefined;
  found.hasReference = true;
  const { last } = indented(lines, at + 1, indentOf(space));
  return { lines: [space + leftComment(written), ""], last };
}

/** Lines that are a step further in than a column, without that space, with the blank ones between them, and the number of the last of them. */
function indented(lines: readonly string[], from: number, column: number): Block {
  const least = column + step;
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    if (indentOf(line) < least) break;
    end = at + 1;
  }
  return { lines: lines.slice(from, end).map((line) => withoutColumns(line, least)), last: end - 1 };
}

function admonitionHead(kind: string, types: string, title: string | undefined): Head {
  const [name = "note"] = types.split(/ +/).filter((each) => !/^(?:inline|end|annotate)$/.test(each));
  const label = title?.trim() || capital(name);
  if (kind.startsWith("???")) return { name: "details", label, open: kind.endsWith("+") };
  const own = noteFor(name) ?? "note";
  return title?.trim() || own !== name.toLowerCase() ? { name: own, label } : { name: own };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
