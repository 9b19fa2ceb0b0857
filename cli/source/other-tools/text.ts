/** Syntax of other tools anywhere in a text. */
import { constructs } from "./construct.ts";
import { ownIcon } from "./icons.ts";

const keys =
  "ctrl|cmd|command|alt|option|shift|meta|win|enter|esc|escape|tab|space|del|delete|backspace|f\\d+";
/** Attributes of C++, which are written like links of a wiki. */
const attributes = "nodiscard|maybe_unused|deprecated|fallthrough|likely|unlikely|noreturn|no_unique_address";
const roles =
  "ref|doc|numref|term|math|eq|abbr|download|class|func|meth|mod|attr|file|guilabel|py:\\w+|cite\\w*";

const directive = "Markdown, a directive such as :::note, or ::include{file=…}";

const emoji: ReadonlyMap<string, string> = new Map(
  [
    "rocket 🚀,warning ⚠️,tada 🎉,smile 😄,bulb 💡,sparkles ✨,white_check_mark ✅,heavy_check_mark ✔️",
    "information_source ℹ️,construction 🚧,memo 📝,fire 🔥,bug 🐛,zap ⚡,boom 💥,point_right 👉,wave 👋",
    "eyes 👀,book 📖,books 📚,lock 🔒,gear ⚙️,hammer_and_wrench 🛠️,package 📦,thumbsup 👍,+1 👍",
  ].flatMap((line) =>
    line.split(",").map((pair): [string, string] => {
      const [name = "", character = ""] = pair.split(" ");
      return [name, character];
    }),
  ),
);

