/** `twsite check --fix` corrects what has one right form, and leaves the rest to the writer. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { run } from "./warm-command.ts";

function project(files: Files): string {
  const folder = temporaryFolder();
  writeFiles(join(folder, "content"), { ...smallSite, ...files });
  return folder;
}

const page = (folder: string, name = "page") =>
  readFileSync(join(folder, `content/en/docs/${name}.md`), "utf8");

/** Files of a folder with their texts, by their paths. */
function texts(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, file), "latin1")]),
  );
}

test("a reference whose text is its label keeps the label", async () => {
  const folder = project({
    "en/terms.yml": "write:\n  license: [licence]\n",
    "site.yml": `${smallSite["site.yml"]}lint:\n  apostrophes: true\n`,
    "en/docs/page.md":
      "# Page\n\nSee [licence], [a **licence** here][], [what's new], the [licence][b] and licence.\n\n[licence]: other.md\n[a **licence** here]: other.md\n[what's new]: other.md\n[b]: other.md\n",
    "en/docs/other.md": "# Other\n\nText.\n",
  });
  await run(["check", "--fix", "--quiet"], { cwd: folder });
  expect(page(folder)).toContain(
    "See [licence], [a **licence** here][], [what's new], the [license][b] and license.",
  );
});

describe("what is written", () => {
  test.each([
    ["## A heading { #own }\n\n## Another {#other", "## A heading {#own}\n\n## Another {#other}"],
    ["It is ==marked==, x^2^, ++new++.", "It is <mark>marked</mark>, x<sup>2</sup>, <ins>new</ins>."],
    ["Press ++ctrl+c++ :rocket: :+1:", "Press :kbd[ctrl+c] 🚀 👍"],
    ["Text. %%Ask -- later%%", "Text. <!-- Ask - - later -->"],
    ["![A](a.png =300x200) ![A](a.png =x20)", "![A](a.png){width=300} ![A](a.png)"],
    ["[[toc]]\n\n## One", "\n\n## One"],
    ["```js\na();", "```js\na();\n```"],
    [
      "[A](https:/example.org/a) and [b]\n\n[b]: http:///example.org/b 'B'",
      "[A](https://example.org/a) and [b]\n\n[b]: http://example.org/b 'B'",
    ],
    ["!!! note\n\n    Text.\n\nMore.", ":::note\nText.\n:::\n\nMore."],
    [
      '!!! warning "Take care"\n    Text.\n\n    ```sh\n    # a comment\n    ```',
      ":::warning[Take care]\nText.\n\n```sh\n# a comment\n```\n:::",
    ],
    [
      '???+ tip "T"\n    One.\n\n    !!! note\n        Two.',
      "::::details[T]{open}\nOne.\n\n:::note\nTwo.\n:::\n::::",
    ],
    [
      '=== "A"\n\n    One.\n\n=== "B"\n\n    Two.',
      "::::tabs\n:::tab[A]\nOne.\n:::\n:::tab[B]\nTwo.\n:::\n::::",
    ],
    [
      "- An item\n\n    !!! note\n        Text.\n\n- Another",
      "- An item\n\n    :::note\n    Text.\n    :::\n\n- Another",
    ],
    [
      "See [[page]], [[other|it]], [[#Part One]].\n\n## Part One\n\nA.",
      "See [page](page.md), [it](deep/other.md), [Part One](#part-one).\n\n## Part One\n\nA.",
    ],
    ['--8<-- "part.txt"\n\nText.', '::include{file="part.txt"}\n\nText.'],
    ["--8<-- 'docs/deep/part.txt'\n\nText.", '::include{file="/docs/deep/part.txt"}\n\nText.'],
  ])("%j becomes %j, whatever ends its lines", async (written, right) => {
    const crlf = (text: string) => `\uFEFF${text}`.replaceAll("\n", "\r\n");
    const text = `# Page\n\n${written}\n`;
    const folder = project({
      "en/docs/page.md": text,
      "en/docs/windows/page.md": crlf(text),
      "en/docs/deep/other.md": "# Other\n\nText.\n",
      "en/docs/part.txt": "Part.\n",
      "en/docs/windows/part.txt": "Part.\n",
      "en/docs/deep/part.txt": "Part.\n",
    });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    const fixed = `# Page\n\n${right}\n`;
    expect(page(folder)).toBe(fixed);
    expect(page(folder, "windows/page")).toBe(crlf(fixed.replace("(deep/", "(../deep/")));
  });

  test("a name that no page or two pages have is left to the writer, and the others are corrected", async () => {
    const folder = project({
      "en/docs/why? 100%.md": "# Why\n\nText.\n",
      "en/docs/odd.md": '# Odd\n\n[[why? 100%]].\n\n--8<-- "../fr/part.txt"\n',
      "fr/part.txt": "Part.\n",
      "en/docs/page.md": "# Page\n\n[[other]], [[twice]], [[gone]] and [[other#Nowhere]].\n",
      "en/docs/other.md": "# Other\n\nText.\n",
      "en/docs/a/twice.md": "# Twice\n\nText.\n",
      "en/docs/b/twice.md": "# Twice again\n\nText.\n",
    });
    const { out } = await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder)).toBe("# Page\n\n[other](other.md), [[twice]], [[gone]] and [[other#Nowhere]].\n");
    expect(out).toContain("is a wiki link, and is shown as text (3 times)");
    expect(page(folder, "odd")).toBe(
      '# Odd\n\n[why? 100%](why%3F%20100%25.md).\n\n--8<-- "../fr/part.txt"\n',
    );
  });

  test.each([
    ["[Old](https://a.example.org/old#x), and", "[Old](https://a.example.org/new#x), and"],
    [
      "<https://a.example.org/old> <a href='https://a.example.org/old'>a</a> https://a.example.org/old.",
      "<https://a.example.org/new> <a href='https://a.example.org/new'>a</a> https://a.example.org/old.",
    ],
    [
      "[https://a.example.org/old](https://a.example.org/old)",
      "[https://a.example.org/old](https://a.example.org/new)",
    ],
    [
      "[One][1] and [1].\n\n[1]: https://a.example.org/old\n[2]: https://a.example.org/old",
      "[One][1] and [1].\n\n[1]: https://a.example.org/new\n[2]: https://a.example.org/old",
    ],
    [
      "[Two\nlines](https://a.example.org/old) <a\nhref='https://a.example.org/old'>a</a>",
      "[Two\nlines](https://a.example.org/new) <a\nhref='https://a.example.org/new'>a</a>",
    ],
    ["[Other](https://a.example.org/older)", "[Other](https://a.example.org/older)"],
  ])("a link whose page has moved for good, %j, becomes %j", async (written, right) => {
    const lock = "https://a.example.org/old  200  2026-11-21  moved=https://a.example.org/new\n";
    const folder = project({ "en/docs/page.md": `# Page\n\n${written}\n`, "links.lock": lock });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder)).toBe(`# Page\n\n${right}\n`);
  });

  test.each([
    ["summary: What it is\nweight: 3", "description: What it is\nsidebar_position: 3"],
    ["Draft: true", "draft: true"],
    ["sidebar_label: “The page”", 'sidebar_label: "The page"'],
    // A writer has to decide: which of two, the opposite, a value that does not fit, a name that is taken.
    ["summary: One\nexcerpt: Two", undefined],
    ["published: false", undefined],
    ["weight: heavy", undefined],
    ["summary: One\ndescription: Two", undefined],
    ['"summary": One', undefined],
  ])("front matter %j becomes %j", async (written, right = written) => {
    const folder = project({ "en/docs/page.md": `---\n${written}\n---\n\n# Page\n` });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder)).toBe(`---\n${right}\n---\n\n# Page\n`);
  });

  test("line ends, a byte order mark and all else stay", async () => {
    const folder = project({ "en/docs/page.md": "\uFEFF# Page\r\n\r\nIt is ==marked== \r\n\r\n* one\r\n" });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder)).toBe("\uFEFF# Page\r\n\r\nIt is <mark>marked</mark> \r\n\r\n* one\r\n");
  });

  test("in an included file, the file that has it changes", async () => {
    const folder = project({
      "en/docs/page.md": "# Page\n\n::include{file=_part.md}\n",
      "en/docs/_part.md": "Part ==marked==.\n",
    });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder, "_part")).toBe("Part <mark>marked</mark>.\n");
    expect(page(folder)).toBe("# Page\n\n::include{file=_part.md}\n");
  });

  test("code, comments and what a comment ignoreComments stay", async () => {
    const text = "# Page\n\n`==a==`\n\n```text\n==a==\n```\n\n<!-- ==a== -->\n";
    const folder = project({ "en/docs/page.md": text });
    await run(["check", "--fix", "--quiet"], { cwd: folder });
    expect(page(folder)).toBe(text);
  });
});

