/** Constructs where the site's scripts and styles are not: in feeds, and as words of the search. */
import { readFileSync } from "node:fs";
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
    words: searchedSections(content, facts).flatMap(({ title, words }) => [title, ...words.split(" ")]),
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

/** Every construct of the manual's page of all of them, and those that need a declaration in site.yml or come from HTML. */
const everything = `${readFileSync("cli/manual/en/docs/writing/kitchen-sink.md", "utf8")}
::video[A talk]{src="https://www.youtube.com/watch?v=abc"}

::video[A demo]{src=demo.mp4 captions=demo.vtt}

::embed[A pen]{src="https://pens.example/ada/pen-1?tab=result"}

> [!NOTE]
> Quoted

![Day](https://images.example.com/day.png){dark=https://images.example.com/night.png width=300 align=right}

<div class="own" id="own-id">Raw <span class="own">HTML</span></div>

| [Link](https://example.com) | \`code\` |
| :--- | ---: |
| a<br>b | :icon[star] |

\`\`\`js {2} showLineNumbers=5 title="app.js"
run(); // (1)!
stop(); // [!code --]
\`\`\`

1. Runs it
`;

test("no construct brings a class, an id, a data- attribute or a button of the site into a feed", () => {
  const { content } = compiled(everything);
  const feed = content ? entryHtml(content.hast, "https://example.com/post") : "";
  // A drawing is in one piece; the language of code is HTML's own proposal.
  const html = feed.replace(/<svg.*?<\/svg>/gs, "").replace(/<code class="language-[\w+-]+"/g, "<code");
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(200);
  expect(tags.filter((tag) => /\s(class|id|role|tabindex|style|data-[\w-]+|on\w+)=/.test(tag))).toEqual([]);
  expect(tags.filter((tag) => /^<(button|input|label|span|script|template|iframe|tw-)/.test(tag))).toEqual(
    [],
  );
});

test("what a feed loses of a construct still reads", () => {
  const feedOf = (text: string) => shown(text).feed;
  expect(feedOf("> [!TIP]\n> Remember")).toBe(
    "<aside><p><strong>Tip</strong></p><div><p>Remember</p></div></aside>",
  );
  expect(feedOf("- [x] Written\n- [ ] Read")).toBe("<ul><li>☑ Written</li><li>☐ Read</li></ul>");
  expect(feedOf("```js\nrun(); // (1)!\n```\n\n1. Explained")).toBe(
    '<figure><pre><code class="language-js" translate="no">run(); (1)</code></pre></figure><ol><li>Explained</li></ol>',
  );
  expect(feedOf(":::file-tree\n\n- content/\n  - site.yml the title\n\n:::")).toBe(
    "<ul><li><code>content/</code><ul><li><code>site.yml</code> the title</li></ul></li></ul>",
  );
  expect(feedOf("Press :kbd[Ctrl+K] :badge[New]{type=tip}")).toBe(
    "<p>Press <kbd><kbd>Ctrl</kbd>+<kbd>K</kbd></kbd> New</p>",
  );
  expect(feedOf('::video[A talk]{src="https://www.youtube.com/watch?v=abc"}')).toMatch(
    /^<div><p><a href="https:\/\/www\.youtube\.com\/watch\?v=abc">[^<]*A talk[^<]*<\/a><\/p><\/div>$/,
  );
});
