/** Constructs where the site's scripts and styles are not: in feeds, and as words of the search. */
import { expect, test } from "vitest";
import { entryHtml } from "../../../../cli/emit/feeds/entry-html.ts";
import { searchedSections } from "../../../../cli/markdown/searched-sections.ts";
import { compiled } from "../../markdown/settings.ts";

type Shown = { feed: string; words: string[] };

function shown(text: string): Shown {
  const { content, facts, findings } = compiled(`---\ntitle: Page\n---\n\n${text}\n`);
  if (!content || !facts) throw new Error("the page does not compile");
  expect(findings).toEqual([]);
  return {
    feed: entryHtml(content.hast, "https://example.com/post"),
    words: searchedSections(content, facts).flatMap(({ title, words }) => [title, ...words]),
  };
}

// The search leaves out code.
test.each<[string, string, string[], string[]?]>([
  [
    "an annotation",
    "```js\nrun(); // (1)!\n```\n\n1. Explained hereby",
    ["run", "explained", "hereby"],
    ["explained", "hereby"],
  ],
  [
    "a code group",
    ":::code-group\n\n```sh [npm]\nnpm install\n```\n\n```sh [pnpm]\npnpm add\n```\n\n:::",
    ["npm", "pnpm", "install", "add"],
    ["npm", "pnpm"],
  ],
  ["a description list", "Twin\n: The page as a file.", ["twin", "file"]],
  ["a caption of code", '```js title="app.ts" caption="Where it starts"\nrun();\n```', ["starts"]],
  ["a caption of a table", "| Key |\n| --- |\n| jobs |\n\nTable: Keys of the cache", ["jobs", "cache"]],
  ["a caption of a picture", '![Alternative](https://images.example.com/a.png "Below it")', ["below"]],
  ["cards", ":::cards\n\n- [Install](https://example.com/a): Get it running\n\n:::", ["install", "running"]],
  ["a single card", '::card[Deploy]{to="https://example.com/a"}', ["deploy"]],
  ["steps", ":::steps\n\n1. Fetch\n2. Unpack\n\n:::", ["fetch", "unpack"]],
  ["files", ":::file-tree\n\n- content\n  - site.yml\n\n:::", ["content", "site", "yml"]],
  ["lists in a list", "- Outer\n  - Inner\n  - Last", ["outer", "inner", "last"]],
  ["an icon", "Go :icon[rocket] now", ["now"]],
  ["keys and a badge", "Press :kbd[Enter] :badge[Beta]{type=tip}", ["enter", "beta"]],
  ["a formula", "So $x^2$ holds", ["holds"]],
  ["a diagram", "```mermaid\ngraph TD\n  A[Begin] --> B[Finish]\n```", ["begin", "finish"]],
  ["an alert", "> [!TIP]\n> Remember", ["remember"]],
])("the words of %s are in the feed, and the search finds them", (_name, text, words, searched = words) => {
  const { feed, words: found } = shown(text);
  const read = feed.replace(/<[^>]*>/g, " ").toLowerCase();
  expect(words.filter((word) => !read.includes(word))).toEqual([]);
  const all = found.map((word) => word.toLowerCase());
  expect(searched.filter((word) => !all.includes(word))).toEqual([]);
  // No element of our own, no script and no style goes into a feed.
  expect(feed).not.toMatch(/<tw-|<script|<style|<button| style="/);
});

test("an icon and the name of one are nothing to read or to find", () => {
  const { feed, words } = shown("Go :icon[rocket] now");
  expect(
    feed
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  ).toBe("Go now");
  expect(words).not.toContain("rocket");
});

test("a feed shows a formula as MathML or as its source, and the search leaves it out", () => {
  const { feed, words } = shown("So $\\alpha + 1$ holds");
  expect(feed).toMatch(/<math|\\alpha/);
  expect(words.join(" ")).not.toMatch(/alpha|α/);
});
