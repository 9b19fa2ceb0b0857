/** Syntax of other tools anywhere in a text, which this one shows as text. A new one is an entry here. */
import type { Construct } from "./construct.ts";

const keys =
  "ctrl|cmd|command|alt|option|shift|meta|win|enter|esc|escape|tab|space|del|delete|backspace|f\\d+";
/** Attributes of C++, which are written like links of a wiki. */
const attributes = "nodiscard|maybe_unused|deprecated|fallthrough|likely|unlikely|noreturn|no_unique_address";
const roles =
  "ref|doc|numref|term|math|eq|abbr|download|class|func|meth|mod|attr|file|guilabel|py:\\w+|cite\\w*";

export const textConstructs: readonly Construct[] = [
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
    expected: () => "{{name}}, with the name in variables.yml, or `code` for literal braces",
  },
  {
    is: "a wiki link",
    marks: ["[["],
    pattern: new RegExp(
      `(?<![\\w\\])])!?\\[\\[(?!(?:${attributes}|_?toc_?)\\b)(?=[^\\[\\]\\n]{0,300}\\p{L})([^\\s\\[\\]\\n\`](?:[^\\[\\]\\n\`]{0,300}[^\\s\\[\\]\\n\`])?)\\]\\](?![\\[(])`,
      "giu",
    ),
    expected: () => "[text](page.md), or ![text](picture.png)",
  },
  {
    is: "a link of MediaWiki",
    marks: ["[http"],
    pattern: /(?<![\w\]!])\[https?:\/\/[^\s[\]|]{1,300}[ \t]{1,20}[^[\]\n]{1,300}\](?![([:])/g,
    expected: () => "[text](https://…)",
  },
  {
    is: "a link of Jira",
    marks: ["|http", "|mailto:"],
    pattern: /(?<![\w\]!])\[[^[\]|\n]{1,300}\|(?:https?:\/\/|mailto:)[^\s[\]|]{1,300}\](?![([:])/g,
    expected: () => "[text](https://…)",
  },
  {
    is: "the end of a link of reStructuredText",
    marks: [">`_"],
    pattern: /(?<=>`)__?(?![\w_])/g,
    expected: () => "[text](https://…)",
  },
  {
    is: "a link of AsciiDoc",
    marks: ["link:", "xref:"],
    pattern: /(?<![\w:/-])(?:link|xref):(?!:)[^\s[\]:][^\s[\]]{0,300}\[[^\]\n]{0,300}\]/g,
    expected: () => "[text](page.md)",
  },
  {
    is: "an attribute line of AsciiDoc",
    marks: ["[source,", "[quote,", "[cols=", "[options=", "[%"],
    pattern: /^\[(?:(?:source|quote|verse),|cols=|options=|%\w)[^\]\n]{0,300}\][ \t]*(?=\n|$)/g,
    expected: () => "a fence of three backticks and the language for code, > for a quotation, | for a table",
  },
  {
    is: "bold text of MediaWiki",
    marks: ["'''"],
    pattern: /(?<![\w'])'''(?=[\p{L}\p{N}])[^'\n]{0,300}'''(?![\w'])/gu,
    expected: () => "**bold**",
  },
  {
    is: "an attribute list of kramdown",
    marks: ["{:"],
    pattern: /\{:{1,2}\s*(?:[.#][\w-]|[\w-]+=|toc\b|comment\b|nomarkdown\b|options\b)[^}\n]{0,300}\}/g,
    expected: () => "nothing, or an HTML element with class and id",
  },
  {
    is: "an image size of other tools",
    marks: ["](", "!["],
    pattern:
      /!\[[^\]\n]{0,300}\]\([^)\s]{1,300}(?: +(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))? +=\d{0,9}%?x?\d{0,9}%?\)/g,
    expected: () => "![text](picture.png){width=300}; without a width, its own is used",
  },
  {
    is: "a Pandoc span with attributes",
    marks: ["]{."],
    pattern: /(?<!\w)\[[^[\]\n]{1,300}\]\{\.[\w-][^{}\n]{0,300}\}/g,
    expected: () => '<span class="…">…</span>',
  },
  {
    is: "highlighted text of other tools",
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
    expected: () => "an image, or nothing",
  },
  {
    is: "the GitHub name of an emoji",
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
    is: "a key of MkDocs",
    marks: ["++"],
    pattern: new RegExp(`(?<![+\\w])\\+\\+(?:${keys})(?:\\+[\\w-]+)*\\+\\+(?![+\\w])`, "gi"),
    expected: () => ":kbd[Ctrl+C]",
  },
  {
    is: "inserted text of other tools",
    marks: ["++", "^^"],
    pattern:
      /(?<![+\w])\+\+(?=\p{L}{2})[^+\n`]{0,300}[\p{L}\p{N}.!?]\+\+(?![+\w])|(?<![\^\w])\^\^(?=\S)[^\n`^]{0,300}[^\s^]\^\^(?![\^\w])/gu,
    expected: () => "<ins>…</ins>",
  },
  {
    is: "a helper of mdBook or Handlebars",
    marks: ["{{#", "{{/"],
    pattern: /\{\{[#/](?!include\b|playground\b|rustdoc_include\b)[a-z][^{}\n]{0,300}\}\}/gi,
    expected: () => "Markdown, a directive such as :::note, or ::include{file=…}",
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
    is: "a block id of Obsidian",
    marks: [" ^", "\n^"],
    pattern: /(?:(?<=[^\s`]\s)|^)\^[a-z0-9][a-z0-9-]{3,}\s*$/gi,
    expected: () => "a heading with an id above it: ## Heading {#id}",
  },
  {
    is: "an inline formula of LaTeX",
    marks: ["\\("],
    pattern:
      /(?<!\w)\\\((?=[^\n`]{0,300}?\\\))(?:(?!\\\))[^\n`]){0,300}?(?:\\[A-Za-z]{2}|[\w})][\^_](?:\{|\w\b)| [=<>+] )(?:(?!\\\))[^\n`]){0,300}?\\\)/g,
    expected: () => "$…$",
  },
  {
    is: "a displayed formula of LaTeX",
    marks: ["\\["],
    pattern:
      /(?<!\w)\\\[(?=[^`]{0,300}?\\\])(?:(?!\\\])[^`]){0,300}?(?:\\[A-Za-z]{2}|[\w})][\^_](?:\{|\w\b)|\s=\s)(?:(?!\\\])[^`]){0,300}?\\\]/g,
    expected: () => "$$ above and $$ below the formula",
  },
  {
    is: "an inline formula",
    marks: ["$"],
    pattern:
      /(?<![\w$\\])\$(?=[^$\n`]*(?:\\(?:frac|sqrt|sum|int|alpha|beta|gamma|delta|lambda|mu|pi|sigma|theta|infty|cdot|times|leq?|geq?|neq?|in|to|mathbb|mathrm|text)\b|\^\{))[^\s$`](?:[^$\n`]*[^\s$`\\])?\$(?![\w$])/g,
    expected: () => "$…$ with no space inside the dollars and no letter or digit after them, or `code`",
  },
];
