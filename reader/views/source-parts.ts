/** Source code in parts that a browser lays out and colours one at a time, when they come into sight. */
import { jsonTokens } from "./json-tokens.ts";
import { type Inside, insideAfter, markdownTokens } from "./markdown-tokens.ts";
import type { Token } from "./token.ts";

/** Whole lines, and how many they are. */
export type SourcePart = { text: string; lines: number; tokens: () => Token[] };

const LINES = 200;

export function jsonParts(text: string): SourcePart[] {
  return linesOf(text).map((lines) => {
    const part = lines.join("");
    return { text: part, lines: lines.length, tokens: () => jsonTokens(part) };
  });
}

export function markdownParts(text: string): SourcePart[] {
  let inside: Inside;
  return linesOf(text).map((lines, index) => {
    const before = inside;
    for (const [at, line] of lines.entries())
      inside = insideAfter(line.replace(/\r?\n$/, ""), inside, index + at === 0);
    const part = lines.join("");
    return {
      text: part,
      lines: lines.length,
      tokens: () => markdownTokens(part, before, index === 0),
    };
  });
}

/** Groups of lines, each with its end. */
function linesOf(text: string): string[][] {
  const lines = text.split(/(?<=\n)/);
  const groups: string[][] = [];
  for (let start = 0; start < lines.length; start += LINES) groups.push(lines.slice(start, start + LINES));
  return groups;
}
