/** Mistakes in Markdown that show marks instead of what was meant: headings, lists, emphasis, tables, conflicts of Git. */
import { constructs } from "../../source/other-tools/construct.ts";

const mistake = { rule: "markdown-is-well-formed" } as const;

/** Spaces that Markdown does not read as such. */
const oddSpaces = "\u00a0\u2007\u202f\u3000";

const noSpace = "“…” has no space after #, and is shown as text";
const noList = "“…” and the lines below are not a list, and are shown as one paragraph";

/** Mistakes at the start of the page. */
export const atPageStart = constructs(
  {
    title: { pattern: /^#(?=\p{Lu})[^\n#]*[^\n#.!?…:;,\s]$/u, message: noSpace, here: "# and a space" },
  },
  mistake,
);

/** Mistakes at the start of a paragraph. */
export const atParagraph = constructs(
  {
    "heading of the first level": {
      // A hashtag is a word, or there are several of them, or it starts a sentence.
      pattern: /^#(?=\p{Lu}\S*[ \t]+\S)[^\n#]*[^\n#.!?…:;,\s]$/u,
      message: noSpace,
      here: "# and a space",
    },
    "boxes without a list": {
      pattern: /^\[[ xX]?\] [^\n]*(?=\n\[[ xX]?\] )/,
      message: noList,
      here: "- [ ] and a space for an open task, - [x] for one that is done",
    },
    heading: {
      pattern: /^(#{2,6})([^\s#!][^\n]*)/,
      message: noSpace,
      here: { write: "$1 $2", say: "$1 and a space" },
    },
    list: {
      pattern: /^([-*+])\p{L}{2}[^\n]*(?=\n\1\p{L}{2})/u,
      message: "“…” has no space after $1, and is shown as text",
      here: "$1 and a space",
    },
    "numbered list": {
      pattern: /^1[.)]\p{L}{2}[^\n]*(?=\n2[.)]\p{L}{2})/u,
      message: "“…” has no space after the number, and is shown as text",
      here: "1. and a space",
    },
    "no-break space": {
      pattern: new RegExp(`^(#{1,6}|[-*+]|\\d{1,3}[.)])[${oddSpaces}]+([^\\n]*)`),
      message: "“…” has a no-break or wide space after the mark, and is shown as text",
      here: { write: "$1 $2", say: "$1 and a plain space" },
    },
    "invisible character": {
      pattern:
        /(?<=^|\n)[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+((?:#{1,6}|[-*+]|\d{1,3}[.)]|>|:::|`{3}|~{3}|\|)[^\n]*)/,
      message: "“$1” has an invisible character before it, and is shown as text",
      here: { write: "$1", say: "the line without that character" },
    },
    bullets: {
      pattern: /^([•◦▪‣●–])[ \t\u00a0]+[^\n]*(?=\n[•◦▪‣●–][ \t\u00a0])/u,
      message: noList,
      here: "- and a space for each item",
    },
    table: {
      pattern: /^\|[^\n]*\|[^\n|]*\|[ \t]*\n[ \t>]*\|[^\n]*\|[ \t]*(?=\n|$)/,
      message: "these lines are not a table, and are shown as text",
      here: "a second line with as many columns as the first: | --- | --- |",
    },
  },
  mistake,
);

/** Mistakes at the end of a heading. */
export const atHeadingEnd = constructs(
  {
    "id of a heading": {
      marks: ["{#", "{ #"],
      pattern:
        /(?<!\{)\{\s*#(?!(?:if|each|await|key|snippet)\b)(?![^{}]*[.=])(?:[^{}\n]*\s[^{}\n]*\}|[^{}\n]*)\s*$/,
      message: "“…” is not a valid heading id, and is shown as text",
      here: {
        write: ([written]) => {
          const [, id] = /^\{\s*#([^\s{}#]+)\s*\}?\s*$/.exec(written) ?? [];
          return id === undefined ? undefined : `{#${id}}`;
        },
        say: "{#id}: a word without spaces, and “}” at its end",
      },
    },
  },
  mistake,
);

/** Anywhere in a text. */
export const inText = constructs(
  {
    "dash in a comment": {
      marks: ["<!–", "<!—", "<!-"],
      pattern: /<!(?:[–—]|-(?!-))/g,
      message: "“…” does not start a comment, and is shown as text",
      here: "<!-- … -->, with two hyphens on each side",
    },
    "unclosed comment": {
      marks: ["<!--"],
      pattern: /<!--/g,
      message: "this comment has no --> in its paragraph, and is shown as text",
      here: "--> at its end; a comment with blank lines starts on a line of its own",
    },
    "address without a scheme in angle brackets": {
      marks: ["<www."],
      pattern: /<(www\.[^\s<>]{1,300})>/g,
      message: "“…” is not a link, and is shown as text",
      here: { write: "<https://$1>" },
    },
    "character reference": {
      marks: ["&nbsp", "&copy", "&mdash", "&ndash", "&hellip", "&trade", "&reg"],
      pattern: /(?<![\w=&?/])&(?:nbsp|copy|mdash|ndash|hellip|trade|reg)(?![\w;=])/g,
      message: "“…” has no semicolon, and is shown as text",
      here: { write: "$0;" },
    },
    "wrong encoding": {
      marks: ["â€", "Ã"],
      pattern: /â€[™œ¦“”˜]|Ã[©¨¼¶¤±³¡]/g,
      message: "“…” is a garbled character: the text was read in the wrong encoding",
      here: "the character itself, such as ’ or é",
    },
    bold: {
      marks: ["**"],
      // Marks behind a text that starts with others are the end of that text.
      pattern:
        /(?<![\w*/\\])\*\*(?<!\*\*(?=[^\s*])[^*\n]*[^\s*(]\*\*)(?!\w*(?:args|opts|options)\b)(?![\s*/])([^*\n`]*[^*\n`\s])\s+\*\*(?![*\p{L}\p{N}])/gu,
      message: "“…” has a space before its end, and shows its asterisks",
      here: { write: "**$1**" },
    },
    "bold before a word": {
      marks: ["**"],
      pattern:
        /(?<![\w*/\\])\*\*(?<!\*\*(?=[^\s*])[^*\n]*[^\s*(]\*\*)(?!\w*(?:args|opts|options)\b)(?![\s*/])([^*\n`]*[^*\n`\s])\s+\*\*(?=[\p{L}\p{N}])/gu,
      message: "“…” has a space before its end, and shows its asterisks",
      here: { write: "**$1** ", say: "**$1** and a space" },
    },
    "spaced bold": {
      marks: ["** ", "**\t"],
      // Powers have a number or a single letter between their marks.
      pattern:
        /(?<![^\s(])\*\*[ \t]+(?![ \t])((?=[^*\n]*\p{L}{2})[^*\n`]*[^*\n`\s])[ \t]+\*\*(?=[\s\p{P}]|$)/gu,
      message: "“…” has spaces inside the asterisks, and shows them",
      here: { write: "**$1**" },
    },
    conflict: {
      // A line of equals signs below it makes a heading of what Git leaves.
      marks: ["<<<<<<< "],
      pattern: /^<{7} \S+/g,
      message: "“…” is left from a merge conflict in Git",
      here: "one of the two texts, without the lines <<<<<<<, ======= and >>>>>>>",
    },
  },
  mistake,
);
