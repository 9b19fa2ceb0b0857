/** What other tools read as syntax and this one shows as text, and what to write instead. A new one is an entry here. */
import { noteFor, noteNames } from "./note-names.ts";

export type Construct = {
  /** What it is, for the finding: “an alert of GitHub”. */
  is: string;
  /** A page without any of these has none of it, and is not searched. */
  marks: readonly string[];
  /** At the start of a paragraph or of a quotation, at the end of a heading, after a link or picture; else anywhere in text. */
  at?: "start" | "quotation" | "end" | "after";
  /**
   * Sees the source of a paragraph, a heading or a cell; a match counts if it starts in text. One that is tried anywhere looks no
   * further than some hundred characters: a text may begin it again and again, and never end it.
   */
  pattern: RegExp;
  /** `named` is what the pattern's first group holds, in lower case. */
  expected(named: string): string;
};

const note = (name: string): string => `:::${noteFor(name) ?? "note"} … :::`;
const noteKinds = noteNames.join("|");
const keys =
  "ctrl|cmd|command|alt|option|shift|meta|win|enter|esc|escape|tab|space|del|delete|backspace|f\\d+";
/** Attributes of C++, which are written like links of a wiki. */
const attributes = "nodiscard|maybe_unused|deprecated|fallthrough|likely|unlikely|noreturn|no_unique_address";
const roles =
  "ref|doc|numref|term|math|eq|abbr|download|class|func|meth|mod|attr|file|guilabel|py:\\w+|cite\\w*";

