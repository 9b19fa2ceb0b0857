/** Slips in Markdown that print marks in place of what was meant: headings, lists, emphasis, tables, conflicts of Git. */

import type { Slip } from "../../report/finding-per-kind.ts";
import { isNear, isTextAt, type Phrasing } from "./page-parts.ts";

type Check = {
  kind: string;
  /** A page without any of these is not searched. */
  marks: readonly string[];
  /** At the start of a paragraph, of the whole page, or at the end of a heading; else anywhere in text. */
  at?: "start" | "first" | "heading";
  pattern: RegExp;
  message(written: string): string;
  expected(match: RegExpExecArray): string;
};

/** Spaces that Markdown does not read as such. */
const oddSpaces = "\u00a0\u2007\u202f\u3000";

const checks: readonly Check[] = [
  {
    kind: "title",
    marks: ["#"],
    at: "first",
    pattern: /^#(?=\p{Lu})[^\n#]*[^\n#.!?…:;,\s]$/u,
    message: (written) => `“${written}” has no space after #, and is shown as text`,
    expected: () => "# and a space",
  },
  {
    kind: "heading of the first level",
    marks: ["\n#"],
    at: "start",
    // A hashtag is a word, or there are several of them, or it starts a sentence.
    pattern: /^#(?=\p{Lu}\S*[ \t]+\S)[^\n#]*[^\n#.!?…:;,\s]$/u,
    message: (written) => `“${written}” has no space after #, and is shown as text`,
    expected: () => "# and a space",
  },
  {
    kind: "id of a heading",
    marks: ["{#", "{ #"],
    at: "heading",
    pattern:
      /(?<!\{)\{\s*#(?!(?:if|each|await|key|snippet)\b)(?![^{}]*[.=])(?:[^{}\n]*\s[^{}\n]*\}|[^{}\n]*)\s*$/,
    message: (written) => `“${written}” is not a valid heading id, and is shown as text`,
    expected: () => "{#id}: a word without spaces, and “}” at its end",
  },
  {
    kind: "boxes without a list",
    marks: ["\n[ ] ", "\n[] ", "\n[x] ", "\n[X] "],
    at: "start",
    pattern: /^\[[ xX]?\] [^\n]*(?=\n\[[ xX]?\] )/,
    message: (written) => `“${written}” and the lines below are not a list, and are shown as one paragraph`,
    expected: () => "- [ ] and a space for an open task, - [x] for one that is done",
  },
  {
    kind: "quotation marks for a fence",
    marks: ["'''", "‘‘‘", "’’’", "´´´"],
    at: "start",
    pattern: /^(?:'{3}|[‘’´]{3})[\w-]*(?=\n)/,
    message: (written) => `“${written}” does not start a code block, and is shown as text`,
    expected: () => "``` with three backticks",
  },
  {
    kind: "dash in a comment",
    marks: ["<!–", "<!—", "<!-"],
    pattern: /<!(?:[–—]|-(?!-))/g,
    message: (written) => `“${written}” does not start a comment, and is shown as text`,
    expected: () => "<!-- … -->, with two hyphens on each side",
  },
  {
    kind: "unclosed comment",
    marks: ["<!--"],
    pattern: /<!--/g,
    message: () => "this comment has no --> in its paragraph, and is shown as text",
    expected: () => "--> at its end; a comment with blank lines starts on a line of its own",
  },
  {
    kind: "address in angle brackets",
    marks: ["<www.", ".md>"],
    pattern: /<(www\.[^\s<>]{1,300}|(?:\.{0,2}\/)?[\w-][\w./-]{0,200}\.md)>/g,
    message: (written) => `“${written}” is not a link, and is shown as text`,
    expected: ([, target = ""]) => (target.startsWith("www.") ? `<https://${target}>` : `[text](${target})`),
  },
  {
    kind: "character reference",
    marks: ["&nbsp", "&copy", "&mdash", "&ndash", "&hellip", "&trade", "&reg"],
    pattern: /(?<![\w=&?/])&(?:nbsp|copy|mdash|ndash|hellip|trade|reg)(?![\w;=])/g,
    message: (written) => `“${written}” has no semicolon, and is shown as text`,
    expected: ([written]) => `${written};`,
  },
  {
    kind: "wrong encoding",
    marks: ["â€", "Ã"],
    pattern: /â€[™œ¦“”˜]|Ã[©¨¼¶¤±³¡]/g,
    message: (written) => `“${written}” is a garbled character: the text was read in the wrong encoding`,
    expected: () => "the character itself, such as ’ or é",
  },
  {
    kind: "heading",
    marks: ["##"],
    at: "start",
    pattern: /^(#{2,6})([^\s#!][^\n]*)/,
    message: (written) => `“${written}” has no space after #, and is shown as text`,
    expected: ([, marks = ""]) => `${marks} and a space`,
  },
  {
    kind: "deep heading",
    marks: ["#######"],
    at: "start",
    pattern: /^#{7,}[ \t]+\S[^\n]*/,
    message: (written) => `“${written}” has more than six #, and is shown as text`,
    expected: () => "# to ###### and a space",
  },
  {
    kind: "list",
    marks: ["\n-", "\n*", "\n+"],
    at: "start",
    pattern: /^([-*+])\p{L}{2}[^\n]*(?=\n\1\p{L}{2})/u,
    message: (written) => `“${written}” has no space after ${written.charAt(0)}, and is shown as text`,
    expected: ([, mark = ""]) => `${mark} and a space`,
  },
  {
    kind: "numbered list",
    marks: ["\n2"],
    at: "start",
    pattern: /^1[.)]\p{L}{2}[^\n]*(?=\n2[.)]\p{L}{2})/u,
    message: (written) => `“${written}” has no space after the number, and is shown as text`,
    expected: () => "1. and a space",
  },
  {
    kind: "bold",
    marks: ["**"],
    pattern: /(?<![\w*/\\])\*\*(?!\w*(?:args|opts|options)\b)(?![\s*/])([^*\n`]*[^*\n`\s])\s+\*\*(?!\*)/g,
    message: (written) => `“${written}” has a space before its end, and shows its asterisks`,
    expected: ([, text = ""]) => `**${text}**`,
  },
  {
    kind: "spaced bold",
    marks: ["** ", "**\t"],
    // Powers have a number or a single letter between their marks.
    pattern:
      /(?<![^\s(])\*\*[ \t]+(?![ \t])((?=[^*\n]*\p{L}{2})[^*\n`]*[^*\n`\s])[ \t]+\*\*(?=[\s\p{P}]|$)/gu,
    message: (written) => `“${written}” has spaces inside the asterisks, and shows them`,
    expected: ([, text = ""]) => `**${text}**`,
  },
  {
    kind: "no-break space",
    marks: [...oddSpaces],
    at: "start",
    pattern: new RegExp(`^(#{1,6}|[-*+]|\\d{1,3}[.)])[${oddSpaces}]+[^\\n]*`),
    message: (written) => `“${written}” has a no-break or wide space after the mark, and is shown as text`,
    expected: ([, mark = ""]) => `${mark} and a plain space`,
  },
  {
    kind: "bullets",
    marks: ["\n•", "\n◦", "\n▪", "\n‣", "\n●", "\n–"],
    at: "start",
    pattern: /^([•◦▪‣●–])[ \t\u00a0]+[^\n]*(?=\n[•◦▪‣●–][ \t\u00a0])/u,
    message: (written) => `“${written}” and the lines below are not a list, and are shown as one paragraph`,
    expected: () => "- and a space for each item",
  },
  {
    kind: "full-width heading",
    marks: ["＃"],
    at: "start",
    pattern: /^＃{1,6}[ \u3000]*[^\n]*/u,
    message: (written) => `“${written}” has a full-width number sign, and is shown as text`,
    expected: () => "# and a space",
  },
  {
    kind: "full-width colons",
    marks: ["：："],
    at: "start",
    pattern: /^：{2,}[ \t]*[\w-]+/u,
    message: (written) => `“${written}” has full-width colons, and is shown as text`,
    expected: () => ":::note, in plain colons",
  },
  {
    kind: "full-width link",
    marks: ["］（", "］(", "]（"],
    pattern: /[!！]?(?:［[^［］\n]+］[（(]|\[[^[\]\n]+\]（)(?=[^（）()\s]*[./#])[^（）()\s]+[）)]/gu,
    message: (written) => `“${written}” has full-width brackets, and is shown as text`,
    expected: () => "[text](address) in plain brackets",
  },
  {
    kind: "table",
    marks: ["|"],
    at: "start",
    pattern: /^\|[^\n]*\|[^\n|]*\|[ \t]*\n[ \t>]*\|[^\n]*\|[ \t]*(?=\n|$)/,
    message: () => "these lines are not a table, and are shown as text",
    expected: () => "a second line with as many columns as the first: | --- | --- |",
  },
  {
    kind: "conflict",
    marks: ["<<<<<<< "],
    at: "start",
    pattern: /^<{7} \S+/,
    message: (written) => `“${written}” is left from a merge conflict in Git`,
    expected: () => "one of the two texts, without the lines <<<<<<<, ======= and >>>>>>>",
  },
];

/** `shorten` gives as much of what was written as a message holds. */
export function illFormed(
  phrasing: readonly Phrasing[],
  body: string,
  placeOf: (offset: number) => Slip["place"],
  shorten: (text: string) => string,
): Slip[] {
  const looked = checks.filter(({ marks }) => marks.some((mark) => body.includes(mark)));
  const first = /\S/.exec(body)?.index;
  return looked.flatMap((check) =>
    phrasing.flatMap((text) => slipsIn(text, check, text.start === first, placeOf, shorten)),
  );
}

function slipsIn(
  text: Phrasing,
  { kind, marks, at, pattern, message, expected }: Check,
  isFirst: boolean,
  placeOf: (offset: number) => Slip["place"],
  shorten: (text: string) => string,
): Slip[] {
  if (!marks.some((mark) => isNear(mark, text))) return [];
  // A line of equals signs below it makes a heading of what Git leaves.
  const holder = at === "heading" ? "heading" : "paragraph";
  if (at !== undefined && text.node.type !== holder && kind !== "conflict") return [];
  if (at === "first" && !isFirst) return [];
  const only = at === undefined ? null : pattern.exec(text.source);
  const matches = at === undefined ? [...text.source.matchAll(pattern)] : only ? [only] : [];
  return matches
    .filter(({ index }) => isTextAt(text, index))
    .map((match) => ({
      kind,
      rule: "markdown-is-well-formed",
      place: placeOf(text.start + match.index),
      message: message(shorten(match[0])),
      expected: expected(match),
    }));
}
