/** Syntax of other tools in code, comments, pictures and addresses, and of MDX. */
import { constructs } from "./construct.ts";
import { noteFor, noteNames } from "./names.ts";

const noImport = "Markdown and directives, which need no import";

/** In a line of a code block. */
export const inCode = constructs(
  {
    "a mark of VitePress or Shiki": {
      marks: ["[!code"],
      pattern: /\[!code word:[^\]]*\]/,
      here: "[!code highlight], for the whole line",
    },
    "a comment of Docusaurus": {
      marks: ["highlight-"],
      pattern:
        /^\s*(?:\/\/|#|\/\*|<!--|--|;|\{\/\*|%|REM )\s*(?<written>highlight-(?:next-line|start|end))\b/,
      here: "{2,4-6} after the language, to highlight lines",
    },
    "a snippet of MkDocs": {
      marks: ["8<--"],
      pattern: /^\s*-{1,}8<-{1,} +["'].*/,
      here: "::include{file=…} instead of the block",
    },
  },
  { becomes: "is shown in the code" },
);

/** The language of a code block. */
export const asLanguage = constructs({
  "a diagram of PlantUML": {
    marks: ["uml", "UML"],
    pattern: /^(?:plantuml|puml)$/i,
    message: "this PlantUML diagram is not drawn: its source is shown as code",
    here: "an image of the diagram (SVG), or the language “text” to show its source",
  },
});

/** A language that does not exist: the group `language` is one that may. */
export const inLanguage = constructs({
  "a note of MyST": {
    pattern: new RegExp(`^\\{\\s*\\.?(${noteNames})(?![\\w#+-])[^}]*\\}?$`, "i"),
    here: (name) => `:::${noteFor(name)} … :::`,
  },
  "a language in braces of R Markdown or Pandoc": {
    pattern: /^\{\s*\.?(?<language>[\w#+-]+)[^}]*\}?$/,
    here: { write: "$1" },
  },
  "a language with an option of rustdoc or mdBook": {
    pattern: /^(?<language>[\w#+-]+?),.+$/,
    here: { write: "$1" },
  },
  "a language with line numbers of VitePress": {
    pattern: /^(?<language>[\w#+-]+?):line-?numbers$/i,
    here: { write: "$1 showLineNumbers" },
  },
  "a language with a title of other tools": {
    pattern: /^(?<language>[\w#+-]+?):(.+)$/,
    here: { write: '$1 title="$2"' },
  },
});

/** A word after the language of a code block. */
export const asFenceWord = constructs({
  "a word to highlight of Shiki": {
    pattern: /^\/.+\/$/,
    message: "“…” has no effect: only whole lines can be highlighted",
    here: "{2,4-6} to highlight lines",
  },
  "a title in brackets of VitePress": {
    pattern: /^\[(.+)\]$/,
    message: "“…” has no effect here",
    here: { write: 'title="$1"' },
  },
});

/** A comment of HTML. */
export const asComment = constructs(
  {
    "the end of an excerpt": {
      marks: ["<!--"],
      pattern: /^\s*<!--\s*(?:more|excerpt)\b[^\n]*-->/i,
      here: { write: "<!-- truncate -->" },
    },
    "an include": {
      marks: ["<!--"],
      pattern: /^\s*<!--\s*(?:@include:|snippet:|include:?\s)[^\n]*-->/i,
      here: "::include{file=…}",
    },
  },
  { message: "“…” is a comment for another tool, and has no effect here" },
);

/** An image, written as `![alt](src)`. */
export const asImage = constructs({
  "an image size of Obsidian": {
    becomes: "becomes part of the alt text here",
    marks: ["|"],
    pattern: /^!\[([^\n]*?)(?<written>\| *(\d{1,4})(?:x\d{1,4})?)\]\((.*)\)$/s,
    here: { write: "![$1]($4){width=$3}" },
  },
});

/** Text that is struck through between single tildes, directly behind a letter. */
export const asStruckText = constructs({
  "a subscript of other tools": {
    becomes: "is struck through",
    marks: ["~"],
    pattern: /^~([\w+-]{1,6})~$/,
    here: { write: "<sub>$1</sub>", say: "<sub>$1</sub>, or ~~$1~~ for strikethrough" },
  },
});

/** An address in angle brackets, or one that is recognised without them. */
export const asAddress = constructs({
  "a link as in Slack": {
    becomes: "its text is part of its address here",
    rule: "link-is-well-formed",
    marks: ["|"],
    pattern: /^<?(?<written>(https?:\/\/[^|>]{1,300})\|([^>]{1,300}))>?$/i,
    here: { write: "[$3]($2)" },
  },
});

/** The first line of a paragraph, which starts a text. */
export const asStatement = constructs(
  {
    import: {
      pattern: /^import\s+(["']|.*\sfrom\s*["'])/,
      message: "this MDX import is shown as text",
      here: noImport,
    },
    export: {
      pattern: /^export\s+(default|const|let|var|function|class|async|\{|\*)/,
      message: "this MDX export is shown as text",
      here: noImport,
    },
  },
  { rule: "markdown-is-not-mdx" },
);

/** Anywhere in a text as it is shown, also where a backslash was before it. */
export const inShownText = constructs(
  {
    "a comment of MDX": {
      pattern: /\{\/\*/,
      message: "this MDX comment is shown as text",
      here: "<!-- … -->",
    },
    "an expression of MDX": {
      pattern: /(?<![{$\w])\{(?:props|frontMatter|siteConfig|metadata)\.[\w.]{1,100}\}(?!\})/,
      message: "this MDX expression is shown as text",
      here: "{{name}}, with the name in variables.yml, or `code` for literal braces",
    },
  },
  { rule: "markdown-is-not-mdx" },
);