export const constructs: readonly Construct[] = [
  {
    is: "an alert of GitHub or a callout of Obsidian",
    marks: ["[!"],
    at: "quotation",
    pattern: /^\[!([a-z]+)\][+-]?/i,
    expected: note,
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
    is: "a tag of Liquid or Jinja",
    marks: ["{%"],
    pattern: /(?<!\{)\{%-?\s*[a-z]\w*\b[^%\n]{0,300}%\}/gi,
    expected: () => "Markdown, a directive such as :::note, or ::include{file=…}",
  },
  {
    is: "a shortcode of Hugo",
    marks: ["{{<", "{{%"],
    pattern: /\{\{[<%]\s*\/?[\w./-]+/g,
    expected: () => "Markdown, a directive such as :::note, or ::include{file=…}",
  },
  {
    is: "an expression of a template",
    marks: ["{{"],
    pattern: /(?<!\{)\{\{-?\s*\$?[a-z_]\w*(?:\.\w+|\s*\|\s*\w+|\()[^{}\n]{0,300}\}\}/gi,
    expected: () => "{{name}}, with the name in variables.yml, or `code` where the braces are meant",
  },
  {
    is: "the mark for a table of contents",
    marks: ["[toc", "[TOC", "[[toc", "[[TOC", "[[_TOC", "[Toc"],
    at: "start",
    pattern: /^\[{1,2}_?toc_?\]{1,2} *$/i,
    expected: () => "nothing: “On this page” lists the headings by itself",
  },
  {
    is: "a link of a wiki",
    marks: ["[["],
    pattern: new RegExp(
      `(?<![\\w\\])])!?\\[\\[(?!(?:${attributes}|_?toc_?)\\b)(?=[^\\[\\]\\n]{0,300}\\p{L})([^\\s\\[\\]\\n\`](?:[^\\[\\]\\n\`]{0,300}[^\\s\\[\\]\\n\`])?)\\]\\](?![\\[(])`,
      "giu",
    ),
    expected: () => "[text](page.md), or ![text](picture.png)",
  },
  {
    is: "an attribute list of kramdown",
    marks: ["{:"],
    pattern: /\{:{1,2}\s*(?:[.#][\w-]|[\w-]+=|toc\b|comment\b|nomarkdown\b|options\b)[^}\n]{0,300}\}/g,
    expected: () => "nothing, or an HTML element with class and id",
  },
  {
    is: "the size of a picture as other tools take it",
    marks: ["](", "!["],
    pattern:
      /!\[[^\]\n]{0,300}\]\([^)\s]{1,300}(?: +(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))? +=\d{0,9}%?x?\d{0,9}%?\)/g,
    expected: () => '<img src="picture.png" alt="…" width="300">; without a width, the file’s own counts',
  },
  {
    is: "an attribute list after a heading",
    marks: ["{"],
    at: "end",
    pattern:
      /\{(?!#[^\s{}]+\}\s*(?:\{#[^\s{}]+\}\s*)*$)(?=[^{}\n]*(?:[.#][a-z]|=))(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[\s}]))))+\s*\}\s*$/i,
    expected: () => "{#id} alone, or nothing",
  },
  {
    is: "an attribute list after a link or a picture",
    marks: [")", "]"].map((end) => `${end}{`),
    at: "after",
    pattern: /^\{:?(?:\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+(?=[\s}]))))+\s*\}/,
    expected: () => 'HTML with these attributes, such as <img src="picture.png" alt="…" width="300">',
  },
  {
    is: "a span with attributes of Pandoc",
    marks: ["]{."],
    pattern: /(?<!\w)\[[^[\]\n]{1,300}\]\{\.[\w-][^{}\n]{0,300}\}/g,
    expected: () => '<span class="…">…</span>',
  },
  {
    is: "a highlighted text of other tools",
    marks: ["=="],
    pattern: /(?<![=\w<>!:+*/-])==(?![\s=>])[^=\n`]{0,300}[^=\s`<>!](?<!\\)==(?![=\w])/g,
    expected: () => "<mark>…</mark>",
  },
  {
    is: "a superscript of other tools",
    marks: ["^"],
    pattern: /(?<=[a-z0-9)])\^([a-z0-9+-]{1,6})\^(?![\w^])/gi,
    expected: (text) => `<sup>${text}</sup>`,
  },
  {
    is: "an inline footnote of Pandoc",
    marks: ["^["],
    pattern: /(?<=[\p{L}\p{N}.,;)!?”"])\^\[(?=[^\]\n]{0,300}\s)[^\]\n]{0,300}\]/gu,
    expected: () => "[^1], and [^1]: with the text below",
  },
  {
    is: "an icon of Material for MkDocs",
    marks: [":octicons-", ":material-", ":fontawesome-", ":simple-"],
    pattern: /(?<![\w:]):(?:octicons|material|fontawesome|simple)-[\w-]+:/g,
    expected: () => "a picture, an SVG drawing, or nothing",
  },
  {
    is: "an emoji by its name on GitHub",
    marks: [":"],
    pattern:
      /(?<![\w:]):(?:rocket|warning|tada|smile|bulb|sparkles|white_check_mark|heavy_check_mark|information_source|construction|memo|fire|bug|zap|boom|point_right|wave|eyes|books?|lock|gear|hammer_and_wrench|package|thumbsup|\+1):(?![\w:])/g,
    expected: () => "the character itself, such as 🚀",
  },
  {
    is: "an embedded video or snippet of other tools",
    marks: ["@["],
    pattern:
      /(?<!\w)@\[(?:youtube|vimeo|video|osf|prezi|vine|bilibili|codepen|slideshare|code)\b[^\]\n]{0,300}\]\(/gi,
    expected: () => "a link to the video, or ::include{file=…} for code",
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
    is: "a role of reStructuredText or MyST",
    marks: [":`", "}`"],
    pattern: new RegExp(`(?<![\\w:]):(?:${roles}):(?=\`)|(?<!\\w)\\{(?:${roles}|sub|sup|kbd)\\}(?=\`)`, "g"),
    expected: () => "a link, or `code`",
  },
  {
    is: "a comment of Obsidian",
    marks: ["%%"],
    pattern: /(?<![%\w])%%(?:[^\s%](?:[^%\n]{0,300}[^\s%])?|[ \n][^%]{0,1000}\s)%%(?![%\w])/g,
    expected: () => "<!-- … -->",
  },
  {
    is: "a formula",
    marks: ["$$"],
    at: "start",
    pattern: /^\$\$(?!\$)(?:[^$]+\$\$\s*$|[ \t]*(?=\n|$))/,
    expected: () => "the formula in words, in `code`, or as a picture (SVG)",
  },
  {
    is: "a key of MkDocs",
    marks: ["++"],
    pattern: new RegExp(`(?<![+\\w])\\+\\+(?:${keys})(?:\\+[\\w-]+)*\\+\\+(?![+\\w])`, "gi"),
    expected: () => "<kbd>Ctrl</kbd>",
  },
  {
    is: "a definition list",
    marks: ["\n: ", "\n:\t"],
    at: "start",
    pattern: /^[^\n|]+\n:[ \t]{1,3}\S/,
    expected: () => "<dl>, <dt> and <dd>, or a list with the term in bold",
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
    expected: () => "nothing: a page of the web has no pages",
  },
  {
    is: "a macro of AsciiDoc",
    marks: ["::"],
    at: "start",
    pattern: /^(?:include|image|video)::[^\s[\]]+\[[^\]\n]*\]$/,
    expected: () => "::include{file=…}, or ![text](picture.png)",
  },
  {
    is: "BBCode",
    marks: ["[/"],
    pattern: /\[(b|i|u|s|url|img|code|quote|color|size)(?:=[^\]\n]{0,300})?\][^\n]{0,300}?\[\/\1\]/gi,
    expected: () => "Markdown: **bold**, *italic*, [text](address)",
  },
  {
    is: "an include of mdBook or Markdown-Include",
    marks: ["{{#", "{!"],
    pattern: /\{\{#(?:include|playground|rustdoc_include)\s+[^{}\n]+\}\}|\{!\s*[\w./-]+\.\w+\s*!\}/g,
    expected: () => "::include{file=…}",
  },
  {
    is: "an import of other tools",
    marks: ['@import "', "@import '"],
    at: "start",
    pattern: /^@import ["'][^"'\n]+["'] *(?=\n|$)/,
    expected: () => "::include{file=…}",
  },
  {
    is: "the id of a block of Obsidian",
    marks: [" ^", "\n^"],
    pattern: /(?<=[^\s`]\s)\^[a-z0-9][a-z0-9-]{3,}\s*$/gi,
    expected: () => "a heading with an id above it: ## Heading {#id}",
  },
  {
    is: "the state of a task of Obsidian",
    marks: ["[>] ", "[<] ", "[/] ", "[-] ", "[!] ", "[?] "],
    at: "start",
    pattern: /^\[[<>/!?-]\] +(?=\S)/,
    expected: () => "[ ] for open tasks, [x] for those that are done",
  },
  {
    is: "a formula in a line",
    marks: ["$"],
    pattern:
      /(?<![\w$\\])\$(?=[^$\n`]*(?:\\(?:frac|sqrt|sum|int|alpha|beta|gamma|delta|lambda|mu|pi|sigma|theta|infty|cdot|times|leq?|geq?|neq?|in|to|mathbb|mathrm|text)\b|\^\{))[^\s$`](?:[^$\n`]*[^\s$`\\])?\$(?![\w$])/g,
    expected: () => "the formula in words, in `code`, or as a picture (SVG)",
  },
  {
    is: "a keyword line of Org",
    marks: ["#+"],
    at: "start",
    pattern: /^#\+(?:begin_\w+|title:|include:|author:)/i,
    expected: () => "Markdown, and front matter for the title",
  },
];
