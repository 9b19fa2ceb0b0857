/** Syntax of other tools where a block, a heading or a link starts or ends. */
import { type Construct, constructs } from "./construct.ts";
import { alertFor, alertKinds, noteFor, noteNames } from "./names.ts";

const note = (name: string): string => `:::${noteFor(name) ?? "note"} … :::`;
const tabs = "::::tabs … :::: around :::tab[Label] … :::";
const include = "::include{file=…}";
const table = "| cells | between | pipes |, and | --- | --- | --- | as the second line";
const alerts = Object.keys(alertKinds).join("|");

/** Classes, ids and values, as in `.wide #id lang="fr"`. */
const attributes = /(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[\s}]))))+\s*/.source;

/** At the start of the first paragraph of a quotation. */
export const atQuotation = constructs({
  "not an alert of GitHub": {
    pattern: new RegExp(`^\\[!(?!(?:${alerts})\\][ \\t]*(?:\\n|$))([a-z]+)\\][+-]?`, "i"),
    here: (name) => {
      const alert = alertFor(name);
      return `> [!${alert.toUpperCase()}] alone on its line, or :::${alertKinds[alert]}[Title] … :::`;
    },
  },
});

/** All of a quotation. */
export const aloneInQuotation = constructs({
  "an alert of GitHub without a text below it": {
    pattern: new RegExp(`^\\[!(?:${alerts})\\]\\s*$`, "i"),
    here: "> before each line of its text, without a blank line between them",
  },
});

