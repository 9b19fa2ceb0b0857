/** Blocks: containers, tables, definitions, footnotes. */
import { type HostileInputs, lines, many, page } from "./texts.ts";

export const blocksInputs: HostileInputs = {
  "1,000 directives that never close": () => page(many(":::note\n\n", 1_000)),
  "1,000 directives without a blank line": () => page(many(":::note\n", 1_000)),
  "5,000 directives that never close": () => page(many(":::note\ntext\n\n", 5_000)),
  "1,000 directives with longer fences": () => page(lines(1_000, (n) => `${many(":", 1_003 - n)}note`)),
  "20,000 directives one after another": () => page(many(":::note\ntext\n:::\n\n", 20_000)),
  "11,000 lines that start with a colon": () =>
    page(`T\n${many(`  :   ${many("word ", 15)}\n`, 11_000)}\n:::\n`),
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
  "5,000 underlined headings": () => page(many("a\n===\n\n", 4_000)),
  "40,000 levels of lists": () => page(lines(1_000, () => `${many("- ", 48)}a`)),
};
