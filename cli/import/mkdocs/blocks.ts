/** Blocks of Python-Markdown, whose content is indented or between lines of slashes → directives, outside code. */
import { noteFor } from "../../source/other-tools/names.ts";
import { blockDirective } from "../block-directive.ts";

/** `hasReference` is true if a block of mkdocstrings was found. */
type ConvertedBlocks = { text: string; hasReference: boolean };

export function withDirectives(body: string): ConvertedBlocks {
  const found = { hasReference: false };
  const lines = converted(body.replaceAll("\t", "    ").split("\n"), found);
  return { text: lines.join("\n"), ...found };
}

const admonition = /^( *)(!!!|\?\?\?\+?) *([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/;
const tabLine = /^( *)===([!+]?) +"(.*)" *$/;
const slashes = /^( *)(\/{3,}) +([\w-]+)(?: +\| *(.*?))? *$/;
const reference = /^( *)::: +([\w.]+) *$/;
const fence = /^([ >]*(?:(?:[-*+]|\d+[.)]) +)*)(`{3,}(?=[^`]*$)|~{3,})/;
/** The start of a definition, which a block may follow. */
const definition = /^( *): {3}(?=!!!|\?\?\?|=== )/;
/** Of a link. To Python-Markdown, it may be right below text. */
const linkDefinition = /^ *\[(?!\^)[^\][\n]+\]: *\S/;

type Found = { hasReference: boolean };
/** `last` is the number of its last line. A directive has blank lines around it. */
type Block = { lines: readonly string[]; last: number; isDirective?: boolean };

function converted(written: readonly string[], found: Found): string[] {
  const lines = written.map((line) => line.replace(definition, "$1    "));
  const result: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const block =
      codeAt(written, at) ??
      admonitionAt(lines, at, found) ??
      tabsAt(lines, at, found) ??
      slashesAt(lines, at, found) ??
      referenceAt(lines, at, found);
    const [mark] = definition.exec(written[at] ?? "") ?? [];
    const [first = "", ...others] = block?.lines ?? [written[at] ?? ""];
    const above = result.at(-1) ?? "";
    const isApart = block ? block.isDirective : linkDefinition.test(first) && !linkDefinition.test(above);
    if (isApart && above.trim() !== "") result.push("");
    result.push(mark === undefined ? first : mark + first.slice(mark.length), ...others);
    at = block?.last ?? at;
  }
  return result;
}

type Head = { name: string; label?: string | undefined; open?: boolean };

function directive(indent: string, { name, label, open }: Head, content: readonly string[]): string[] {
  const block = blockDirective(name, content.join("\n"), { label, attributes: { open } });
  return [...block.split("\n").map((line) => (line === "" ? "" : indent + line)), ""];
}