const slips = {
  "en/docs/page.md": "# Page\n\n==one== [there](nothing.md)\n",
  "en/docs/b.md": "# B\n\n==one==\n",
};

describe("what is told", () => {
  test("each cause with its files, and the findings that are left", async () => {
    const { code, out } = await run(["check", "--fix"], { cwd: project(slips) });
    expect(code).toBe(1);
    expect(
      out,
    ).toBe(`fixed  2 times: “==one==” is highlighted text of other tools, and is shown as text  [syntax-is-supported]
       content/en/docs/b.md, content/en/docs/page.md
content/en/docs/page.md:3:18  error  “nothing.md” is a broken link  [link-resolves]
  3 | <mark>one</mark> [there](nothing.md)
    |                  ^
  expected: a page, a route or a file of this site
1 error, 0 warnings in content
`);
  });

  test("with another format, the report alone is on standard output", async () => {
    const { out, err } = await run(["check", "--fix", "--format", "json"], { cwd: project(slips) });
    expect(JSON.parse(out)).toMatchObject({ errors: 1, warnings: 0 });
    expect(err).toContain("fixed  2 times");
  });
});

describe("--diff", () => {
  test("writes nothing, and prints a patch that does the same", async () => {
    const folder = project(slips);
    const before = texts(join(folder, "content"));
    const { out, code } = await run(["check", "--fix", "--diff"], { cwd: folder });
    expect(code).toBe(0);
    expect(texts(join(folder, "content"))).toEqual(before);
    execFileSync("git", ["init", "-q"], { cwd: folder });
    execFileSync("git", ["apply"], { cwd: folder, input: out });
    const patched = texts(join(folder, "content"));
    const other = project(slips);
    await run(["check", "--fix"], { cwd: other });
    expect(patched).toEqual(texts(join(other, "content")));
  });

  test("needs --fix", async () => {
    const { code, err } = await run(["check", "--diff"], { cwd: project({}) });
    expect(code).toBe(2);
    expect(err).toContain("--fix");
  });
});

