/** Text of a page of MkDocs → Markdown of ours. */
import { posix } from "node:path";
import { withDirectives } from "../../markdown/conversion/indented-blocks.ts";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { type Including, includedText, linesBetween, linesFrom, mostLevels } from "../included-text.ts";
import { outsideCode } from "../outside-code.ts";
import {
  changedLines,
  dedented,
  type Fence,
  htmlWithMarkdown,
  withoutAbbreviations,
} from "../source-lines.ts";
import { parsedPage, withOwnInlines } from "./inline-syntax.ts";

type IncludeInputs = Including & {
  /** Folders that paths of includes start from. */
  folders: readonly string[];
};

type TextInputs = IncludeInputs & {
  /** Text that is added to each page, with abbreviations. */
  appended: string;
  /** True for a plugin or an extension that the site uses. */
  has(name: string): boolean;
  hasFormulas: boolean;
  variables: ReadonlyMap<string, string>;
};

export function pageText(written: string, inputs: TextInputs): string {
  const { appended, has, hasFormulas, file, notes } = inputs;
  const text = withIncludes(written, inputs);
  const { text: blocks, hasReference } = withDirectives(text, {
    admonitions: has("admonition"),
    details: has("pymdownx.details"),
    tabs: has("pymdownx.tabbed"),
    references: has("mkdocstrings"),
  });
  if (hasReference)
    notes.push({
      cause: "part-of-page",
      file,
      message: "a block of mkdocstrings is shown as it is written: what it shows is made from code",
      instead: "write the reference, or include one that another tool makes",
    });
  const abbreviations = new Map<string, string>();
  const plain = (each: string) => (has("abbr") ? withoutAbbreviations(each, abbreviations) : each);
  plain(appended);
  return outsideCode(
    blocks,
    (masked) => {
      const short = plain(masked);
      const joined = joinedReferences(short);
      const line = (each: string) => ownLine(joined(each), has("md_in_html"));
      const own = withCards(changedLines(hasFormulas ? withDollars(short) : short, line, ownFence));
      return withoutGaps(withOwnInlines(own, { ...inputs, abbreviations }));
    },
    parsedPage,
  );
}

const single = /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/;
const edge = /^[ \t>]*-+8<-+[ \t]*$/;
/** `--8<-- [start:name]`, in a comment of any language. */
const section = /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/;

/** Replaces each mark of a file by its lines, anywhere on a page, in code too. */
function withIncludes(text: string, inputs: IncludeInputs, level = 0): string {
  if (!text.includes("8<--")) return text;
  let isBlock = false;
  const lines = text.split("\n").flatMap((line): string[] => {
    if (/^[ \t>]*;-+8<-+/.test(line)) return [line.replace(";", "")];
    const [indent = ""] = /^[ \t>]*/.exec(line) ?? [];
    const [, , double, quoted] = single.exec(line) ?? [];
    const isEdge = edge.test(line);
    if (isEdge) isBlock = !isBlock;
    const named = double ?? quoted ?? (isBlock && !isEdge ? line.trim() : undefined);
    if (named === undefined) return isEdge || section.test(line) ? [] : [line];
    if (named === "" || named.startsWith(";")) return [];
    const [, path = named, part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(named) ?? [];
    return linesOf(path, part, inputs, level).map((line) => indent + line);
  });
  return lines.join("\n");
}

/** The lines of a part of a file, with what they include in turn; none without the file. */
function linesOf(path: string, part: string | undefined, inputs: IncludeInputs, level: number): string[] {
  const { source, folders, file } = inputs;
  const places = [...folders, posix.dirname(file)].map((folder) => posix.join(folder, path));
  const found = source.firstFile(places);
  const text = includedText(found, `the snippet “${path}” does not exist`, inputs);
  if (found === undefined || text === undefined) return [];
  const own = partOf(text.replace(/\n$/, "").split("\n"), part).join("\n");
  const whole = level < mostLevels ? withIncludes(own, { ...inputs, file: found }, level + 1) : own;
  return whole.split("\n").filter((line) => !section.test(line));
}

/** `part` is the name of a section, or ranges of lines: `3:5,8`. */
function partOf(lines: readonly string[], part = ""): readonly string[] {
  if (part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) return dedented(linesBetween(lines, section, ["start", "end"], part));
  return part.split(",").flatMap((range) => linesFrom(lines, ...range.split(":")));
}

/** Python-Markdown takes `[text] [name]` for a link to what `name` stands for. The names are those of `text`. */
function joinedReferences(text: string): (line: string) => string {
  const names = new Set(
    [...text.matchAll(/^[ \t]*\[([^\][\n]+)\]:/gm)].map(([, name = ""]) => name.toLowerCase()),
  );
  const isKnown = (name: string) => names.has(name.slice(1, -1).toLowerCase());
  return (line) =>
    line.replace(
      /(?<![\]!\\])(\[[^\][\n]+\])[ \t]+(\[[^\][\n]+\])(?![[(:])/g,
      (written, link: string, name: string) => (isKnown(name) && !isKnown(link) ? link + name : written),
    );
}

/** Several blank lines → one, outside code. */
function withoutGaps(text: string): string {
  const { lines } = fencesIn(text);
  return lines
    .filter(
      ({ text: line, isCode }, index) => isCode || line.trim() !== "" || lines[index - 1]?.text.trim() !== "",
    )
    .map(({ text: line }) => line)
    .join("\n");
}

/** `\( … \)` and `\[ … \]` of arithmatex. */
function withDollars(text: string): string {
  return changedLines(text, (line) =>
    line.replace(/(?<!\\)\\[()]\s?/g, "$").replace(/(?<!\\)\\[[\]](?!\()/g, "$$$$"),
  );
}

/** A grid of Material: cards whose items begin with a link are cards here, others stay a list. */
function withCards(text: string): string {
  const grid = /^[ \t]*<div class="[^"]*\bgrid\b[^"]*">[ \t]*\n([\s\S]*?)^[ \t]*<\/div>[ \t]*$/gm;
  return text.replace(grid, (_, content: string) => {
    const inside = content.replace(/^ {4,}-{3,}[ \t]*$/gm, "").replace(/\n$/, "");
    const heads = inside.match(/^[-*+] .*$/gm) ?? [];
    const link = /^[-*+] +(?::[\w-]+:(?:\{[^{}]*\})? *)?(?:\*\*|__)?\[[^\]]+\]\([^)]+\)/;
    const areLinks = heads.length > 0 && heads.every((head) => link.test(head));
    return areLinks ? `\n:::cards\n${inside.replace(/^\n/, "")}\n:::\n` : `\n${inside}\n`;
  });
}

/** In `[link][^1]`, the note is not the link’s name. */
function ownLine(line: string, hasMarkdownInHtml: boolean): string {
  const own = line.replace(/(?<![\]!\\])(\[[^\][\n`]+\])(?=\[\^[^\][\s]+\])/g, "$1[]");
  return hasMarkdownInHtml ? htmlWithMarkdown(own) : own;
}

/** `{.py hl_lines="2 3" title="a.py"}` → `py title="a.py" {2,3}` */
function ownFence({ indent, marks, info }: Fence): string {
  return `${indent}${marks}${fenceWords(readFence(info))}`;
}