function codeAt(lines: readonly string[], at: number): Block | undefined {
  const [, before = "", mark] = fence.exec(lines[at] ?? "") ?? [];
  if (mark === undefined) return undefined;
  const end = lines.findIndex((line, index) => {
    const [, space = "", marks = ""] = /^((?: *>)* *)(`+|~+) *$/.exec(line) ?? [];
    return index > at && marks.startsWith(mark) && space.length < before.length + 4;
  });
  // A fence that nothing closes is text.
  if (end === -1) return { lines: [(lines[at] ?? "").replace(mark, `\\${mark}`)], last: at };
  return { lines: lines.slice(at, end + 1), last: end };
}

function admonitionAt(lines: readonly string[], at: number, found: Found): Block | undefined {
  const [, indent = "", kind, types = "", title] = admonition.exec(lines[at] ?? "") ?? [];
  if (kind === undefined) return undefined;
  const { lines: inside, last } = indented(lines, at + 1, indent.length);
  const head = admonitionHead(kind, types, title);
  return { lines: directive(indent, head, converted(inside, found)), last, isDirective: true };
}

function tabsAt(lines: readonly string[], from: number, found: Found): Block | undefined {
  const [, indent = ""] = tabLine.exec(lines[from] ?? "") ?? [];
  const tabs: string[] = [];
  let last = from;
  for (let at = from; at < lines.length; ) {
    const [, space, sign, label] = tabLine.exec(lines[at] ?? "") ?? [];
    // An exclamation mark begins another group.
    if (space !== indent || (tabs.length > 0 && sign === "!")) break;
    const content = indented(lines, at + 1, indent.length);
    tabs.push(blockDirective("tab", converted(content.lines, found).join("\n"), { label }));
    last = content.last;
    at = last + 1;
    while (at < lines.length && lines[at]?.trim() === "") at++;
  }
  return tabs.length === 0
    ? undefined
    : { lines: directive(indent, { name: "tabs" }, tabs), last, isDirective: true };
}

type SlashBlock = { space: string; name: string; label: string | undefined; last: number } & Record<
  "options" | "content",
  readonly string[]
>;

/** `/// note | Title` … `///`, whose options are in the first lines, further in. */
function slashBlockAt(lines: readonly string[], at: number): SlashBlock | undefined {
  const [, space = "", mark, name = "", label] = slashes.exec(lines[at] ?? "") ?? [];
  const last = lines.findIndex((line, index) => index > at && line.trim() === mark);
  if (mark === undefined || last === -1) return undefined;
  const inside = lines.slice(at + 1, last).map((line) => line.replace(space, ""));
  const start = Math.max(
    0,
    inside.findIndex((line) => !/^ {4}[\w-]+: /.test(line)),
  );
  return { space, name, label, last, options: inside.slice(0, start), content: inside.slice(start) };
}

function slashesAt(lines: readonly string[], at: number, found: Found): Block | undefined {
  const block = slashBlockAt(lines, at);
  if (!block) return undefined;
  if (block.name === "tab") return slashTabsAt(lines, at, block.space, found);
  const { space, name, label, options, last } = block;
  const [type] = options.flatMap((line) => /^ {4}type: *(\S+)/.exec(line)?.[1] ?? []);
  const content = converted(block.content, found);
  const head =
    name === "details"
      ? { name, label: label || capital(type ?? name) }
      : name === "admonition"
        ? admonitionHead("!!!", type ?? "note", label)
        : noteFor(name) && admonitionHead("!!!", name, label);
  // Of other blocks, the content alone is shown.
  return head
    ? { lines: directive(space, head, content), last, isDirective: true }
    : { lines: content.map((line) => space + line), last };
}

/** The tabs that follow one another; `new: true` begins another group. */
function slashTabsAt(lines: readonly string[], from: number, space: string, found: Found): Block {
  const tabs: string[] = [];
  let last = from;
  for (let at = from; ; ) {
    const block = slashBlockAt(lines, at);
    if (block?.name !== "tab" || block.space !== space) break;
    if (tabs.length > 0 && block.options.some((line) => /^ {4}new: *true/i.test(line))) break;
    tabs.push(blockDirective("tab", converted(block.content, found).join("\n"), { label: block.label }));
    last = block.last;
    at = last + 1;
    while (at < lines.length && lines[at]?.trim() === "") at++;
  }
  return { lines: directive(space, { name: "tabs" }, tabs), last, isDirective: true };
}

function referenceAt(lines: readonly string[], at: number, found: Found): Block | undefined {
  const [written, space = ""] = reference.exec(lines[at] ?? "") ?? [];
  if (written === undefined) return undefined;
  found.hasReference = true;
  const options = indented(lines, at + 1, space.length);
  const inside = options.lines.slice(options.lines.findIndex((line) => line.trim() !== ""));
  const text = [`${space}\`\`\`text`, written.trimEnd(), ...inside.map((line) => `${space}    ${line}`)];
  return { lines: [...text, `${space}\`\`\``, ""], last: options.last };
}

/** Lines that are further in, with the blank ones between them, and the number of the last of them. */
function indented(lines: readonly string[], from: number, column: number): Block {
  const space = " ".repeat(column + 4);
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.startsWith(space) && line.trim() !== "") end = at + 1;
    else if (line.trim() !== "") break;
  }
  return { lines: lines.slice(from, end).map((line) => line.slice(space.length)), last: end - 1 };
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