/** At the start of a paragraph; each begins with a sign. */
export const atParagraph = constructs({
  "an admonition of MkDocs": {
    pattern: new RegExp(
      `^(?:!!!|\\?\\?\\?\\+?) +(${noteNames})(?: +inline)?(?: +end)?(?: +"[^"\\n]*")? *(?=\\n|$)`,
      "i",
    ),
    isIndented: true,
    here: note,
  },
  "a directive of reStructuredText": {
    pattern: /^\.\. ([a-z][\w-]*)::/,
    here: (name) => (noteFor(name) ? note(name) : "Markdown or a directive of three colons"),
  },
  "a tab of MkDocs": { pattern: /^===[+!]? "[^"\n]+"/, isIndented: true, here: tabs },
  "the mark for a table of contents": {
    pattern: /^\[{1,2}_?toc_?\]{1,2} *$/i,
    here: { write: "", say: "nothing: “On this page” lists the headings automatically" },
  },
  "a snippet of VitePress": { pattern: /^<<< *(?:@\/|\.{1,2}\/|[\w/-]+\.\w)/, here: include },
  "a snippet of MkDocs": { pattern: /^-{1,}8<-{1,} *(?:["'].*)?(?=\n|$)/, namesFile: true, here: include },
  "a formula": {
    pattern: /^\$\$(?!\$)(?:[^$]+\$\$\s*$|[ \t]*(?=\n|$))/,
    here: "$$ above and $$ below the formula, or `code`",
  },
  "a grid table of Pandoc or reStructuredText": {
    pattern: /^\+(?:[-=]{3,}\+){2,}[ \t]*(?=\n[|+])/,
    here: table,
  },
  "an abbreviation of other tools": {
    pattern: /^\*\[[^\]\n]+\]:\s/,
    here: ':term[…] with a glossary.yml, or <abbr title="…">',
  },
  "an import of other tools": { pattern: /^@import ["'][^"'\n]+["'] *(?=\n|$)/, here: include },
  "a task state of Obsidian": {
    pattern: /^\[[<>/!?-]\] +(?=\S)/,
    here: "[ ] for open tasks, [x] for those that are done",
  },
  "a fenced div of Pandoc or Quarto": {
    pattern: /^:{3,} *\{(?:[^{}\n]*\s)?\.(?:callout-)?([\w-]+)[^{}\n]*\} *(?=\n|$)/,
    here: note,
  },
  "a block of Python-Markdown": {
    pattern: new RegExp(
      `^/{3,} +(${noteNames}|details|tab|html|admonition|caption|define)(?: \\|[^\\n]*)? *(?=\\n|$)`,
      "i",
    ),
    here: (name) => (name.toLowerCase() === "tab" ? tabs : note(name)),
  },
  "a formula of LaTeX": {
    pattern:
      /^\\begin\{((?:equation|align|gather|multline|eqnarray|displaymath|math)\*?)\}(?=[\s\S]*\\end\{\1\})/,
    here: "$$ above and $$ below the formula, or `code`",
  },
  "an attribute list after a block": {
    pattern: /^\{(?:\s*\.[\w-]+)+\s*\}$/,
    here: 'HTML with these attributes, such as <div class="…">',
  },
});

/** Constructs at the end of a heading. */
export const atHeadingEnd = constructs({
  "an id of kramdown or Python-Markdown": {
    marks: ["{:"],
    pattern: /\{:(?:[^{}\n]*\s)?\s*#([\w.-]+)(?:\s[^{}\n]*)?\}\s*$/,
    here: { write: "{#$1}" },
  },
  "an attribute list after a heading": {
    marks: ["{"],
    pattern: new RegExp(
      `\\{(?!#[^\\s{}]+\\}\\s*(?:\\{#[^\\s{}]+\\}\\s*)*$)(?=[^{}\\n]*(?:\\.[a-z]|=))${attributes}\\}\\s*$`,
      "i",
    ),
    here: "{#id} alone, or nothing",
  },
});

/** Directly after a link or an image. */
export const afterLink = constructs({
  "a button of Material for MkDocs": {
    pattern: /^\{:?[^{}\n]{0,300}\.md-button\b[^{}\n]{0,300}\}/,
    here: "::button[Label]{to=page.md} on a line of its own",
  },
  "an attribute list after a link or an image": {
    pattern: new RegExp(`^\\{:?${attributes}\\}`),
    here: 'HTML with these attributes, such as <span lang="fr">…</span>',
  },
});

/** Directly below or above a table. */
export const besideTable = constructs({
  "a caption of Pandoc": {
    pattern: /^: +(?=\S)/,
    message: "“:” does not start a caption, and is shown as text",
    here: { write: "Table: ", say: "Table: before the caption" },
  },
});

const unknown = {
  // `@@@ note`, `!!! aside "Title"`
  "a fence":
    /^(?:([@%&+/;^])\1{2,}[ \t]*[a-z][\w-]*(?:[ \t]+["'{[][^\n]*["'}\]])?|([!?+])\2{2,}[ \t]+(?:[a-z][\w-]*[ \t]+)?"[^"\n]+")[ \t]*(?=\n|$)/i,
  // `<#if x>`, `[%name%]`, `{@name x}`
  "a tag with a sign":
    /^(?:<[%#@&]=?[ \t]*[a-z/][^\n<>]*>|\[[%#@&$]=?[ \t]*[a-z/][^\n]*\]|\{[%#@&$]=?[ \t]*[a-z/][^\n]*\})[ \t]*(?=\n|$)/i,
  // `[button url="x"]`
  "a tag with attributes":
    /^[[{]{1,2}[ \t]*[a-z][\w.-]*[ \t](?:[^\n"']*[ \t])?[\w-]+=(?:"[^"\n]*"|'[^'\n]*')[^\n]*[\]}][ \t]*(?=\n|$)/i,
  // `{name}text{/name}`
  "a tag with an end": /^([[{])([a-z][\w-]*)(?![\w-])[^\n[\]{}]{0,300}[\]}](?=[\s\S]*\1\/\2[\]}])/i,
  // `\section{Title}`, `@include('x')`, `[!name x]`
  "a command":
    /^(?:[@\\!%$][a-z][\w-]*\*?(?:\[[^\]\n]*\]|\{[^}\n]*\}|\([^)\n]*\))+|\[![a-z]+[ \t][^\n]*\])[ \t]*(?=\n|$)/i,
};

/**
 * Lines that look like markup of a tool, whichever it is: for what no other table knows. Such a line starts a paragraph, and nothing
 * but the markup is in it.
 */
export const unknownMarkup: readonly Construct[] = Object.entries(unknown).map(([name, pattern]) => ({
  name,
  pattern,
  message: "“…” looks like markup of another tool, and is shown as text",
  here: "Markdown or a directive; for text, `code` or a backslash before it",
}));
