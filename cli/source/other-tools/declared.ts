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
  "the end of a line of Obsidian": { pattern: /(?<=[^\s\\])(?=\n[ \t>]*[^\s>])/g, here: { write: "\\" } },
} satisfies Readonly<Record<string, Pick<Construct, "pattern" | "here">>>;

export type Declared = keyof typeof declared;

/** In a note of Obsidian: wiki links and embeds, tags, inline footnotes, and the id of a block at the end of a paragraph. */
export const inNote =
  /(?<!\\)(!?)\[\[([^[\]\n]+)\]\]|(?<![^\s>])#(?=[^\s#]*[\p{L}_/-])([\p{L}\p{M}\p{N}\p{Extended_Pictographic}_/-]+)|(?<!\\)\^\[([^[\]\n]+)\]|(?<!\S)\^([A-Za-z0-9-]+)[ \t]*(?=\n?$)/gu;

/** A file of a tool that a page shows, or a part of it. The first group is what is before each line. */
export const includes = {
  VitePress: /()<!--\s*@include:\s*(.*?)\s*-->/g,
  MkDocs: /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm,
  mdBook: /()(\\)?\{\{\s*#(include|rustdoc_include|playground|playpen|title|template)\s+([^{}\n]+?)\s*\}\}/g,
};
