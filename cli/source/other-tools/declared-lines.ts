/** Syntax of lines and blocks that an import rewrites where the old site declares it, or its tool has it. The groups are what the new text is made from. */

/** Spaces, and marks of quotations and items, before a block. */
const before = /[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/.source;

/** All of a line. */
export const lines = {
  // The indentation, the sign, the types, the title.
  mkdocsAdmonition: /^([ \t]*)(!!!|\?\?\?\+?) *([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/,
  // The indentation, a sign that begins another group, the label.
  mkdocsTab: /^([ \t]*)===([!+]?) +"(.*)" *$/,
  mkdocstringsBlock: /^([ \t]*)(::: +[\w.:-]+) *$/,
  abbreviation: /^\*\[([^\]\n]+)\]:[ \t]*(.+)$/,
  // A semicolon before a mark shows it.
  mkdocsShownSnippet: /^([ \t>]*);(?=-+8<-+)/,
  // Its start or its end, in a comment of any language, and its name.
  mkdocsSection: /-+8<-+[ \t]*\[(start|end):([\w-]+)\]/,
  // Its start or its end, and its name.
  mdbookPart: /(ANCHOR(?:_END)?):\s*([\w-]+)/,
  kramdownAttributes: /^[ \t>]*\{:(?!:|\/)\s*([^{}]*)\}\s*$/,
  goldmarkAttributes: /^([\s>]*)\{(?:\s*[.#][\w-]+|\s*[\w-]+=(?:"[^"]*"|[\w-]+))+\s*\}\s*$/,
  headingAttributes: new RegExp(`^(${before}#{1,6}\\s.*?)\\s*\\{([^{}]*)\\}\\s*$`),
  // The text before it, the colons, the name, the title.
  vitepressContainer: new RegExp(`^(${before})(:{3,})\\s*([\\w-]*)\\s*(.*)$`),
  vitepressSnippet: new RegExp(`^(${before})<<<\\s*(\\S.*?)\\s*$`),
  // The text before its name, the name, its label and attributes, the title.
  docusaurusBlock:
    /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*:{3,})[ \t]*([A-Za-z][\w-]*)((?:\[.*\])?(?:\{[^}]*\})?)(?:[ \t]+(\S.*?))?[ \t]*$/,
  docusaurusComment:
    /^\s*(?:\/\/|#|\/\*|\{\/\*|<!--|--|%|;|rem\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/i,
};

/** A callout at the start of a quotation: the kind, whether it is folded, the title. */
export const callout = /^\s*\[!([^\]|\n]+)(?:\|[^\]\n]*)?\]([+-]?)[ \t]*([^\n]*)(?:\n|$)/;

/** An attribute list behind a link, a picture or other text, as markdown-it-attrs reads it. */
export const attributesBehind = /^\{(?:[.#]|[\w-]+=|\w+\})[^{}\n]*\}/;

/** Tags that open and close, anywhere in a text. */
export const tags = {
  // The mark, a name in a comment, which is shown, the slash, the name, the values, the slash of one that is closed at once.
  Hugo: /\{\{([<%])\s*(?:\/\*((?:(?!\{\{)[\s\S])*?)\*\/|(\/?)\s*([\w./-]+)((?:"(?:\\.|[^"\\])*"|`[^`]*`|(?!\{\{)[^"`])*?)(\/?))\s*[%>]\}\}/g,
  // The text of `raw`, an output, the name of a tag and its values.
  Jekyll:
    /\{%-?\s*(raw)\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}|\{\{-?([\s\S]*?)-?\}\}|\{%-?\s*(\w+)([\s\S]*?)-?%\}/g,
};

/** Parts that show nothing, over several lines. */
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