export const inText = constructs({
  "a tag of Liquid or Jinja": {
    marks: ["{%"],
    pattern: /(?<!\{)\{%-?\s*[a-z]\w*\b[^%\n]{0,300}%\}/gi,
    here: directive,
  },
  "a shortcode of Hugo": { marks: ["{{<", "{{%"], pattern: /\{\{[<%]\s*\/?[\w./-]+/g, here: directive },
  "an expression of a template": {
    marks: ["{{"],
    pattern: /(?<!\{)\{\{-?\s*\$?[a-z_]\w*(?:\.\w+|\s*\|\s*\w+|\()[^{}\n]{0,300}\}\}/gi,
    here: "{{name}}, with the name in variables.yml, or `code` for literal braces",
  },
  "a wiki link": {
    marks: ["[["],
    pattern: new RegExp(
      `(?<![\\w\\])])!?\\[\\[(?!(?:${attributes}|_?toc_?)\\b)(?=[^\\[\\]\\n]{0,300}\\p{L})([^\\s\\[\\]\\n\`](?:[^\\[\\]\\n\`]{0,300}[^\\s\\[\\]\\n\`])?)\\]\\](?![\\[(])`,
      "giu",
    ),
    namesFile: true,
    here: "[text](page.md), or ![text](picture.png)",
  },
  "a link of reStructuredText": {
    marks: [">`_"],
    // Markdown reads the text before the underscore as code, where nothing is recognised.
    pattern: /(?<=>`)__?(?<=(?<written>`([^`<>\n]{1,200}?)\s*<([^`<>\n]{1,300})>`__?))(?![\w_])/g,
    becomes: "is shown as code",
    here: "[$2]($3)",
  },
  "an attribute list of kramdown": {
    marks: ["{:"],
    pattern: /\{:{1,2}\s*(?:[.#][\w-]|[\w-]+=|toc\b|comment\b|nomarkdown\b|options\b)[^}\n]{0,300}\}/g,
    here: "{#id} at the end of a heading; otherwise nothing, or an HTML element with class and id",
  },
  "an image size of other tools": {
    marks: ["](", "!["],
    pattern:
      /(!\[[^\]\n]{0,300}\]\([^)\s]{1,300}(?: +(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?) +=(\d{0,9})(%?)x?\d{0,9}%?\)/g,
    here: {
      write: ([, image = "", width = "", percent]) =>
        percent ? undefined : `${image})${width === "" ? "" : `{width=${width}}`}`,
      say: "![text](picture.png){width=300}; without a width, its own is used",
    },
  },
  "a Pandoc span with attributes": {
    marks: ["]{."],
    pattern: /(?<!\w)\[[^[\]\n]{1,300}\]\{\.[\w-][^{}\n]{0,300}\}/g,
    here: '<span class="…">…</span>',
  },
  "highlighted text of other tools": {
    marks: ["=="],
    pattern: /(?<![=\w<>!:+*/-])==(?![\s=>])([^=\n`]{0,300}[^=\s`<>!])(?<!\\)==(?![=\w])/g,
    here: { write: "<mark>$1</mark>", say: "<mark>…</mark>" },
  },
  "a superscript of other tools": {
    marks: ["^"],
    pattern: /(?<=[a-z0-9)])\^([a-z0-9+-]{1,6})\^(?![\w^])/gi,
    here: { write: "<sup>$1</sup>" },
  },
  "an inline footnote of Pandoc": {
    marks: ["^["],
    pattern: /(?<=[\p{L}\p{N}.,;)!?”"])\^\[(?=[^\]\n]{0,300}\s)[^\]\n]{0,300}\]/gu,
    here: "[^1], and [^1]: with the text below",
  },
  "an icon of Material for MkDocs": {
    marks: [":octicons-", ":material-", ":fontawesome-", ":simple-"],
    pattern: /(?<![\w:]):((?:octicons|material|fontawesome|simple)-[\w-]+):/g,
    here: (name) => {
      const own = ownIcon(name);
      return own === undefined ? "an image, or nothing" : `:icon[${own}]`;
    },
  },
  "the GitHub name of an emoji": {
    marks: [":"],
    pattern: new RegExp(
      `(?<![\\w:/]):(?:${[...emoji.keys()].join("|").replace("+", "\\+")}):(?![\\w:])`,
      "g",
    ),
    here: {
      write: ([name]) => emoji.get(name.slice(1, -1)) ?? name,
      say: ([name]) => `the character itself: ${emoji.get(name.slice(1, -1)) ?? name}`,
    },
  },
  "an embedded video or snippet of other tools": {
    marks: ["@["],
    pattern:
      /(?<!\w)@\[(?:youtube|vimeo|video|osf|prezi|vine|bilibili|codepen|slideshare|code)\b[^\]\n]{0,300}\]\(/gi,
    here: "a link to the video, or ::include{file=…} for code",
  },
  "a role of reStructuredText or MyST": {
    marks: [":`", "}`"],
    pattern: new RegExp(`(?<![\\w:]):(?:${roles}):(?=\`)|(?<!\\w)\\{(?:${roles}|sub|sup|kbd)\\}(?=\`)`, "g"),
    here: "a link, or `code`",
  },
  "a comment of Obsidian": {
    marks: ["%%"],
    pattern: /(?<![%\w])%%([^\s%](?:[^%\n]{0,300}[^\s%])?|[ \n][^%]{0,1000}\s)%%(?![%\w])/g,
    here: { write: ([, text = ""]) => `<!-- ${text.trim().replaceAll("--", "- -")} -->`, say: "<!-- … -->" },
  },
  "a key of MkDocs": {
    marks: ["++"],
    pattern: new RegExp(`(?<![+\\w])\\+\\+((?:${keys})(?:\\+[\\w-]+)*)\\+\\+(?![+\\w])`, "gi"),
    here: { write: ":kbd[$1]", say: ":kbd[Ctrl+C]" },
  },
  "inserted text of other tools": {
    marks: ["++", "^^"],
    pattern:
      /(?<![+\w])\+\+(?=\p{L}{2})([^+\n`]{0,300}[\p{L}\p{N}.!?])\+\+(?![+\w])|(?<![\^\w])\^\^(?=\S)([^\n`^]{0,300}[^\s^])\^\^(?![\^\w])/gu,
    here: { write: "<ins>$1$2</ins>", say: "<ins>…</ins>" },
  },
  "a helper of mdBook or Handlebars": {
    marks: ["{{#", "{{/"],
    pattern: /\{\{[#/](?!include\b|playground\b|rustdoc_include\b)[a-z][^{}\n]{0,300}\}\}/gi,
    here: directive,
  },
  "an include of mdBook or Markdown-Include": {
    marks: ["{{#", "{!"],
    pattern: /\{\{#(?:include|playground|rustdoc_include)\s+[^{}\n]+\}\}|\{!\s*[\w./-]+\.\w+\s*!\}/g,
    here: "::include{file=…}",
  },
  "a block id of Obsidian": {
    marks: ["^"],
    pattern: /(?:(?<=[^\s`]\s)|^)\^[a-z0-9][a-z0-9-]{3,}\s*$/gi,
    here: "a heading with an id above it: ## Heading {#id}",
  },
  "an inline formula of LaTeX": {
    marks: ["\\("],
    pattern:
      /(?<!\w)\\\((?=[^\n`]{0,300}?\\\))(?:(?!\\\))[^\n`]){0,300}?(?:\\[A-Za-z]{2}|[\w})][\^_](?:\{|\w\b)| [=<>+] )(?:(?!\\\))[^\n`]){0,300}?\\\)|(?:(?<=[^\s(][ \t])|(?<!\w)(?=\\\(\s?[A-Za-z][_'(]))\\\(\s?[A-Za-z](?:_\w|'|\([\w, ]{1,20}\))?(?:,\s?[A-Za-z])*\s?\\\)(?!\w)/g,
    here: "$…$",
  },
  "a displayed formula of LaTeX": {
    marks: ["\\["],
    pattern:
      /(?<!\w)\\\[(?=[^`]{0,300}?\\\])(?:(?!\\\])[^`]){0,300}?(?:\\[A-Za-z]{2}|[\w})][\^_](?:\{|\w\b)|\s=\s)(?:(?!\\\])[^`]){0,300}?\\\]/g,
    here: "$$ above and $$ below the formula",
  },
  "an inline formula": {
    marks: ["$"],
    pattern:
      /(?<![\w$\\])\$(?=[^$\n`]*(?:\\(?:frac|sqrt|sum|int|alpha|beta|gamma|delta|lambda|mu|pi|sigma|theta|infty|cdot|times|leq?|geq?|neq?|in|to|mathbb|mathrm|text)\b|\^\{))[^\s$`](?:[^$\n`]*[^\s$`\\])?\$(?![\w$])/g,
    here: "$…$ with no space inside the dollars and no letter or digit after them, or `code`",
  },
});
