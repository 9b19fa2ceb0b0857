/**
 * Headings, blocks of code, tables and pictures of a file of the source as it is written, by a plain parser of Markdown and a scan for tags of HTML.
 * It has no syntax of any tool and no code of the conversion, so that it sees what the conversion does not.
 */
import type { Nodes } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { refusedIn } from "../../markdown/mdast/parse.ts";
import { readerOf } from "../../markdown/mdast/readers.ts";
import { normalised } from "../../markdown/mdast/split-front-matter.ts";

/** Names by kind: of one, and of all in the report. */
export const partNames = {
  headings: ["heading", "Headings"],
  codeBlocks: ["block of code", "Blocks of code"],
  tables: ["table", "Tables"],
  pictures: ["picture", "Pictures"],
} as const satisfies Record<string, readonly [string, string]>;

export type PartKind = keyof typeof partNames;
export const partKinds = Object.keys(partNames) as PartKind[];

/** `key` is what makes a part the same in both sites: the letters and digits of its text. */
export type Part = { kind: PartKind; key: string; text: string; line: number };

export function keyOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "").toLowerCase();
}

export function sourceParts(source: string, file: string): Part[] {
  const body = withoutUnclear(splitSource(source).body);
  return /\.html?$/.test(file) ? partsOfHtml(body, 1) : partsOfMarkdown(body);
}

/** Front matter in YAML, TOML or JSON goes; the body stays in the same lines. */
export function splitSource(source: string): { body: string } {
  const text = normalised(source);
  const [head = ""] =
    /^(?:(---|\+\+\+)[ \t]*\n([\s\S]*?\n)??\1|\{\s*\n[\s\S]*?\n\})[ \t]*(?:\n|$)/.exec(text) ?? [];
  return { body: blank(head) + text.slice(head.length) };
}

/** Keeps the ends of lines alone. */
function blank(text: string): string {
  return text.replace(/[^\n]+/g, "");
}

/** Without what shows nothing in some tools: comments and statements of MDX, and what is there for old browsers. */
function withoutUnclear(text: string): string {
  return withoutLiquid(text)
    .replace(/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, blank)
    .replace(statement, blank)
    .replace(/<(noscript|object|iframe|video|audio)\b(?:(?!<\1\b|\n\s*\n)[\s\S])*?<\/\1>/gi, blank);
}

/** Without tags of Liquid, and without its branches, of which some show nothing. */
export function withoutLiquid(text: string): string {
  const branch =
    /\{%-?\s*(if|unless|case|for|tablerow|capture|comment)\b(?:(?!\{%-?\s*\1\b)[\s\S])*?\{%-?\s*end\1\s*-?%\}/g;
  let body = text;
  for (let before = ""; before !== body; ) {
    before = body;
    body = body.replace(branch, blank);
  }
  return body.replace(/\{%[^\n%]*%\}/g, blank);
}

/** A statement of MDX ends before a line that starts something else. */
const statement =
  /^(?:import[ \t]+(?:["'{*]|\w+[ \t,]+(?:from\b|\{))|export[ \t]+(?:const|let|function|default|async|class|[{*]))[\s\S]*?(?=\n[ \t]*\n(?![ \t})\]])|(?![\s\S]))/gm;

function partOf(kind: PartKind, written: string, line: number): Part {
  const text = written
    .replace(/\s*\{[:\s]*[#.][^{}]*\}\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return { kind, key: keyOf(text), text, line };
}

function partsOfMarkdown(text: string): Part[] {
  if (refusedIn(text, 1)) return [];
  const names = { leaf: new Set<string>(), text: new Set<string>() };
  const root = readerOf(text, names).read(text, { directives: false, formulas: false });
  const hasIndents = /^[ \t]*(?:!!!|\?\?\?|===|:::|\/\/\/|<[A-Z])/m.test(text);
  const parts: Part[] = [];
  visit(root, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    const start = node.position?.start.offset ?? 0;
    if (node.type === "html") parts.push(...partsOfHtml(node.value, line));
    else if (node.type === "heading")
      parts.push(partOf("headings", plainText(node, { includeHtml: false }), line));
    else if (node.type === "table") parts.push(partOf("tables", plainText(node), line));
    else if (node.type === "image" && !forDark.test(node.url))
      parts.push(partOf("pictures", plainText(node), line));
    else if (node.type === "code" && !/^(?:admonish\b|ad-)/.test(node.lang ?? ""))
      if (/^(?:```|~~~)/.test(text.slice(start)) || !(hasIndents || node.value.startsWith("<")))
        parts.push(partOf("codeBlocks", node.value, line));
  });
  return parts;
}

/** One of a pair of pictures, which is one picture here. */
const forDark = /#(?:only-dark|gh-dark-mode-only)$/;

const kindsOfTags = new Map<string, PartKind>([
  ["t", "tables"],
  ["i", "pictures"],
  ["p", "codeBlocks"],
  ["h", "headings"],
]);

/** Each tag of a text with what it holds. `line` is that of its start. */
function partsOfHtml(html: string, line: number): Part[] {
  const tags =
    /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b(?:(?!<\1\b)[\s\S])*?<\/\1>|<(h[1-6]|table|pre|img)(?=[\s>/])(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
  return [...html.matchAll(tags)].flatMap(({ 0: tag, 2: name = "", index }): Part[] => {
    const kind = kindsOfTags.get(name.charAt(0).toLowerCase());
    if (kind === undefined) return [];
    const from = index + tag.length;
    const [content = ""] = html.slice(from, from + longest).split(new RegExp(`</${name}\\b`, "i"));
    const [, alt = ""] = /\salt\s*=\s*["']([^"']*)/i.exec(tag) ?? [];
    const text = kind === "pictures" ? alt : content.replace(/<[^<>]*>/g, "");
    return [partOf(kind, text, line + html.slice(0, index).split("\n").length - 1)];
  });
}

/** Characters of an element that are compared. */
const longest = 4000;
