/** Syntax of lines and blocks that an import rewrites where the old site declares it, or its tool has it. The groups are what the new text is made from. */

/** What is before a block: spaces, and marks of quotations and items. */
const before = /[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/.source;

/** All of a line. */
export const lines = {
  // The indentation, the sign, the types, the title.
  "an admonition of MkDocs": /^([ \t]*)(!!!|\?\?\?\+?) *([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/,
  // The indentation, a sign that begins another group, the label.
  "a tab of MkDocs": /^([ \t]*)===([!+]?) +"(.*)" *$/,
  "a block of mkdocstrings": /^([ \t]*)::: +([\w.]+) *$/,
  "an abbreviation of other tools": /^\*\[([^\]\n]+)\]:[ \t]*(.+)$/,
  // A semicolon before a mark shows it.
  "a shown snippet of MkDocs": /^([ \t>]*);(?=-+8<-+)/,
  "the start or the end of a section of MkDocs": /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/,
  "the start or the end of a part of mdBook": /(ANCHOR(?:_END)?):\s*([\w-]+)/,
  "an attribute list of kramdown": /^[ \t>]*\{:(?!:|\/)\s*([^{}]*)\}\s*$/,
  "attributes of a block of Goldmark": /^([\s>]*)\{(?:\s*[.#][\w-]+|\s*[\w-]+=(?:"[^"]*"|[\w-]+))+\s*\}\s*$/,
  "attributes of a heading": new RegExp(`^(${before}#{1,6}\\s.*?)\\s*\\{([^{}]*)\\}\\s*$`),
  // What is before it, the colons, the name, the title.
  "a container of VitePress": new RegExp(`^(${before})(:{3,})\\s*([\\w-]*)\\s*(.*)$`),
  "a snippet of VitePress": new RegExp(`^(${before})<<<\\s*(\\S.*?)\\s*$`),
  // What is before its name, the name, its label and attributes, the title.
  "a block of Docusaurus":
    /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*:{3,})[ \t]*([A-Za-z][\w-]*)((?:\[.*\])?(?:\{[^}]*\})?)(?:[ \t]+(\S.*?))?[ \t]*$/,
  "a comment of Docusaurus":
    /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--|%|;|rem\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i,
} satisfies Readonly<Record<string, RegExp>>;

/** At the start of a quotation: the kind, whether it is folded, the title. */
export const callout = /^\s*\[!([^\]|\n]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*([^\n]*)(?:\n|$)/;

/** Behind a link, a picture or other text, as markdown-it-attrs reads it. */
export const attributesBehind = /^\{(?:[.#]|[\w-]+=|\w+\})[^{}\n]*\}/;

/** Tags that open and close, anywhere in a text. */
export const tags = {
  // The mark, a name in a comment, which is shown, the slash, the name, the values, the slash of one that is closed at once.
  Hugo: /\{\{([<%])\s*(?:\/\*((?:(?!\{\{)[\s\S])*?)\*\/|(\/?)\s*([\w./-]+)((?:"(?:\\.|[^"\\])*"|`[^`]*`|(?!\{\{)[^"`])*?)(\/?))\s*[%>]\}\}/g,
  // The text of `raw`, an output, the name of a tag and its values.
  Jekyll:
    /\{%-?\s*(raw)\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}|\{\{-?([\s\S]*?)-?\}\}|\{%-?\s*(\w+)([\s\S]*?)-?%\}/g,
};

/** What shows nothing, over several lines. */
export const unseen = {
  kramdown:
    /\{::comment\}[\s\S]*?\{:\/(?:comment)?\}|\{::\/?(?:nomarkdown|options)\b[^}]*\}|\{:\/(?:nomarkdown|options)?\}/g,
  // The start or the end of a comment.
  Obsidian: /%%/g,
};

/** A file of a tool that a page shows, or a part of it. The first group is what is before each line. */
export const includes = {
  VitePress: /()<!--\s*@include:\s*(.*?)\s*-->/g,
  MkDocs: /^([ \t>]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm,
  mdBook: /()(\\)?\{\{\s*#(include|rustdoc_include|playground|playpen|title|template)\s+([^{}\n]+?)\s*\}\}/g,
};
