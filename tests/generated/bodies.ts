/** Bodies of pages, put together from every construct that writers use. */
import fc from "fast-check";

/** Words, with characters that mean something to Markdown, HTML, JSON or a file system. */
const oddWords = [
  "plain",
  "words",
  "naïve",
  "日本語",
  "🎉",
  "a<b",
  "a & b",
  "&amp;",
  "&copy;",
  "&#x1F600;",
  "&notanentity;",
  "\\*",
  "*star",
  "_under_score_",
  "`tick",
  "[open",
  "close]",
  "a|b",
  "{curly}",
  "$5",
  "100%",
  "</p>",
  "<3",
  "--",
  "…",
  "\u00a0",
  "\u200b",
  "e\u0301",
  "עברית",
  "http",
  "a@b",
  "~tilde~",
  "~~gone~~",
  "**bold**",
  "*em*",
  "***both***",
  "==mark==",
  "^up^",
  ":smile:",
  "C:\\dir",
  "\u2028",
];

export const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom("plain", "words", "of", "text") },
      { weight: 1, arbitrary: fc.constantFrom("more", "été", "Straße", "日本語", "🎉") },
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((all) => all.join(" "));

const anyText = fc
  .array(fc.constantFrom(...oddWords), { minLength: 1, maxLength: 8 })
  .map((all) => all.join(" "));

const line = fc.oneof(words, anyText);

function inline(links: readonly string[]): fc.Arbitrary<string> {
  const choices = [
    line,
    words.map((text) => `**${text}** and *${text}*`),
    words.map((text) => `\`${text}\` and \`\` a\`b \`\``),
    words.map((text) => `<kbd>${text}</kbd> <b>${text}</b> <sub>2</sub><br>`),
    words.map((text) => `<span lang="fr">${text}</span> <abbr title="x">${text}</abbr>`),
    words.map((text) => `![${text}](/drawing.svg "${text}")`),
    words.map((text) => `<https://example.com/?a=1&b=2> ${text}`),
    words.map((text) => `www.example.com ${text}`),
    words.map((text) => `[${text}](https://example.com/a%20b "t")`),
    words.map((text) => `${text}  \nnext \\\nline`),
  ];
  const linked = links.map((href) => words.map((text) => `[${text}](<${href}>)`));
  return fc.oneof(...choices, ...linked);
}

const languages = ["js", "ts", "json", "html", "bash", "python", "yaml", "diff", "text", "md", "css", ""];
const codeLines = fc.array(
  fc.constantFrom(
    "let x = 1 < 2 && '</script>';",
    "",
    "  indented",
    "<p>&amp;</p>",
    "$ ls",
    "# heading",
    "+ added",
    "::: x",
    "---",
    "\t tab",
  ),
  { maxLength: 6 },
);

function block(links: readonly string[]): fc.Arbitrary<string> {
  const text = inline(links);
  const items = fc.array(text, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    text,
    fc
      .tuple(fc.constantFrom("##", "###", "####", "######"), text)
      .map(([marks, own]) => `${marks} ${own.split("\n")[0]}`),
    words.map((own) => `${own}\n---`),
    items.map((all) => all.map((own) => `- ${own.replaceAll("\n", "\n  ")}`).join("\n")),
    items.map((all) =>
      all.map((own, place) => `${place + 3}. ${own.replaceAll("\n", "\n   ")}\n`).join("\n"),
    ),
    items.map((all) =>
      all.map((own, place) => `- [${place % 2 ? "x" : " "}] ${own.replaceAll("\n", "\n  ")}`).join("\n"),
    ),
    fc
      .tuple(text, text)
      .map(([a, b]) => `- ${a.replaceAll("\n", "\n  ")}\n\n  > ${b.replaceAll("\n", "\n  > ")}\n\n  1. one`),
    text.map((own) => `> ${own.replaceAll("\n", "\n> ")}`),
    fc
      .tuple(
        fc.constantFrom(...languages),
        codeLines,
        fc.constantFrom("", ' title="a & b.js"', " {1}", " showLineNumbers"),
      )
      .map(
        ([language, lines, meta]) =>
          `\`\`\`${language}${language === "" ? "" : meta}\n${lines.join("\n")}\n\`\`\``,
      ),
    codeLines.map((lines) => lines.map((own) => `    ${own}`).join("\n")),
    fc.tuple(words, words).map(([a, b]) => `| ${a} | b |\n| :-- | --: |\n| ${b} | \`x\\|y\` |\n| only |`),
    fc.constant("---"),
    text.map((own) => `:::note\n${own}\n:::`),
    fc.tuple(words, text).map(([label, own]) => `:::warning[${label}]\n\n${own}\n\n:::`),
    fc.tuple(words, text).map(([label, own]) => `:::details[${label}]\n${own}\n:::`),
    fc
      .tuple(text, text)
      .map(([a, b]) => `::::tabs{group="os"}\n:::tab[One]\n${a}\n:::\n:::tab[Two & more]\n${b}\n:::\n::::`),
    text.map((own) => `<div align="center">\n\n${own}\n\n</div>`),
    fc
      .tuple(words, text)
      .map(([label, own]) => `<details>\n<summary>${label}</summary>\n\n${own}\n\n</details>`),
    words.map((own) => `<table><tr><th>${own}</th></tr><tr><td>${own}</td></tr></table>`),
    words.map((own) => `<dl><dt>${own}</dt><dd>${own}</dd></dl>`),
    words.map((own) => `<p>${own}</p>\n<!-- ${own} -->\n<p>unclosed`),
    words.map((own) => `<ul><li>${own}<li>${own}</ul>`),
    words.map(
      (own) => `<figure><img src="/drawing.svg" alt="${own}"><figcaption>${own}</figcaption></figure>`,
    ),
  );
}

/** Blocks with lines between, links to all of `links`, and a footnote at the end. */
export function body(links: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(block(links), { maxLength: 7 }), fc.option(inline(links), { nil: undefined }))
    .map(([blocks, note]) => {
      const noted =
        note === undefined ? [] : ["A note[^n] and again[^n].", `[^n]: ${note.replaceAll("\n", "\n    ")}`];
      return [...blocks, ...noted].join("\n\n");
    });
}
