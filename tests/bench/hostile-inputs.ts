/** Inputs that nobody writes by hand: what would take minutes, or all memory, without a limit. */

/** Files of a content folder by path, beside site.yml. */
export type HostileFiles = Record<string, string>;

const many = (text: string, count: number): string => text.repeat(count);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
const page = (text: string): HostileFiles => ({ "en/docs/hostile.md": text });
const fence = (language: string, code: string): HostileFiles => page(`\`\`\`${language}\n${code}\n\`\`\`\n`);
const code = (count: number): string =>
  lines(count, (n) => `const value${n} = { name: "text ${n}", list: [1, 2, ${n}] }; // comment`);
const bomb = (levels: number, width: number): string =>
  lines(levels, (n) =>
    n === 0
      ? `k0: &a0 [${many("x, ", width)}x]`
      : `k${n}: &a${n} [${Array.from({ length: width }, () => `*a${n - 1}`).join(", ")}]`,
  );

/** By what there is too much of. */
export const hostileInputs: Record<string, () => HostileFiles> = {
  // Blocks
  "1,000 directives that never close": () => page(many(":::note\n\n", 1_000)),
  "1,000 directives without a blank line": () => page(many(":::note\n", 1_000)),
  "5,000 directives that never close": () => page(many(":::note\ntext\n\n", 5_000)),
  "1,000 directives with longer fences": () => page(lines(1_000, (n) => `${many(":", 1_003 - n)}note`)),
  "20,000 directives one after another": () => page(many(":::note\ntext\n:::\n\n", 20_000)),
  "10,000 quotations on a line": () => page(`${many("> ", 10_000)}a`),
  "400 quotations, 400 lines": () => page(lines(400, () => `${many("> ", 400)}a`)),
  "99 quotations, 5,000 lines": () => page(lines(5_000, () => `${many("> ", 99)}a`)),
  "nested lists, 2,000 lines": () => page(lines(2_000, (n) => `${many("  ", n)}- a`)),
  "lists and quotations in turn": () => page(lines(2_000, (n) => `${many("- > ", n % 200)}a`)),
  "100,000 list items": () => page(many("- a\n", 100_000)),
  "100,000 blank lines in lists": () => page(many("- a\n\n\n\n", 25_000)),
  "100,000 headings": () => page(many("## a\n\n", 100_000)),
  "10,000 setext headings": () => page(many("a\n---\n", 10_000)),
  "a heading of 200,000 letters": () => page(`## ${many("word ", 40_000)}`),
  "a paragraph of 200,000 lines": () => page(many("word and word\n", 200_000)),
  "a line of 5 MB": () => page(many("word ", 1_000_000)),
  "a word of 5 MB": () => page(many("w", 5_000_000)),
  "a page of 10 MB": () => page(many("Some words of a paragraph.\n\n", 400_000)),
  "a page of 1 MB": () => page(many("Some *words* of a paragraph with `code`.\n\n", 25_000)),
  "10,000 definitions": () => page(lines(10_000, (n) => `[r${n}]: /x${n}`)),
  "10,000 definitions that are used": () =>
    page(
      `${lines(10_000, (n) => `[r${n}]: https://example.org/${n}`)}\n\n${lines(10_000, (n) => `[r${n}]`)}`,
    ),
  "10,000 footnotes": () => page(lines(10_000, (n) => `a[^n${n}]\n\n[^n${n}]: text ${n}\n`)),
  "one footnote, 10,000 times": () => page(`${many("a[^n] ", 10_000)}\n\n[^n]: text`),
  "footnotes in footnotes": () =>
    page(lines(5_000, (n) => `[^n${n}]: text [^n${n + 1}]\n`).concat("\n\n[^n0]")),
  "a table of 10,000 rows, 100 columns": () =>
    page(`${many("|a", 100)}|\n${many("|-", 100)}|\n${many(`${many("|b", 100)}|\n`, 10_000)}`),
  "a table of 20,000 columns": () => page(`${many("|a", 20_000)}|\n${many("|-", 20_000)}|\n`),
  "a table of few cells, 5,000 columns": () =>
    page(`${many("|a", 5_000)}|\n${many("|-", 5_000)}|\n${many("|b|\n", 5_000)}`),
  // Running text
  "emphasis that never closes": () => page(many("*a **a ", 2_000)),
  "emphasis that never closes, 20,000": () => page(many("*a **a ", 20_000)),
  "underscores that never close": () => page(many("_a __a ", 20_000)),
  "emphasis of both kinds": () => page(many("*a _b ", 20_000)),
  "emphasis over lines": () => page(many("*a **a\n", 20_000)),
  "emphasis that only closes": () => page(many("a** b* ", 20_000)),
  "emphasis that closes": () => page(many("*a* **b** ", 20_000)),
  "emphasis in list items": () => page(many("- *a **a *a **a\n", 20_000)),
  "emphasis in cells": () => page(`|a|\n|-|\n${many(`|${many("*a **a ", 500)}|\n`, 20)}`),
  "emphasis in a heading": () => page(`## ${many("*a **a ", 20_000)}`),
  "strikethrough that never closes": () => page(many("~a ~~a ", 20_000)),
  "runs of stars": () => page(lines(300, (n) => `${many("*", n)}a`)),
  "a run of 50,000 stars in a word": () => page(`a${many("*", 50_000)}b`),
  "50,000 brackets": () => page(many("[", 50_000)),
  "500,000 brackets": () => page(many("[", 500_000)),
  "50,000 brackets that close": () => page(many("]", 50_000)),
  "pairs of brackets": () => page(many("[a]", 50_000)),
  "brackets in brackets": () => page(`${many("[", 20_000)}a${many("]", 20_000)}`),
  "20,000 opening links": () => page(many("[a](", 20_000)),
  "20,000 links in links": () => page(`${many("[", 20_000)}a${many("](b)", 20_000)}`),
  "20,000 opening images": () => page(many("![a ", 20_000)),
  "images that never close": () => page(many("![](", 20_000)),
  "references that never close": () => page(many("[a][", 20_000)),
  "links with an opening angle": () => page(many("[a](<b ", 20_000)),
  "links with an opening title": () => page(many('[a](b "c ', 20_000)),
  "parentheses in a destination": () => page(`[a](${many("(", 20_000)}`),
  "footnote calls that never close": () => page(many("[^a ", 20_000)),
  "100,000 links": () => page(lines(100_000, (n) => `[a](https://example.org/${n}) `)),
  "100,000 broken links": () => page(lines(20_000, (n) => `[a](nowhere-${n}.md) `)),
  "100,000 bare addresses": () => page(many("https://example.org/a ", 100_000)),
  "addresses that are none": () => page(many("a@www.", 50_000)),
  "letters before an at sign": () => page(`${many("a.", 50_000)}@example`),
  "www without an end": () => page(many("www.", 50_000)),
  "100,000 angle brackets": () => page(many("<", 100_000)),
  "tags that never close": () => page(many("<a ", 50_000)),
  "comments that never close": () => page(many("a <!-- ", 50_000)),
  "instructions that never close": () => page(many("a <? ", 50_000)),
  "character data that never closes": () => page(many("a <![CDATA[ ", 50_000)),
  "declarations that never close": () => page(many("a <!A ", 50_000)),
  "backticks of every length": () => page(lines(1_500, (n) => `${many("`", n + 1)}e`).replaceAll("\n", " ")),
  "100,000 backticks": () => page(many("`", 100_000)),
  "backticks in pairs": () => page(many("`a ``b ", 50_000)),
  "100,000 ampersands": () => page(many("&", 100_000)),
  "100,000 entities": () => page(many("&amp;", 100_000)),
  "entities of many letters": () => page(many("&abcdefghijklmnopqrstuvwxyz", 20_000)),
  "100,000 backslashes": () => page(many("\\", 100_000)),
  "500,000 spaces": () => page(`a${many(" ", 500_000)}b`),
  "100,000 tabs": () => page(many("\t", 100_000)),
  "100,000 hard breaks": () => page(many("a  \n", 100_000)),
  "100,000 line ends": () => page(many("\n", 1_000_000)),
  "text directives without an end": () => page(many(":term[", 20_000)),
  "directive labels without an end": () => page(many(":::note[", 20_000)),
  "attributes without an end": () => page(`:::note{${many("a=", 50_000)}`),
  "50,000 attributes": () => page(`:::note{${lines(50_000, (n) => `a${n}=1`).replaceAll("\n", " ")}}\n\n:::`),
  colons: () => page(many("a:b ", 100_000)),
  "tabs in tabs": () => page(many("::::tabs\n\n:::tab[a]\n\n", 2_000)),
  "braces of MDX": () => page(many("{", 50_000)),
  "components of MDX": () => page(many("<Tabs>", 10_000)),
  // HTML
  "10,000 elements in elements": () => page(many("<div>", 10_000)),
  "10,000 elements over lines": () => page(many("<div>\n\n", 10_000)),
  "elements that are copied": () => page(`<p>${many("<b>", 2_000)}${many("<p>", 2_000)}`),
  "formatting that is rebuilt": () => page(many("<b><p>", 5_000)),
  "tables in HTML that are left": () => page(many("<table><tr><td>", 3_000)),
  "50,000 attributes of an element": () =>
    page(`<div ${lines(50_000, (n) => `a${n}="1"`).replaceAll("\n", " ")}>a</div>`),
  "100,000 elements": () => page(many("<b>a</b> ", 100_000)),
  "20,000 blocks of HTML": () => page(many("<div>a</div>\n\n", 20_000)),
  "an attribute of 2 MB": () => page(`<div title="${many("a", 2_000_000)}">a</div>`),
  "an address of 2 MB": () => page(`[a](https://example.org/${many("a", 2_000_000)})`),
  "a picture in an address": () => page(`![a](data:image/png;base64,${many("a", 2_000_000)})`),
  // Code
  "200,000 lines of code": () => fence("js", code(200_000)),
  "20,000 lines of code": () => fence("js", code(20_000)),
  "5,000 lines of code": () => fence("js", code(5_000)),
  "20,000 lines with numbers": () => fence("js showLineNumbers", code(20_000)),
  "code on a line of 1 MB": () => fence("js", many("a=[1,{b:2}];", 80_000)),
  "code that no grammar closes": () => fence("js", many("`${", 20_000)),
  "code of slashes": () => fence("js", many("/", 50_000)),
  "code of open strings": () => fence("js", many('"a\\', 50_000)),
  "code of open brackets": () => fence("ts", many("<a(", 30_000)),
  "markup of open angles": () => fence("html", many("<a ", 50_000)),
  "Markdown in code": () => fence("md", many("*a **a [b](", 10_000)),
  "YAML in code": () => fence("yaml", many("a: ", 30_000)),
  "CSS in code": () => fence("css", many("a{", 30_000)),
  "SQL in code": () => fence("sql", many("SELECT '", 30_000)),
  "shell in code": () => fence("bash", many('$(echo "', 20_000)),
  "a session of 50,000 lines": () => fence("console", many("$ ls -l\nfile\n", 25_000)),
  "5,000 blocks of code": () => page(many("```js\nconst a = 1;\n```\n\n", 5_000)),
  "blocks of every language": () =>
    page(
      [
        "js",
        "ts",
        "css",
        "html",
        "python",
        "java",
        "c",
        "cpp",
        "go",
        "rust",
        "sql",
        "yaml",
        "php",
        "ruby",
        "bash",
      ]
        .map((name) => `\`\`\`${name}\n${code(400)}\n\`\`\`\n`)
        .join("\n"),
    ),
  "5,000 blocks of unknown languages": () => page(lines(5_000, (n) => `\`\`\`lang${n}\na\n\`\`\`\n`)),
  "lines without an end are marked": () => fence("js {1-999999999999}", code(100)),
  "many ranges of marked lines": () => fence(`js {${many("1-99999,", 20_000)}1}`, code(1_000)),
  "a fence with 1 MB behind it": () => fence(`js ${many("a=b ", 250_000)}`, "a"),
  "a fence with open quotes": () => fence(`js ${many('title="', 50_000)}`, "a"),
  "inline code of 1 MB": () => page(`\`${many("a ", 500_000)}\``),
  // Front matter and configuration
  "4,000 unknown keys": () => page(`---\n${lines(4_000, (n) => `unknown_key_${n}: 1`)}\n---\n\na`),
  "100,000 unknown keys": () => page(`---\n${lines(100_000, (n) => `key${n}: 1`)}\n---\n\na`),
  "4,000 keys twice": () => page(`---\n${lines(8_000, (n) => `key${n % 4_000}: 1`)}\n---\n\na`),
  "a flow map of 100,000 keys": () =>
    page(`---\na: {${lines(100_000, (n) => `k${n}: 1`).replaceAll("\n", ", ")}}\n---\n\na`),
  "100,000 tags": () => page(`---\ntags: [${many("a, ", 100_000)}a]\n---\n\na`),
  "10,000 wrong aliases": () => page(`---\naliases: [${many("'a b', ", 10_000)}/a]\n---\n\na`),
  "a billion laughs": () => page(`---\n${bomb(9, 9)}\n---\n\na`),
  "aliases below the limit": () => page(`---\n${bomb(2, 90)}\n---\n\na`),
  "an alias of itself": () => page("---\na: &a [*a]\n---\n\na"),
  "lists in lists": () => page(`---\na: ${many("[", 10_000)}\n---\n\na`),
  "maps in maps": () => page(`---\n${lines(1_000, (n) => `${many(" ", n)}a:`)}\n---\n\na`),
  "a title of 1 MB": () => page(`---\ntitle: ${many("a ", 500_000)}\n---\n\na`),
  "front matter of 5 MB": () => page(`---\ndescription: ${many("word ", 1_000_000)}\n---\n\na`),
  "front matter without an end": () => page(`---\n${many("a: 1\n", 100_000)}`),
  "4,000 unknown keys in site.yml": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n${lines(4_000, (n) => `unknown_key_${n}: 1`)}\n`,
  }),
  "4,000 unknown keys in a map of site.yml": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nblog:\n${lines(4_000, (n) => `  unknown_key_${n}: 1`)}\n`,
  }),
  "20,000 redirects": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nredirects:\n${lines(20_000, (n) => `  - { from: /a${n}, to: /docs/hostile }`)}\n`,
    "en/docs/hostile.md": "a",
  }),
  "100,000 variables": () => ({
    "en/variables.yml": lines(100_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": "{{v1}}",
  }),
  "variables of variables": () => ({
    "en/variables.yml": `v0: ${many("a", 1_000)}\n${lines(50, (n) => `v${n + 1}: "{{v${n}}}{{v${n}}}"`)}`,
    "en/docs/hostile.md": "{{v50}}",
  }),
  "a long variable, 20,000 times": () => ({
    "en/variables.yml": `v: ${many("word ", 20_000)}`,
    "en/docs/hostile.md": many("{{v}} ", 20_000),
  }),
  "100,000 variables in a page": () => ({
    "en/variables.yml": "v: a",
    "en/docs/hostile.md": many("{{v}} ", 100_000),
  }),
  "10,000 terms": () => ({
    "en/glossary.yml": `page: /pages/glossary.md\nterms:\n${lines(10_000, (n) => `  t${n}: { term: Term ${n}, text: A text }`)}`,
    "en/docs/hostile.md": many(":term[Term 9] ", 2_000),
    "en/pages/glossary.md": "# Glossary\n\n::glossary",
  }),
  // Includes
  "20,000 includes": () => ({
    "en/docs/hostile.md": many("::include{file=_a.md}\n\n", 20_000),
    "en/docs/_a.md": "a",
  }),
  "400 includes of 500 kB": () => ({
    "en/docs/hostile.md": many("::include{file=_a.md}\n\n", 400),
    "en/docs/_a.md": many("Some words.\n\n", 40_000),
  }),
  "includes of includes": () =>
    Object.fromEntries([
      ["en/docs/hostile.md", many("::include{file=_0.md}\n\n", 2)],
      ...Array.from({ length: 30 }, (_, n) => [
        `en/docs/_${n}.md`,
        many(`::include{file=_${n + 1}.md}\n\n`, 2),
      ]),
      ["en/docs/_30.md", "a"],
    ]),
  "a chain of 2,000 includes": () =>
    Object.fromEntries([
      ["en/docs/hostile.md", "::include{file=_0.md}"],
      ...Array.from({ length: 2_000 }, (_, n) => [`en/docs/_${n}.md`, `::include{file=_${n + 1}.md}`]),
      ["en/docs/_2000.md", "a"],
    ]),
  "an include of 20 MB": () => ({
    "en/docs/hostile.md": "::include{file=_a.txt}",
    "en/docs/_a.txt": many("a line of text\n", 1_400_000),
  }),
  "an include of 30,000 lines of code": () => ({
    "en/docs/hostile.md": "::include{file=_a.js}",
    "en/docs/_a.js": code(30_000),
  }),
  // As much as the limits allow
  "almost 20,000 list items": () => page(many("- a\n", 19_900)),
  "almost 20,000 headings": () => page(many("## a\n", 19_900)),
  "almost 500 underlined headings, again and again": () => page(many(`${many("a\n---\n", 499)}\n`, 19)),
  "almost 20,000 lines of text": () => page(many("word and *word* and\n", 19_900)),
  "almost 500 kB of text": () => page(many("Some *words* of a paragraph with `code`.\n\n", 9_900)),
  "almost 500 kB of text, with much markup": () => page(many("*a* `b` **c** [d](e) ~~f~~\n\n", 9_900)),
  "almost 5,000 definitions that are used": () =>
    page(
      `${lines(4_900, (n) => `[r${n}]: https://example.org/${n}`)}\n\n${lines(4_900, (n) => `- [r${n}]`)}`,
    ),
  "almost 1,000 footnotes": () => page(lines(990, (n) => `a[^n${n}]\n\n[^n${n}]: text ${n}\n`)),
  "one footnote, almost 5,000 times": () => page(`${many("a[^n] ", 4_900)}\n\n[^n]: text`),
  "tables of almost 20,000 cells": () =>
    page(many(`${many("|a", 100)}|\n${many("|-", 100)}|\n${many(`${many("|b", 100)}|\n`, 197)}\n`, 10)),
  "tables of few cells in many columns": () =>
    page(many(`${many("|a", 140)}|\n${many("|-", 140)}|\n${many("|b|\n", 139)}\n`, 100)),
  "almost 4,000 ends of emphasis": () => page(many("*a* **b** ", 1_900)),
  "almost 4,000 ends of emphasis, 12 times": () => page(many(`${many("*a* **b** ", 1_900)}\n\n`, 12)),
  "ends of emphasis that nothing begins": () => page(many(`${many("a** b* ", 1_900)}\n\n`, 12)),
  "almost 10,000 pairs of brackets": () => page(many("[a]", 9_900)),
  "almost 10,000 pairs of brackets, 10 times": () => page(many(`${many("[a]", 9_900)}\n\n`, 10)),
  "almost 10,000 opening links": () => page(many("[a](", 9_900)),
  "almost 10,000 opening references, 5 times": () => page(many(`${many("[a][", 9_900)}\n\n`, 5)),
  "almost 20,000 links": () => page(lines(19_900, (n) => `- [a](https://e.org/${n})`)),
  "almost 20,000 broken links": () => page(lines(19_900, (n) => `- [a](nowhere-${n}.md)`)),
  "almost 20,000 tags": () => page(lines(9_900, () => "- <b>a</b> <i>a</i>")),
  "comments without an end, within the limit": () => page(many(`${many("a <!-- ", 3_500)}\n\n`, 15)),
  "backticks of 140 lengths": () =>
    page(
      many(`${lines(140, (n) => `${many("`", n + 1)}e`).replaceAll("\n", " ")} ${many("a ", 20_000)}\n\n`, 8),
    ),
  "99 quotations, 2,400 lines": () => page(lines(2_400, () => `${many("> ", 99)}a`)),
  "33 lists and quotations, 3,000 lines": () => page(lines(3_000, () => `${many("- > ", 32)}a`)),
  "nested lists, within the limit": () => page(many(`${lines(45, (n) => `${many("  ", n)}- a`)}\n\n`, 190)),
  "99 directives, again and again": () => page(many(`${many(":::note\n", 99)}a\n${many(":::\n", 99)}\n`, 95)),
  "2,000 lines of code": () => fence("ts", code(2_000).slice(0, 49_000)),
  "200 kB of code": () => page(many(`\`\`\`ts\n${code(700).slice(0, 49_000)}\n\`\`\`\n\n`, 5)),
  "code of open angles, within the limit": () =>
    page(many(`\`\`\`html\n${lines(1_400, () => many("<a ", 11))}\n\`\`\`\n\n`, 4)),
  "code of Markdown, within the limit": () =>
    page(many(`\`\`\`md\n${lines(1_500, () => many("*a **a [b](", 3))}\n\`\`\`\n\n`, 4)),
  "code of shell, within the limit": () =>
    page(many(`\`\`\`bash\n${lines(1_900, () => many('$(echo "', 3))}\n\`\`\`\n\n`, 4)),
  "code of templates, within the limit": () =>
    page(many(`\`\`\`js\n${lines(1_900, () => many("`${", 8))}\n\`\`\`\n\n`, 4)),
  "5,000 coloured blocks": () => page(many("```js\nconst a = 1;\n```\n", 5_000)),
  "500 includes of 900 bytes": () => ({
    "en/docs/hostile.md": many("::include{file=_a.md}\n\n", 500),
    "en/docs/_a.md": many("Some words.\n\n", 70),
  }),
  "almost 1 MB of variables": () => ({
    "en/variables.yml": lines(80_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": "{{v1}}",
  }),
  "almost 1 MB of redirects": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nredirects:\n${lines(20_000, (n) => `  - { from: /a${n}, to: /docs/hostile }`)}\n`,
    "en/docs/hostile.md": "a",
  }),
  "50 kB of front matter": () => page(`---\n${lines(4_500, (n) => `key${n}: 1`)}\n---\n\na`),
  "10,000 tags": () => page(`---\ntags: [${many("a, ", 10_000)}a]\n---\n\na`),
};
