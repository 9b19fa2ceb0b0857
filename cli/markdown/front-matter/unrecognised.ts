/** Front matter that is not recognised: something is above it, the lines around it are not “---”, or it is a second block. */
import { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../../schema/front-matter.ts";
import type { PageFinding } from "../../report/finding.ts";
import { frontMatterKeys } from "../../source/other-tools/keys.ts";

/** Keys by which front matter can be told from text. */
const keys: ReadonlySet<string> = new Set([
  ...[DocFrontMatter, PostFrontMatter, PageFrontMatter].flatMap(({ shape }) => Object.keys(shape)),
  ...frontMatterKeys,
]);

/** Nothing that is longer than this is looked through. */
const mostLines = 60;

const blank = /^[\s\u200b\ufeff]*$/;
const keyLine = /^\s*(?::|\{\s*)?["'“”]?([A-Za-z][\w-]*)["'“”]?\s*(?::(?=\s|\S)|：|=)/;
const fence = /^\s*([-‐‑‒–—―−]{2,}|[‒–—―−]|\+{3,}|\*{3,}|_{3,}|={3,}|~{3,}|;{3,})\s*$/;
const codeFence = /^\s*(`{3,}|~{3,})\s*\{?\s*(ya?ml|toml|json|front-?matter|---)?\s*\}?\s*$/i;
/** Lines around keys instead of “---” alone: a rule, a comment, a block of code, the braces of JSON. */
const isOpening = (line: string) =>
  fence.test(line) || codeFence.test(line) || /^\s*(?:---\s*\S|<!--[\s-]*$|\{\s*$)/.test(line);
const isEnd = (line: string) =>
  fence.test(line) || codeFence.test(line) || /^\s*(\.{3}|\}|[\s-]*--!?>)\s*$/.test(line);

/** Keys that keep a page from being published, or from being found. */
const hidden =
  /(?:^|[{,:])\s*["']?((draft|unlisted|noindex|hidden)["']?\s*[:=]\s*(true|yes)|(published|publish)["']?\s*[:=]\s*(false|no)|confidentiality)\b/i;

/** `source` has no front matter; its lines end with `\n`. Undefined for a text that only starts with a rule or a comment. */
export function unrecognised(source: string): PageFinding | undefined {
  const lines = source.split("\n", mostLines);
  const line = startOfKeys(lines);
  if (line === undefined) return undefined;
  const isHidden = lines.slice(line).some((each) => hidden.test(each));
  const indent = /^\s*/.exec(lines[line] ?? "")?.[0].length ?? 0;
  return {
    rule: "front-matter-is-recognised",
    ...(isHidden && { level: "error" as const }),
    place: { line: line + 1, column: indent + 1 },
    message: `these lines are not front matter, and ${isHidden ? "the page would be published" : "are shown as text"}`,
    expected: "“---” alone on the first line of the file, and “---” alone after the last key",
  };
}

/** The line with which keys begin, from 0, or with what is around them. */
function startOfKeys(lines: readonly string[]): number | undefined {
  const comment = /^(?:\s*<!--.*-->\s*\n|[\s\u200b\ufeff]*\n)*/.exec(`${lines.join("\n")}\n`)?.[0] ?? "";
  const first = comment.split("\n").length - 1;
  let start = first;
  while (start < first + 3 && isOpening(lines[start] ?? "")) start++;
  const end = lines.findIndex((line, index) => index >= start && isEnd(line));
  const block = lines.slice(start, end === -1 ? undefined : end);
  const keys = block.filter(isKnownKey).length;
  // Its first line follows directly: prose has a blank line below a rule.
  if (blank.test(block[0] ?? "")) return undefined;
  if (start === first) return startsWithKeys(lines, first) ? first : undefined;
  // A page may well start with code: what has a title is front matter.
  const isWhole = end !== -1 && keys > 0 && block.every((line) => isKnownKey(line) || partOfBlock.test(line));
  const isCode = codeFence.test(lines[first] ?? "");
  const hasTitle = block.some((line) => /^\s*["']?title["']?\s*[:=]/i.test(line));
  return isWhole && (!isCode || hasTitle) ? first : undefined;
}

/** Blank lines and comments, items of lists, indented lines and those in brackets, and unknown keys. */
const partOfBlock = /^\s*$|^\s|^[#[\]{}"'-]|^["'“]?[A-Za-z][\w-]*["'”]?\s*[:=：]/;

/** True where at least two keys in a row start the text, and nothing else is in the same paragraph. */
function startsWithKeys(lines: readonly string[], first: number): boolean {
  const end = lines.findIndex((line, index) => index >= first && (blank.test(line) || isEnd(line)));
  const paragraph = lines.slice(first, end === -1 ? undefined : end);
  return (
    paragraph.every((line) => keyLine.test(line) || /^\s*- /.test(line)) &&
    paragraph.filter(isKnownKey).length >= (end !== -1 && lines[end]?.trim() === "---" ? 1 : 2)
  );
}

function isKnownKey(line: string): boolean {
  const key = keyLine.exec(line)?.[1];
  return key !== undefined && (keys.has(key) || keys.has(key.toLowerCase()));
}

/**
 * A second block of front matter at the start of the text: Markdown shows it as a line and a heading. `firstLine` is the
 * line of the file on which the text starts.
 */
export function secondBlock(body: string, firstLine: number): PageFinding | undefined {
  const match =
    /^(\s*)---[ \t]*\r?\n(?:[\w-]+:(?:[ \t][^\n]*)?\r?\n(?:[ \t]+\S[^\n]*\r?\n|- [^\n]*\r?\n)*)+---[ \t]*(?:\r?\n|$)/.exec(
      body,
    );
  if (match === null) return undefined;
  const [, above = ""] = match;
  return {
    rule: "front-matter-is-recognised",
    place: { line: firstLine + above.split("\n").length - 1, column: 1 },
    message: "this is a second block of front matter, and is shown as text",
    expected: "all keys in the first block",
  };
}
