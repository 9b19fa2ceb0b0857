/** Syntax of other tools where a block, a heading or a link starts or ends. A new one is an entry here. */
import { alertFor } from "./alert-names.ts";
import type { Construct } from "./construct.ts";
import { noteFor, noteNames } from "./note-names.ts";

const note = (name: string): string => `:::${noteFor(name) ?? "note"} … :::`;
const noteKinds = noteNames.join("|");

export const blockConstructs: readonly Construct[] = [
  {
    is: "not an alert of GitHub",
    marks: ["[!"],
    at: "quotation",
    pattern: /^\[!(?!(?:note|tip|important|warning|caution)\][ \t]*(?:\n|$))([a-z]+)\][+-]?/i,
    expected: alertFor,
  },
  {
    is: "an alert of GitHub without a text below it",
    marks: ["[!"],
    at: "alone",
    pattern: /^\[!(?:note|tip|important|warning|caution)\]\s*$/i,
    expected: () => "> before each line of its text, without a blank line between them",
  },
  {
    is: "an admonition of MkDocs",
    marks: ["!!!", "???"],
    at: "start",
    pattern: new RegExp(
      `^(?:!!!|\\?\\?\\?\\+?) +(${noteKinds})(?: +inline)?(?: +end)?(?: +"[^"\\n]*")? *(?=\\n|$)`,
      "i",
    ),
    expected: note,
  },
  {
    is: "a directive of reStructuredText",
    marks: [".. "],
    at: "start",
    pattern: /^\.\. ([a-z][\w-]*)::/,
    expected: (name) => (noteFor(name) ? note(name) : "Markdown or a directive of three colons"),
  },
  {
    is: "a tab of MkDocs",
    marks: ["=== "],
    at: "start",
    pattern: /^===[+!]? "[^"\n]+"/,
    expected: () => "::::tabs … :::: around :::tab[Label] … :::",
  },
  {
    is: "the mark for a table of contents",
    marks: ["[toc", "[TOC", "[[toc", "[[TOC", "[[_TOC", "[Toc"],
    at: "start",
    pattern: /^\[{1,2}_?toc_?\]{1,2} *$/i,
    expected: () => "nothing: “On this page” lists the headings automatically",
  },
  {
    is: "an attribute list after a heading",
    marks: ["{"],
    at: "end",
    pattern:
      /\{(?!#[^\s{}]+\}\s*(?:\{#[^\s{}]+\}\s*)*$)(?=[^{}\n]*(?:\.[a-z]|=))(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[\s}]))))+\s*\}\s*$/i,
    expected: () => "{#id} alone, or nothing",
  },
  {
    is: "an attribute list after a link or an image",
    marks: [")", "]"].map((end) => `${end}{`),
    at: "after",
    pattern: /^\{:?(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[\s}]))))+\s*\}/,
    expected: () => 'HTML with these attributes, such as <span lang="fr">…</span>',
  },
  {
    is: "a snippet of VitePress",
    marks: ["<<<"],
    at: "start",
    pattern: /^<<< *(?:@\/|\.{1,2}\/|[\w/-]+\.\w)/,
    expected: () => "::include{file=…}",
  },
  {
    is: "a snippet of MkDocs",
    marks: ["8<"],
    at: "start",
    pattern: /^-{1,}8<-{1,} *(?:["'].*)?(?=\n|$)/,
    expected: () => "::include{file=…}",
  },
  {
    is: "a formula",
    marks: ["$$"],
    at: "start",
    pattern: /^\$\$(?!\$)(?:[^$]+\$\$\s*$|[ \t]*(?=\n|$))/,
    expected: () => "$$ above and $$ below the formula, or `code`",
  },
  {
    is: "a grid table of Pandoc or reStructuredText",
    marks: ["-+", "=+"],
    at: "start",
    pattern: /^\+(?:[-=]{3,}\+){2,}[ \t]*(?=\n[|+])/,
    expected: () => "| cells | between | pipes |, and | --- | --- | --- | as the second line",
  },
  {
    is: "an abbreviation of other tools",
    marks: ["*["],
    at: "start",
    pattern: /^\*\[[^\]\n]+\]:\s/,
    expected: () => ':term[…] with a glossary.yml, or <abbr title="…">',
  },
  {
    is: "a page break",
    marks: ["\\newpage", "\\pagebreak", "\\clearpage"],
    at: "start",
    pattern: /^\\(?:newpage|pagebreak|clearpage)\s*$/,
    expected: () => "nothing: web pages have no page breaks",
  },
  {
    is: "a macro of AsciiDoc",
    marks: ["::"],
    at: "start",
    pattern: /^(?:include|image|video)::[^\s[\]]+\[[^\]\n]*\]$/,
    expected: () => "::include{file=…}, or ![text](picture.png)",
  },
  {
    is: "a heading of AsciiDoc or MediaWiki",
    marks: ["= "],
    at: "start",
    pattern: /^={1,6}[ \t]+(?=\p{L})[^\n]*(?:$|(?=\n:[\w-]+:))/u,
    expected: () => "# for the title, ## for a section",
  },
  {
    is: "a table of AsciiDoc",
    marks: ["|==="],
    at: "start",
    pattern: /^\|={3,}[ \t]*(?=\n|$)/,
    expected: () => "| cells | between | pipes |, and | --- | --- | --- | as the second line",
  },
  {
    is: "a heading of Textile or Jira",
    marks: ["h1. ", "h2. ", "h3. ", "h4. "],
    at: "start",
    pattern: /^h[1-6]\.[ \t]+(?=\S)/,
    expected: () => "## and a space",
  },
  {
    is: "a macro of Jira or Confluence",
    marks: ["{code", "{noformat", "{info", "{note", "{warning", "{tip", "{panel", "{quote", "{expand"],
    at: "start",
    pattern:
      /^\{(code|noformat|info|note|warning|tip|panel|quote|expand)(?::[^{}\n]{0,300})?\}(?=[\s\S]*\{\1\})/,
    expected: (name) =>
      noteFor(name)
        ? note(name)
        : name === "code" || name === "noformat"
          ? "a fence of three backticks"
          : "Markdown, or a directive such as :::note",
  },
  {
    is: "a shortcode of WordPress",
    marks: ["[caption", "[gallery", "[audio", "[video", "[embed", "[playlist"],
    at: "start",
    pattern:
      /^\[(caption|gallery|audio|video|embed|playlist)(?:[ \t]+[\w-]+=[^\]\n]{0,300}\]|\](?=[^\n]*\[\/\1\]))/,
    expected: () => "Markdown: ![text](picture.png), ::video or ::embed",
  },
  {
    is: "an import of other tools",
    marks: ['@import "', "@import '"],
    at: "start",
    pattern: /^@import ["'][^"'\n]+["'] *(?=\n|$)/,
    expected: () => "::include{file=…}",
  },
  {
    is: "a task state of Obsidian",
    marks: ["[>] ", "[<] ", "[/] ", "[-] ", "[!] ", "[?] "],
    at: "start",
    pattern: /^\[[<>/!?-]\] +(?=\S)/,
    expected: () => "[ ] for open tasks, [x] for those that are done",
  },
  {
    is: "a keyword line of Org",
    marks: ["#+"],
    at: "start",
    pattern: /^#\+(?:begin_\w+|title:|include:|author:)/i,
    expected: () => "Markdown, and front matter for the title",
  },
  {
    is: "a fenced div of Pandoc or Quarto",
    marks: ["{."],
    at: "start",
    pattern: /^:{3,} *\{(?:[^{}\n]*\s)?\.([\w-]+)[^{}\n]*\} *(?=\n|$)/,
    expected: (name) =>
      noteFor(name.replace("callout-", "")) ? note(name.replace("callout-", "")) : ":::note … :::",
  },
  {
    is: "a block of Python-Markdown",
    marks: ["/// "],
    at: "start",
    pattern: new RegExp(
      `^/{3,} +(${noteKinds}|details|tab|html|admonition|caption|define)(?: \\|[^\\n]*)? *(?=\\n|$)`,
      "i",
    ),
    expected: (name) => (name === "tab" ? "::::tabs … :::: around :::tab[Label] … :::" : note(name)),
  },
  {
    is: "a formula of LaTeX",
    marks: ["\\begin{"],
    at: "start",
    pattern:
      /^\\begin\{((?:equation|align|gather|multline|eqnarray|displaymath|math)\*?)\}(?=[\s\S]*\\end\{\1\})/,
    expected: () => "$$ above and $$ below the formula, or `code`",
  },
  {
    is: "an attribute list after a block",
    marks: ["\n{."],
    at: "start",
    pattern: /^\{(?:\s*\.[\w-]+)+\s*\}$/,
    expected: () => 'HTML with these attributes, such as <div class="…">',
  },
];
