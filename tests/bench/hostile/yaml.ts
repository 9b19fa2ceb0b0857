/** Front matter and configuration. */
import { type HostileInputs, lines, many, page } from "./texts.ts";

const bomb = (levels: number, width: number): string =>
  lines(levels, (n) =>
    n === 0
      ? `k0: &a0 [${many("x, ", width)}x]`
      : `k${n}: &a${n} [${Array.from({ length: width }, () => `*a${n - 1}`).join(", ")}]`,
  );

export const yamlInputs: HostileInputs = {
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
  "a long text of a term, 5,000 times": () => ({
    "en/glossary.yml": `page: /pages/glossary.md\nterms:\n  a: { term: A, text: "${many("word ", 80_000)}" }`,
    "en/docs/hostile.md": many(":term[A] ", 5_000),
    "en/pages/glossary.md": "# Glossary\n\n::glossary",
  }),
  "a long variable in the front matter": () => ({
    "en/variables.yml": `v: ${many("word ", 20_000)}`,
    "en/docs/hostile.md": `---\ndescription: "${many("{{v}} ", 8_000)}"\n---\n\na`,
  }),
  "10,000 terms that are not there": () => ({
    "en/glossary.yml": `page: /pages/glossary.md\nterms:\n${lines(10_000, (n) => `  t${n}: { term: Term ${n}, text: A text }`)}`,
    "en/docs/hostile.md": lines(5_000, (n) => `:term[Nothing ${n}]`),
    "en/pages/glossary.md": "# Glossary\n\n::glossary",
  }),
  "10,000 variables that are not there": () => ({
    "en/variables.yml": lines(40_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": lines(10_000, (n) => `{{w${n}}}`),
  }),
};
