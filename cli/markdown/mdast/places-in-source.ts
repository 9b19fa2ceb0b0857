/** Places that parsers do not tell: of the targets of links, and of what is on the fence of a block of code. */
import type { Code, Definition, Image, Link, Nodes } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import type { Destination } from "./nodes.ts";
import { endOf, pointAfter, startOf } from "./place.ts";

/** White space, which may continue in the next line of the same containers. */
const gap = /[ \t]*(?:\n[ \t>]*)?/y;
const inAngles = /<((?:\\.|[^\\<>\n])*)>/y;
const title = /(?:"(?:\\.|[^\\"])*"|'(?:\\.|[^\\'])*'|\((?:\\.|[^\\()])*\))/sy;

/** The target of a link, an image or a definition. Undefined for an address that is its own text, and for an empty one. */
export function destinationOf(node: Link | Image | Definition, source: string): Destination | undefined {
  const end = endOf(node);
  const last = node.type === "link" ? node.children.at(-1) : undefined;
  const before = node.type === "definition" ? "]:" : "](";
  const from = last?.position ? endOf(last) : startOf(node) + 1;
  for (let at = source.indexOf(before, from); at !== -1 && at < end; at = source.indexOf(before, at + 1)) {
    const start = after(gap, source, at + 2);
    const target = targetAt(source, start);
    const url = decodeString(source.slice(target.start, target.end));
    if (url !== node.url) continue;
    const rest = after(gap, source, target.after);
    const close = after(gap, source, after(title, source, rest));
    if (node.type !== "definition" && !(source[close] === ")" && close + 1 === end)) continue;
    return target.end > target.start ? { start: target.start, end: target.end, url } : undefined;
  }
  return undefined;
}

function targetAt(source: string, start: number): { start: number; end: number; after: number } {
  inAngles.lastIndex = start;
  const [, inside] = inAngles.exec(source) ?? [];
  if (inside !== undefined)
    return { start: start + 1, end: start + 1 + inside.length, after: start + inside.length + 2 };
  let depth = 0;
  let at = start;
  for (; at < source.length; at++) {
    const character = source[at] ?? "";
    if (character <= " " || (character === ")" && depth === 0)) break;
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "\\" && /[()\\]/.test(source[at + 1] ?? "")) at++;
  }
  return { start, end: at, after: at };
}

function after(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}

const fence = /^(`{3,}|~{3,})([ \t]*)([^\s]*)([ \t]*)([^\n]*)/;

/** Changes the node: what is on the fence has places. Code that is indented has no fence. */
export function resolveCode(node: Code, source: string): void {
  node.meta = node.meta?.trimStart() || null;
  const start = startOf(node);
  const from = node.position?.start;
  const text = source.slice(start, endOf(node));
  const [, marks = "", space = "", language = "", between = "", meta = ""] = fence.exec(text) ?? [];
  if (!from || !node.position || marks === "") return;
  const languageAt = start + marks.length + space.length;
  node.data = {
    ...(language !== "" && { languageAt: pointAfter(from, source, languageAt) }),
    ...(meta.trim() !== "" && {
      metaAt: pointAfter(from, source, languageAt + language.length + between.length),
    }),
    closed: isClosed(node, text, marks),
  };
}

function isClosed({ value, position }: Code, text: string, marks: string): boolean {
  const lines = (position?.end.line ?? 0) - (position?.start.line ?? 0);
  if (lines === 0 || (value !== "" && value.split("\n").length >= lines)) return false;
  const last = text
    .slice(text.lastIndexOf("\n") + 1)
    .replace(/^[ \t>]+/, "")
    .trimEnd();
  return last.startsWith(marks) && last.replaceAll(marks.slice(0, 1), "") === "";
}

/** True for a node that has a target. */
export function hasTarget(node: Nodes): node is Link | Image | Definition {
  return node.type === "link" || node.type === "image" || node.type === "definition";
}
