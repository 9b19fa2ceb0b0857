/** The report counts the words of the old site, and says first where text is missing in the new one. */
import { expect, test } from "vitest";
import { countSite } from "../../cli/import/counts/count-site.ts";
import { lostWords } from "../../cli/import/counts/lost-words.ts";
import { wordsShown } from "../../cli/import/counts/words-in.ts";
import { causeNames } from "../../cli/import/losses.ts";
import { sourceFolder } from "../../cli/import/source-folder.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importWhole } from "./whole-import.ts";

const shown = (body: string, hasFormulas = false) =>
  wordsShown(body, hasFormulas)
    .map(({ text }) => text)
    .join(" ");

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: Markdown
const texts: [string, string][] = [
  ["# One **two** [three](./x.md 'no') ![four `<Five>`](six.png)", "One two three four Five"],
  [
    "import A from 'a';\nexport const b = {\n  c: 1,\n};\n\nOne\n\nimport duties apply.",
    "One import duties apply",
  ],
  ["<Tabs values={[{ label: 'x' }]}>\n<b title=\"it`s\">One</b> `</Tabs>` {value} two", "One Tabs two"],
  ["<!-- no `\n```\n--> One {/* no\n\nno */} two", "One two"],
  ['> - ```js title="x"\n>   const {a} = <b>;\n>   // highlight-next-line\n>   ```\n\nOne', "const a b One"],
  [":::tip[One]\n\n:::caution Two\n\n:rocket: [x]: https://example.org three", "One Two x three"],
  ["[x]: https://example.org/y\n[^1]: Note\n\n\\{one} \\<two> 1 < 2 and 3 > 2", "1 Note one two 1 2 and 3 2"],
  ["價格 a價b &amp; x&nbsp;y &#65;B c&oacute;digo", "價 格 a 價 b x y AB código"],
  ["<video>No.</video><style>{`a`}</style> One", "One"],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: Markdown

test.each(texts)("words that a page shows: %s", (body, words) => {
  expect(shown(body)).toBe(words);
});

test("in formulas, what is in braces is text", () => {
  expect(shown("- $$\n\n  a_{b}\n\n  + {c}\n  $$\n\n$x_{y}$ {z} $w_{v}$", true)).toBe("a b c x y w v");
});

test("the first lost words have their place, also where the same words are elsewhere", () => {
  const source =
    "---\ntitle: A\n---\n\nThe cat and the dog.\n\nThe bird and the fish.\n\nThe end of the page.\n";
  const written = "---\ntitle: A\n---\n\nThe cat and the dog.\n\nThe end of the page. <!-- bird fish -->\n";
  expect(lostWords(source, written, false)).toEqual({
    source: 15,
    lost: 5,
    first: { text: "bird and the fish The", place: { line: 7, column: 5 } },
  });
  expect(lostWords(source, source, false)).toEqual({ source: 15, lost: 0, first: undefined });
});

test("a page whose text comes over has no line, whatever its tags become", async () => {
  const text = "one two three four five six seven eight nine ten ".repeat(10);
  const { report, notes } = await importWhole({
    "docs/a.md": `# A\n\n${text}\n\n<Chart render={() => 1} />\n\n:::caution Look\n\n${text}\n\n:::\n`,
    "docs/_part.mdx": "<Tabs>\n<TabItem value='a'>\n\nPart.\n\n</TabItem>\n</Tabs>\n",
  });
  expect(notes.filter((note) => note.startsWith("text-lost"))).toEqual([]);
  expect(report).toContain("- Words: 202 of 202\n");
});

const nothing = { links: [], headings: [], footnotes: [], cells: [], items: [], codeBlocks: [], tags: [] };

test("a page that lost more than 2 % of its words is on top of the report, with the place of the first", () => {
  const text = "one two three four five six seven eight nine ten ".repeat(10);
  const folder = writeFiles(temporaryFolder(), {
    "docs/a.md": `# A\n\n${text}\n\nOnly here.\n\n${text}\n`,
    "docs/b.md": `# B\n\n${text}\n\nOnly here, now.\n`,
    "docs/c.md": "# C\n\nGone.\n",
    "README.md": "Two words.\n",
  });
  const written: Record<string, string> = {
    "en/a.md": `# A\n\n${text}\n\n${text}\n`,
    "en/b.md": `# B\n\n${text}\n`,
  };
  const { words, left, notes } = countSite(
    {
      source: sourceFolder({ folder, notes: [] }),
      origins: new Map(["a", "b", "c"].map((name) => [`en/${name}.md`, `docs/${name}.md`])),
      parts: new Map(),
      left: [{ file: "README.md", folder: ".", why: "it is no page", isNoted: true }],
      hasFormulas: false,
    },
    (path) => {
      const text = written[path];
      return text === undefined ? undefined : { text, parts: { ...nothing, headings: ["a", "b"] } };
    },
    [],
  );
  // Two words of a long page may have become something else. That a page is not there is said apart.
  expect(notes).toEqual([
    {
      cause: "text-lost",
      file: "docs/b.md",
      place: { line: 5, column: 1 },
      message: "3 of 104 words are not in the new page, first “Only here now”",
    },
  ]);
  expect(left).toEqual([{ folder: ".", files: 1, words: 2, why: "it is no page" }]);
  expect(words).toEqual({ source: 203 + 104 + 2 + 2, compiled: 201 + 101 });
  expect(causeNames[0]).toBe("text-lost");
});

test("code in a quotation of a list item ends where it ends", () => {
  const text = "- > ```js\n  > code\n  > ```\n\nA <b>word</b>.\n";
  expect(lostWords(text, text.replaceAll(/<\/?b>/g, ""), false)).toMatchObject({ source: 3, lost: 0 });
});

test("Markdown files that are not imported count, by folder, and with why", async () => {
  const { report, notes } = await importWhole({
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.org", i18n: { defaultLocale: "en", locales: ["en"] }, presets: [["classic", { docs: { exclude: ["old/**"] }, blog: false }]], plugins: [["some-plugin", { path: "./guides" }]] };\n',
    "docs/a.md": "# A\n\nThree words here. [Post](/blog/2024/post) and [none](/none)\n",
    "docs/_part.md": "Part.\n",
    "docs/old/b.md": "# B\n",
    "blog/2024-01-01-post.md": "# Post\n\nOne two three.\n",
    "blog/2024-01-02-post.mdx": "# Second\n",
    "guides/c.md": "# C\n",
    "i18n/fr/docusaurus-plugin-content-docs/current/a.md": "# A\n",
    "versioned_docs/version-1.0/a.md": "# A\n",
    "static/d.md": "# D\n",
    "README.md": "# Read\n",
    "node_modules/x/README.md": "# X\n",
    "build/e.md": "# E\n",
  });
  expect(notes.filter((note) => note.startsWith("page-left-behind")).sort()).toEqual([
    "page-left-behind README.md: this file is not imported: no imported plugin, version or language of the site reads this folder",
    "page-left-behind blog: 2 Markdown files in this folder are not imported: no imported plugin, version or language of the site reads this folder",
    "page-left-behind guides/c.md: this file is not imported: no imported plugin, version or language of the site reads this folder",
    "page-left-behind i18n/fr/docusaurus-plugin-content-docs/current/a.md: this file is not imported: no imported plugin, version or language of the site reads this folder",
    "page-left-behind versioned_docs/version-1.0/a.md: this file is not imported: no imported plugin, version or language of the site reads this folder",
  ]);
  expect(report).toMatch(
    /- Pages: 1 of 8\n.*\n- Words: 7 of 17\n(?:.*\n){7}- Not imported: 7 Markdown files: blog \(2, with 5 words:/,
  );
  expect(report).toContain("docs (1, with 1 word: the site leaves them out by include or exclude)");
  // Its folder is there, so that the link was no broken one.
  expect(notes.filter((note) => note.includes("/blog/2024/post"))).toEqual([
    expect.stringMatching(/^lost-target docs\/a\.md/),
  ]);
  expect(notes.filter((note) => note.includes("“/none”"))).toEqual([expect.stringMatching(/^dead-link /)]);
});