test("what was fixed, a second run leaves alone: every site of the findings", async () => {
  const sites = readdirSync("tests/findings", { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && /syntax|other-tools|keys|language|code|markdown|link/.test(entry.name),
    )
    .map(({ name }) => name);
  for (const site of sites) {
    const folder = temporaryFolder();
    cpSync(join("tests/findings", site), folder, { recursive: true });
    const check = () => run(["check", "--fix", "--quiet", "--no-cache"], { cwd: folder });
    await check();
    const once = texts(join(folder, "content"));
    const { out } = await check();
    expect(out, site).not.toMatch(/^fixed/m);
    expect(texts(join(folder, "content")), site).toEqual(once);
  }
});

test("a correction of an included file that would do harm is not made", async () => {
  const folder = project({
    "en/docs/page.md": "# Page\n\n::include{file=_part.md}\n",
    "en/docs/_part.md":
      "!!! note\n\n    Text of a {{shortcode.of.another}} and [a](b.md){.class}.\n\nIt is ==marked==.\n",
  });
  const { out } = await run(["check", "--fix", "--quiet"], { cwd: folder });
  expect(out).toContain("en/docs/_part.md: its correction would do harm");
  expect(page(folder, "_part")).toContain("!!! note\n\n    Text");
  expect(page(folder, "_part")).toContain("<mark>marked</mark>");
});
