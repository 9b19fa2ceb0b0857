/** As much as the limits allow. */
import { code, fence, type HostileInputs, lines, many, page } from "./texts.ts";

export const allowedInputs: HostileInputs = {
  "almost 12,000 list items": () => page(many("- a\n", 11_900)),
  "almost 12,000 headings": () => page(many("## a\n", 11_900)),
  "almost 1,000 underlined headings": () => page(many(`${many("a\n---\n", 99)}\n`, 10)),
  "almost 12,000 lines of text": () => page(many("word and *word* and\n\n", 5_900)),
  "almost 1 MB of text": () =>
    page(many(`${many("Some *words* of a paragraph with `code`, and more. ", 3)}\n\n`, 5_900)),
  "almost 1 MB of text, with links": () =>
    page(
      many(`- Correct *words* with [a link](https://example.org/${many("a", 60)}) and \`code\`.\n`, 8_300),
    ),
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
  "almost 2,000 ends of emphasis": () => page(many("*a* **b** ", 950)),
  "almost 2,000 ends of emphasis, 10 times": () => page(many(`${many("*a* **b** ", 950)}\n\n`, 10)),
  "ends of emphasis that nothing begins": () => page(many(`${many("a** b* ", 950)}\n\n`, 10)),
  "almost 5,000 pairs of brackets": () => page(many("[a]", 4_900)),
  "almost 5,000 pairs of brackets, twice": () => page(many(`${many("[a]", 4_900)}\n\n`, 2)),
  "almost 5,000 opening links": () => page(many("[a](", 4_900)),
  "almost 5,000 opening references, twice": () => page(many(`${many("[a][", 4_900)}\n\n`, 2)),
  "almost 10,000 links": () => page(lines(9_900, (n) => `- [a](https://e.org/${n})`)),
  "almost 10,000 broken links": () => page(lines(9_900, (n) => `- [a](nowhere-${n}.md)`)),
  "almost 10,000 bare addresses": () => page(many("a@b.co www.a https://a ", 3_300)),
  "almost 50,000 opening brackets": () => page(many("[", 49_900)),
  "almost 80,000 marks of emphasis": () => page(many(`${many("*a* ", 20)}\n\n`, 1_990)),
  "almost 80,000 marks of code": () => page(many(`${many("`a` ", 990)}\n\n`, 40)),
  "almost 10,000 formulas": () => page(many(`${many("$a$ ", 99)}\n\n`, 100)),
  "almost 40,000 character references": () => page(many(`${many("&amp;", 1_990)}\n\n`, 20)),
  "almost 1 MB of Chinese": () => page(many("安装数据库并配置服务器。", 27_600)),
  "almost 8,000 tags": () => page(lines(3_900, () => "- <b>a</b> <i>a</i>")),
  "comments without an end, within the limit": () => page(many(`${many("a <!-- ", 3_500)}\n\n`, 15)),
  "backticks of 140 lengths": () =>
    page(
      many(`${lines(140, (n) => `${many("`", n + 1)}e`).replaceAll("\n", " ")} ${many("a ", 20_000)}\n\n`, 8),
    ),
  "99 quotations, 2,400 lines": () => page(lines(2_400, () => `${many("> ", 99)}a`)),
  "33 lists and quotations, 3,000 lines": () => page(lines(3_000, () => `${many("- > ", 32)}a`)),
  "almost 30,000 levels of lists": () => page(lines(620, () => `${many("- ", 48)}a`)),
  "nested lists, within the limit": () => page(many(`${lines(45, (n) => `${many("  ", n)}- a`)}\n\n`, 190)),
  "99 directives, again and again": () => page(many(`${many(":::note\n", 99)}a\n${many(":::\n", 99)}\n`, 95)),
  "20 kB of code": () => fence("ts", code(2_000).slice(0, 19_900)),
  "100 kB of code": () => page(many(`\`\`\`ts\n${code(700).slice(0, 19_900)}\n\`\`\`\n\n`, 5)),
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
  "almost 500 kB of variables": () => ({
    "en/variables.yml": lines(45_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": "{{v1}}",
  }),
  "almost 500 kB of redirects": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\nredirects:\n${lines(11_500, (n) => `  - { from: /a${n}, to: /docs/hostile }`)}\n`,
    "en/docs/hostile.md": "a",
  }),
  "50 kB of front matter": () => page(`---\n${lines(4_500, (n) => `key${n}: 1`)}\n---\n\na`),
  "10,000 tags": () => page(`---\ntags: [${many("a, ", 10_000)}a]\n---\n\na`),
  "code of open angles, few enough": () =>
    page(many(`\`\`\`html\n${lines(100, () => many("<a ", 11))}\n\`\`\`\n\n`, 20)),
  "code of open brackets, few enough": () =>
    page(many(`\`\`\`bash\n${lines(100, () => many('$(echo "', 5))}\n\`\`\`\n\n`, 20)),
  "lines that end in a tag": () => page(many("a<br>\n", 7_900)),
  "lines that go on lazily": () => page(`> a\n${many("b\n", 11_900)}`),
  "emphasis in items of a list": () => page(many("- *a* **b** ~~c~~\n", 11_900)),
  "two marks of emphasis in turn": () => page(many(`${many("**_", 990)}\n\n`, 10)),
  "comments without an end, few enough": () => page(many(`${many("a <!-- ", 700)}\n\n`, 20)),
  "backticks of 8 lengths": () =>
    page(`${lines(8, (n) => `${many("`", n + 1)}e`).replaceAll("\n", " ")} ${many("a ", 200_000)}`),
};
