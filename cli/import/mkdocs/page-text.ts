/** Text of a page of MkDocs → Markdown of ours. */
import { posix } from "node:path";
import { withDirectives } from "../../markdown/conversion/indented-blocks.ts";
import { includes, lines as syntax } from "../../source/other-tools/declared-lines.ts";
import { fenceWords, readFence } from "../fence-words.ts";
import { type Including, includedText, linesBetween, linesFrom, withIncluded } from "../included-text.ts";
import { outsideCode } from "../outside-code.ts";
import {
  changedLines,
  dedented,
  type Fence,
  htmlWithMarkdown,
  withDollars,
  withoutAbbreviations,
  withoutGaps,
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

export function pageText(markdown: string, inputs: TextInputs): string {
  const { appended, has, hasFormulas, file, notes } = inputs;
  const text = withIncludes(markdown, inputs);
  const { text: blocks, hasReference } = withDirectives(text, {
    admonitions: has("admonition"),
    details: has("pymdownx.details"),
    tabs: has("pymdownx.tabbed"),
    references: ["mkdocstrings", "mkautodoc", "mkdocs-click"].some(has),
  });
  if (hasReference)
    notes.push({
      cause: "part-of-page",
      file,
      message: "what “:::” shows is made from code, and is left out",
      instead: "build the old site, and import it again with --built",
    });
  const abbreviations = new Map<string, string>();
  const plain = (part: string) => (has("abbr") ? withoutAbbreviations(part, abbreviations) : part);
  plain(appended);
  return outsideCode(
    blocks,
    (masked) => {
      const line = (text: string) => ownLine(hasFormulas ? withDollars(text) : text, has("md_in_html"));
      const lines = withCards(changedLines(plain(masked), line, ownFence));
      return withoutGaps(withOwnInlines(lines, { ...inputs, abbreviations }));
    },
    parsedPage,
  );
}

/** It may be in a comment of any language. */
const section = syntax.mkdocsSection;

/** Replaces each mark of a file by its lines, anywhere on a page, in code too. */
function withIncludes(body: string, inputs: IncludeInputs): string {
  if (!body.includes("8<--")) return body;
  const text = withIncluded(body, includes.MkDocs, inputs, ([, , double, single], including) => {
    const [, path = "", part] = /^(.*?)(?::([\w-]*(?:[:,][\d:,-]*)?))?$/.exec(double ?? single ?? "") ?? [];
    const places = [...inputs.folders, posix.dirname(including.file)].map((folder) =>
      posix.join(folder, path),
    );
    const file = inputs.source.firstFile(places);
    const whole = includedText(file, `the snippet “${path}” does not exist`, including);
    if (file === undefined || whole === undefined) return "";
    return { file, text: partOf(whole.replace(/\n$/, "").split("\n"), part).join("\n") };
  });
  const lines = text.split("\n").filter((line) => !section.test(line));
  return lines.map((line) => line.replace(syntax.mkdocsShownSnippet, "$1")).join("\n");
}

/** `part` is the name of a section, or ranges of lines: `3:5,8`. */
function partOf(lines: readonly string[], part = ""): readonly string[] {
  if (part === "") return lines;
  if (!/^[\d:,-]+$/.test(part)) return dedented(linesBetween(lines, section, ["start", "end"], part));
  return part.split(",").flatMap((range) => linesFrom(lines, ...range.split(":")));
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
