/** Blocks of Python-Markdown, whose content is indented or between lines of slashes → directives, outside code. */
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { noteFor } from "../../source/other-tools/names.ts";

/** `hasReference` is true if a block of mkdocstrings was found. */
type ConvertedBlocks = { text: string; hasReference: boolean };

export function withDirectives(body: string): ConvertedBlocks {
  const found = { hasReference: false };
  const { lines } = converted(body.replaceAll("\t", "    ").split("\n"), found);
  return { text: lines.join("\n"), ...found };
}

/** The text without names of blocks, which readers do not see as they are written. */
export function withoutMarks(text: string): string {
  const lines = fencesIn(text).lines.map(({ text: line, isCode }) =>
    isCode ? line : line.replace(admonition, (_, indent, _kind, _types, title = "") => indent + title),
  );
  return lines
    .join("\n")

    .replace(/^\[TOC\]$|(?<=^ *\/{3,} [^\n]*\n) {4}type: \S+$/gm, "")
    .replace(/`(?:#!|:::)[\w+-]+ /g, "`")
    .replace(/\]\[[\w.]+\]/g, "]");
}

/** `depth`: levels of directives in the lines; one around them needs more colons. */
type Converted = { lines: string[]; depth: number };

const admonition = /^( *)(!!!|\?\?\?\+?) *([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/;
const tabLine = /^( *)===[!+]? +"(.*)" *$/;
const slashes = /^( *)(\/{3,}) +([\w-]+)(?: +\| *(.*?))? *$/;
const reference = /^( *)::: +([\w.]+) *$/;
const fence = /^[ >]*(?:(?:[-*+]|\d+[.)]) +)*(`{3,}(?=[^`]*$)|~{3,})/;

function converted(lines: readonly string[], found: { hasReference: boolean }): Converted {
  const result: string[] = [];
  let depth = 0;
  const put = (indent: string, head: string, inner: Converted): void => {
    depth = Math.max(depth, inner.depth + 1);
    const colons = ":".repeat(inner.depth + 3);
    const content = trimmed(inner.lines).map((line) => (line === "" ? "" : indent + line));
    if (result.at(-1)?.trim()) result.push("");
    result.push(`${indent}${colons}${head}`, ...content, indent + colons, "");
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined) {
      const end = lines.findIndex((each, index) => index > at && isClosing(each, mark));
      const last = end === -1 ? lines.length - 1 : end;
      result.push(...lines.slice(at, last + 1));
      at = last;
      continue;
    }
    const [, indent = "", kind = "", types = "", title] = admonition.exec(line) ?? [];
    if (kind !== "") {
      const content = indented(lines, at + 1, indent.length);
      put(indent, admonitionHead(kind, types, title), converted(content.lines, found));
      at = content.last;
      continue;
    }
    const tab = tabLine.exec(line);
    if (tab) {
      const group = tabsFrom(lines, at, tab[1] ?? "", found);
      const inner = Math.max(...group.tabs.map(({ content }) => content.depth));
      const colons = ":".repeat(inner + 3);
      put(tab[1] ?? "", "tabs", {
        depth: inner + 1,
        lines: group.tabs.flatMap(({ label, content }) => [
          `${colons}tab[${asLabel(label)}]`,
          ...trimmed(content.lines),
          colons,
        ]),
      });
      at = group.last;
      continue;
    }
    const block = slashes.exec(line);
    const end = block ? closingSlashes(lines, at, block[2] ?? "") : -1;
    if (block && end !== -1) {
      const [, space = "", , name = "", label] = block;
      const inside = lines.slice(at + 1, end).map((each) => each.replace(space, ""));
      const options = inside.findIndex((each) => !/^ {4}[\w-]+: /.test(each));
      const type = /^ {4}type: *(\S+)/m.exec(inside.slice(0, Math.max(0, options)).join("\n"))?.[1];
      const content = converted(inside.slice(Math.max(0, options)), found);
      const head = slashHead(name, label, type);
      if (head === undefined) result.push(...content.lines.map((each) => space + each));
      else put(space, head, content);
      at = end;
      continue;
    }
    const [, space = "", identifier] = reference.exec(line) ?? [];
    if (identifier !== undefined) {
      const options = indented(lines, at + 1, space.length);
      found.hasReference = true;
      result.push(
        `${space}\`\`\`text`,
        `${space}::: ${identifier}`,
        ...trimmed(options.lines).map((each) => `${space}    ${each}`),
        `${space}\`\`\``,
        "",
      );
      at = options.last;
      continue;
    }
    result.push(line);
  }
  return { lines: result, depth };
}

function isClosing(line: string, mark: string): boolean {
  const end = line.trim().replace(/^(?:> *)+/, "");
  return end.startsWith(mark) && /^(?:`+|~+)$/.test(end);
}

/** Lines that are further in, with the blank ones between them, and the number of the last of them. */
function indented(lines: readonly string[], from: number, column: number): { lines: string[]; last: number } {
  const space = " ".repeat(column + 4);
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.startsWith(space) && line.trim() !== "") end = at + 1;
    else if (line.trim() !== "") break;
  }
  return { lines: lines.slice(from, end).map((line) => line.slice(space.length)), last: end - 1 };
}

type Tab = { label: string; content: Converted };

/** `===!` begins another group. */
function tabsFrom(
  lines: readonly string[],
  from: number,
  indent: string,
  found: { hasReference: boolean },
): { tabs: Tab[]; last: number } {
  const tabs: Tab[] = [];
  let last = from - 1;
  for (let at = from; at < lines.length; ) {
    const [line = "", space, label] = tabLine.exec(lines[at] ?? "") ?? [];
    if (space !== indent || label === undefined || (tabs.length > 0 && line.trim().startsWith("===!"))) break;
    const content = indented(lines, at + 1, indent.length);
    tabs.push({ label, content: converted(content.lines, found) });
    last = content.last;
    at = last + 1;
    while (at < lines.length && lines[at]?.trim() === "") at++;
  }
  return { tabs, last };
}

function admonitionHead(kind: string, types: string, title: string | undefined): string {
  const [name = "note"] = types.split(/ +/).filter((each) => !/^(?:inline|end|annotate)$/.test(each));
  const label = title?.trim() || capital(name);
  if (kind.startsWith("???")) return `details[${asLabel(label)}]${kind.endsWith("+") ? "{open}" : ""}`;
  const own = noteFor(name) ?? "note";
  return title?.trim() || own !== name.toLowerCase() ? `${own}[${asLabel(label)}]` : own;
}

/** Undefined for a block whose content alone is shown. */
function slashHead(name: string, label: string | undefined, type: string | undefined): string | undefined {
  if (name === "details") return `details[${asLabel(label || capital(type ?? "details"))}]`;
  if (name === "admonition") return admonitionHead("!!!", type ?? "note", label);
  return noteFor(name) === undefined ? undefined : admonitionHead("!!!", name, label);
}

function closingSlashes(lines: readonly string[], from: number, mark: string): number {
  return lines.findIndex((line, index) => index > from && line.trim() === mark);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Brackets in a title would end it. */
function asLabel(title: string): string {
  const isPaired = /^(?:[^[\]]|\[[^[\]]*\])*$/.test(title);
  return isPaired ? title : title.replace(/(?<!\\)[[\]]/g, "\\$&");
}

function trimmed(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return first === -1 ? [] : lines.slice(first, last + 1);
}
