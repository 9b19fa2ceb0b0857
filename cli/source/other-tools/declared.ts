/**
 * Syntax in the text of a page that an import rewrites where the old site declares it, or its tool has it: looser than in a text of which nothing is known.
 * Without a replacement here, what is around the match decides.
 */
import { get } from "node-emoji";
import type { Construct } from "./construct.ts";
import { ownIcon } from "./icons.ts";

const byContext = { write: () => undefined, say: "" };
const icon = /:(?:material|octicons|fontawesome|simple|custom)-[\w-]+:/.source;

export const namedIcon = new RegExp(icon, "g");

export const declared = {
  // An address may end right before it.
  "the GitHub name of an emoji": {
    pattern: /(?<![\w:/]):[\w+-]+:(?![\w:])/g,
    here: { write: ([name]: RegExpExecArray) => get(name) ?? get(name.replaceAll("-", "_")), say: "" },
  },
  "an icon of Material for MkDocs": {
    pattern: new RegExp(`(?<![\\w:])${icon}(?:\\{[^{}\\n]*\\})?[ \\t]*`, "g"),
    here: {
      write: ([whole]: RegExpExecArray) => {
        const name = ownIcon(whole.split(":")[1] ?? "");
        return name === undefined ? "" : `:icon[${name}] `;
      },
      say: "",
    },
  },
  // `++ctrl+"K"++`: names of keys, and what is on others.
  "a key of MkDocs": {
    pattern: /(?<![+\w])\+\+((?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*)\+\+(?![+\w])/g,
    here: { write: ([, keys = ""]: RegExpExecArray) => `:kbd[${keys.replaceAll('"', "")}]`, say: "" },
  },
  "a superscript of PyMdown": {
    pattern: /(?<!\^)\^(?![\s^])([^\s^]+)\^(?!\^)/g,
    here: { write: "<sup>$1</sup>" },
  },
  // `{: #id .class key="value" }`, also without the colon.
  "an attribute list of Python-Markdown": {
    pattern:
      /\{:?[ \t]*((?:(?:[.#][\w:.-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|annotate)(?:[ \t]+|(?=\})))+)\}/g,
    here: byContext,
  },
  "an attribute list of kramdown": { pattern: /[ \t]*\{:(?!:)\s*([^{}\n]*)\}/g, here: byContext },
  "a variable of MkDocs": { pattern: /\{\{\s*([\w.]+)\s*\}\}/g, here: byContext },
  "a reference to code of mkdocstrings": {
    pattern: /\[(`[^`\n]+`|[^[\]\n]+)\]\[([\w.: -]*)\]/g,
    here: byContext,
  },
  "an anchor of Material for MkDocs": {
    pattern: /^\[\]\((?:#)?\)\{:?\s*#([\w:.-]+)\s*\}/gm,
    here: { write: '<a id="$1"></a>' },
  },
  "an expression of Vue": { pattern: /\{\{([\s\S]{1,500}?)\}\}/g, here: byContext },
  // The name of a heading may have code in it.
  "a link to a heading of Obsidian": {
    pattern: /(?<![!\\])\[\[([^[\]\n`]*#[^[\]\n]*`[^[\]\n]*)\]\]/g,
    here: byContext,
  },
  "the end of a line of Obsidian": { pattern: /(?<=[^\s\\])(?=\n[ \t>]*[^\s>])/g, here: { write: "\\" } },
} satisfies Readonly<Record<string, Pick<Construct, "pattern" | "here">>>;

export type Declared = keyof typeof declared;

/** In a note of Obsidian: wiki links and embeds, tags, inline footnotes, and the id of a block at the end of a paragraph. */
export const inNote =
  /(?<!\\)(!?)\[\[([^[\]\n]+)\]\]|(?<![^\s>])#(?=[^\s#]*[\p{L}_/-])([\p{L}\p{M}\p{N}\p{Extended_Pictographic}_/-]+)|(?<!\\)\^\[([^[\]\n]+)\]|(?<!\S)\^([A-Za-z0-9-]+)[ \t]*(?=\n?$)/gu;
