/** Mistakes that break the syntax of YAML, or turn keys into a text: each names the mistake in the line, instead of its consequences. */
import type { SyntaxText } from "./yaml-syntax.ts";

export type LineMistake = SyntaxText & { offset: number };

type Kind = SyntaxText & { pattern: RegExp };

/** Each pattern ends before the character that is wrong. */
const kinds: readonly Kind[] = [
  {
    pattern: /^\s*(?:- +)?(?:["'“”]?[A-Za-z_][\w-]*["'“”]?:?)?(?=[\u00a0\u2007\u202f\u3000\u200b\ufeff])/,
    message: "there is a no-break space beside the key",
    expected: "plain spaces",
  },
  {
    pattern: /^\s*(?:- +)?["']?[A-Za-z_][\w-]*["']?:(?=[^\s:/])/,
    message: "there is no space after the colon",
    expected: "a space between the key's colon and the value",
  },
  {
    pattern: /^\s*(?:- +)?[A-Za-z_][\w-]* *(?=[=：])/,
    message: "only a plain “:” can follow a key in YAML",
    expected: "a colon and a space: key: value",
  },
  {
    pattern: /^\s*(?=\/\/|\/\*|<!--)/,
    message: "a comment does not start like this in YAML",
    expected: "“#” and a space before the comment",
  },
  {
    pattern: /^\s*-(?=[\w{["'])/,
    message: "there is no space after the dash",
    expected: "a dash and a space before each item of a list",
  },
  {
    pattern: /^\s*(?:- +)?[A-Za-z_][\w-]*: +(?=\? |[“„‟].*: )/,
    message: "this value cannot be without straight quotation marks",
    expected: 'straight quotation marks (") around the value',
  },
];

/** Only of the line that the parser complains of: elsewhere it is a word of a text. */
const bareKey: Kind = {
  pattern: /^[A-Za-z_][\w-]*(?=\s*$)/,
  message: "there is no colon after this key",
  expected: "a colon directly after the key",
};

/** The mistake in the line at `offset`, else in the one before it or after it. */
export function mistakeAround(text: string, offset: number): LineMistake | undefined {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", start);
  const before = start === 0 ? undefined : text.lastIndexOf("\n", start - 2) + 1;
  return (
    mistakeInLine(text, start, [...kinds, bareKey]) ??
    (before === undefined ? undefined : mistakeInLine(text, before)) ??
    (next === -1 ? undefined : mistakeInLine(text, next + 1))
  );
}

function mistakeInLine(text: string, start: number, among = kinds): LineMistake | undefined {
  const end = text.indexOf("\n", start);
  const line = text.slice(start, end === -1 ? undefined : end);
  for (const { pattern, message, expected } of among) {
    const found = pattern.exec(line);
    if (found) return { offset: start + found[0].length, message, expected };
  }
  return undefined;
}
