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
const dashes = "[-‐‑‒–—―−]";
const fence = new RegExp(`^\\s*(${dashes}{2,}|[‒–—―−]|\\+{3,}|\\*{3,}|_{3,}|={3,}|~{3,}|;{3,})\\s*$`);
const codeFence = /^\s*(`{3,}|~{3,})\s*\{?\s*(ya?ml|toml|json|front-?matter|---)?\s*\}?\s*$/i;
const commentStart = /^\s*<!--/;
const commentEnd = /--[!]?>\s*$/;

/** `source` has no front matter; its lines end with `\n`. Undefined for a text that only starts with a rule or a comment. */
export function unrecognised(source: string): PageFinding | undefined {
  const lines = source.split("\n", mostLines);
  const found = openingOf(lines);
  if (!found) return undefined;
  const { line, reason, message } = found;
  const isHidden = lines.slice(line).some((each) => hidden.test(each));
  const indent = /^\s*/.exec(lines[line] ?? "")?.[0].length ?? 0;
  return {
    rule: "front-matter-is-recognised",
    ...(isHidden && { level: "error" as const }),
    place: { line: line + 1, column: reason === "above" ? 1 : indent + 1 },
    message: `these lines are not front matter, and ${isHidden ? "the page would be published" : "are shown as text"}: ${message}`,
    expected: "“---” alone on the first line of the file, and “---” alone after the last key",
  };
}

/** Keys that keep a page from being published, or from being found. */
const hidden =
  /(?:^|[{,:])\s*["']?((draft|unlisted|noindex|hidden)["']?\s*[:=]\s*(true|yes)|(published|publish)["']?\s*[:=]\s*(false|no)|confidentiality)\b/i;

type Opening = { line: number; reason: "above" | "fence"; message: string };

function openingOf(lines: readonly string[]): Opening | undefined {
  const first = lines.findIndex((line) => !blank.test(line));
  if (first === -1) return undefined;
  const line = lines[first] ?? "";
  if (isFence(line) && isBlock(lines, first + 1))
    return { line: first, reason: "above", message: above(lines.slice(0, first)) };
  if (commentStart.test(line)) return inComment(lines, first);
  if (codeFence.test(line)) return inCode(lines, first);
  if (fence.test(line) && isBlock(lines, first + 1))
    return { line: first, reason: "fence", message: fenceText(line) };
  if (/^\s*---\s*\S/.test(line) && isBlock([line.replace(/^\s*---\s*/, "# "), ...lines.slice(first + 1)], 0))
    return { line: first, reason: "fence", message: "“---” is not alone on its line" };
  if (/^\s*\{\s*$/.test(line) && /^\s*"/.test(lines[first + 1] ?? "") && isBlock(lines, first + 1))
    return { line: first, reason: "fence", message: "they are JSON, not YAML" };
  return startsWithKeys(lines, first)
    ? { line: first, reason: "fence", message: "no “---” is above them" }
    : undefined;
}

/** A comment before the front matter, or around it. */
function inComment(lines: readonly string[], first: number): Opening | undefined {
  const end = lines.findIndex((line, index) => index >= first && commentEnd.test(line));
  if (end === -1) return undefined;
  const next = lines.findIndex((line, index) => index > end && !blank.test(line));
  if (next !== -1 && fence.test(lines[next] ?? "") && isBlock(lines, next + 1))
    return { line: next, reason: "above", message: "a comment is above them" };
  const inside = lines.slice(first, end + 1).map((line) => line.replace(/^\s*<!--\s*/, ""));
  const start = inside.findIndex((line) => line !== "" && !fence.test(line));
  const bare = [...inside.slice(start).map((line) => line.replace(/\s*-->\s*$/, "")), "---"];
  return end > first &&
    start !== -1 &&
    startsWithKeys(
      bare.filter((line) => line !== ""),
      0,
    )
    ? { line: first, reason: "fence", message: "they are in a comment" }
    : undefined;
}

/** A page may well start with code: what has a title is front matter. */
function inCode(lines: readonly string[], first: number): Opening | undefined {
  const start = isFence(lines[first + 1] ?? "") ? first + 2 : first + 1;
  const end = lines.findIndex((line, index) => index >= start && isEnd(line));
  const hasTitle = lines.slice(start, end).some((line) => /^\s*["']?title["']?\s*[:=]/i.test(line));
  return end !== -1 && hasTitle && isBlock(lines, start)
    ? { line: first, reason: "fence", message: "they are a code block" }
    : undefined;
}

function isFence(line: string): boolean {
  return line.trim() === "---";
}

function above(lines: readonly string[]): string {
  if (lines.length === 0) return "spaces are before “---”";
  return lines.every((line) => line === "")
    ? `${lines.length === 1 ? "a blank line is" : "blank lines are"} above them`
    : "a line with invisible characters is above them";
}

function fenceText(line: string): string {
  const written = line.trim();
  if (/^\+/.test(written)) return "they are TOML (“+++”), not YAML";
  return `“${written}” is not “---”`;
}

/** True where what starts here is front matter up to a line that ends it. */
function isBlock(lines: readonly string[], start: number): boolean {
  let hasKey = false;
  // Its first line follows directly: prose has a blank line below a rule.
  if ((lines[start] ?? "").trim() === "") return false;
  for (const line of lines.slice(start)) {
    if (isEnd(line)) return hasKey;
    if (isKnownKey(line)) hasKey = true;
    else if (!partOfBlock.test(line)) return false;
  }
  return false;
}

/** Blank lines and comments, items of lists, indented lines and those in brackets, and unknown keys. */
const partOfBlock = /^\s*$|^\s|^[#[\]{}"'-]|^["'“]?[A-Za-z][\w-]*["'”]?\s*[:=：]/;

function isEnd(line: string): boolean {
  return fence.test(line) || codeFence.test(line) || /^\s*(\.{3}|\}|-->)\s*$/.test(line);
}

/** True where at least two keys in a row start the text, and nothing else is in the same paragraph. */
function startsWithKeys(lines: readonly string[], first: number): boolean {
  const end = lines.findIndex((line, index) => index >= first && (blank.test(line) || isEnd(line)));
  const paragraph = lines.slice(first, end === -1 ? undefined : end);
  return (
    paragraph.every((line) => keyLine.test(line) || /^\s*- /.test(line)) &&
    paragraph.filter(isKnownKey).length >= (end !== -1 && isFence(lines[end] ?? "") ? 1 : 2)
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
