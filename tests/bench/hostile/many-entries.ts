/** Many entries in files of the configuration, many files, and many names that are not there. */
import { type HostileFiles, type HostileInputs, lines, many, page } from "./texts.ts";

const site = "title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n";

const numbered = (count: number, file: (index: number) => [path: string, text: string]): HostileFiles =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => file(index)));

export const manyEntriesInputs: HostileInputs = {
  "5,000 links in a sidebar": () => ({
    "sidebars.yml": `main:\n  - hostile\n${lines(5_000, (n) => `  - { link: "https://e.org/${n}", label: Link ${n} }`)}`,
    "en/docs/hostile.md": "a",
  }),
  "5,000 docs that a sidebar names and that are not there": () => ({
    "sidebars.yml": `main:\n  - hostile\n${lines(5_000, (n) => `  - nothing-${n}`)}`,
    "en/docs/hostile.md": "a",
  }),
  "5,000 categories in a sidebar": () => ({
    "sidebars.yml": `main:\n  - hostile\n${lines(5_000, (n) => `  - category: { label: C${n}, page: false, items: [{ link: "https://e.org/${n}", label: L }] }`)}`,
    "en/docs/hostile.md": "a",
  }),
  "5,000 authors": () => ({
    "authors.yml": lines(5_000, (n) => `a${n}: { name: Author ${n}, title: Writer }`),
    "en/blog/2024-01-01-post.md": "---\ntitle: Post\nauthors: [a1]\n---\n\na",
  }),
  "5,000 authors of a post": () => ({
    "authors.yml": lines(5_000, (n) => `a${n}: { name: Author ${n} }`),
    "en/blog/2024-01-01-post.md": `---\ntitle: Post\nauthors: [${lines(5_000, (n) => `a${n}`).replaceAll("\n", ", ")}]\n---\n\na`,
  }),
  "5,000 authors that are not there": () => ({
    "authors.yml": lines(5_000, (n) => `a${n}: { name: Author ${n} }`),
    "en/blog/2024-01-01-post.md": `---\ntitle: Post\nauthors: [${lines(5_000, (n) => `b${n}`).replaceAll("\n", ", ")}]\n---\n\na`,
  }),
  "20,000 tags in tags.yml": () => ({
    "tags.yml": lines(20_000, (n) => `t${n}: { label: T${n} }`),
    "en/docs/hostile.md": "---\ntags: [t1]\n---\n\na",
  }),
  "5,000 tags of a page": () => ({
    "tags.yml": lines(5_000, (n) => `t${n}: { label: T${n} }`),
    "en/docs/hostile.md": `---\ntags: [${lines(5_000, (n) => `t${n}`).replaceAll("\n", ", ")}]\n---\n\na`,
  }),
  "5,000 tags that are not there": () => ({
    "tags.yml": lines(5_000, (n) => `t${n}: { label: T${n} }`),
    "en/docs/hostile.md": `---\ntags: [${lines(5_000, (n) => `u${n}`).replaceAll("\n", ", ")}]\n---\n\na`,
  }),
  "100,000 keys in strings.yml": () => ({ "en/strings.yml": lines(100_000, (n) => `key${n}: a`) }),
  "40,000 keys in strings.yml": () => ({ "en/strings.yml": lines(40_000, (n) => `key${n}: a`) }),
  "10,000 static files": () => numbered(10_000, (n) => [`static/f${n}.txt`, "a"]),
  "10,000 files that are no pages": () => numbered(10_000, (n) => [`en/docs/f${n}.txt`, "a"]),
  "500 locales": () => ({
    "site.yml": `title: A\nurl: https://example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\n${lines(500, (n) => `  - { id: x${n}, tag: en-x-a${n}, label: L${n} }`)}\n`,
  }),
  "5,000 redirects that lead nowhere": () => ({
    "site.yml": `${site}redirects:\n${lines(5_000, (n) => `  - { from: /a${n}, to: /docs/hostil-${n} }`)}\n`,
    "en/docs/hostile.md": "a",
  }),
  "a chain of 5,000 redirects": () => ({
    "site.yml": `${site}redirects:\n${lines(5_000, (n) => `  - { from: /a${n}, to: /a${n + 1} }`)}\n`,
    "en/docs/hostile.md": "a",
  }),
  "5,000 links in the footer": () => ({
    "site.yml": `${site}footer:\n  columns:\n    - title: C\n      items:\n${lines(5_000, (n) => `        - { label: L${n}, to: /nowhere-${n} }`)}\n`,
  }),
  "1,000 old addresses of each of 50 pages": () =>
    numbered(50, (n) => [
      `en/docs/p${n}.md`,
      `---\naliases:\n${lines(1_000, (each) => `  - /old/${n}/${each}`)}\n---\n\n# P${n}`,
    ]),
  "10,000 broken anchors among 10,000 headings": () =>
    page(
      `${lines(10_800, (n) => `## heading number ${n}`)}\n\n${lines(990, (row) => lines(10, (n) => `[a](#headin-number-${row}-${n})`).replaceAll("\n", " "))}`,
    ),
  "broken anchors of another page": () => ({
    "en/docs/hostile.md": lines(
      900,
      (row) => `${lines(10, (n) => `[a](other.md#headin-${row}-${n})`).replaceAll("\n", " ")}\n`,
    ),
    "en/docs/other.md": lines(11_000, (n) => `## heading ${n}`),
  }),
  "5,000 references without a definition among 4,900": () =>
    page(
      `${lines(4_900, (n) => `[reference ${n}]: https://e.org/${n}`)}\n\n${many("\n", 5)}${lines(4_900, (n) => `- [refernce x${n}][]`)}`,
    ),
  "4,900 misspelt labels among 4,900": () =>
    page(
      `${lines(4_900, (n) => `[reference ${n}]: https://e.org/${n}`)}\n\n${lines(4_900, (n) => `- [refernce x${n}]`)}`,
    ),
  "4,900 footnotes without a text among 990": () =>
    page(
      `${lines(990, (n) => `[^note${n}]: text`)}\n\n${lines(980, (row) => lines(4, (n) => `a[^not${row}x${n}]`).replaceAll("\n", " "))}`,
    ),
  "broken links to 2,000 pages": () => ({
    ...numbered(2_000, (n) => [`en/docs/page-${n}.md`, `# Page ${n}`]),
    "en/docs/hostile.md": lines(9_900, (n) => `- [a](pagee-${n}x.md)`),
  }),
  "10,000 variables that are not there in front matter": () => ({
    "en/variables.yml": lines(40_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": `---\ndescription: "${lines(5_000, (n) => `{{w${n}}}`).replaceAll("\n", "")}"\n---\n\na`,
  }),
  "20,000 variables that name others that are not there": () => ({
    "en/variables.yml": lines(20_000, (n) => `v${n}: "{{w${n}}}"`),
    "en/docs/hostile.md": "{{v1}}",
  }),
  "20,000 variables that name one another": () => ({
    "en/variables.yml": lines(20_000, (n) => `v${n}: "{{v${n + 1}}}"`),
    "en/docs/hostile.md": "{{v1}}",
  }),
  "20,000 variables that a page uses": () => ({
    "en/variables.yml": lines(20_000, (n) => `v${n}: a`),
    "en/docs/hostile.md": lines(10_000, (n) => `{{v${n}}}`),
  }),
  "2,000 ignore comments": () => page(lines(2_000, () => "<!-- twsite-ignore link-resolves: a -->\n\na\n\n")),
  "5,000 equal headings": () => page(many("## a\n\n", 5_000)),
  "5,000 ids that stand twice": () => page(lines(5_000, (n) => `## a {#i${n % 2_500}}\n`)),
  "7,000 components that are not there": () => page(many("::unknown{a=1}\n\n", 5_900)),
};
