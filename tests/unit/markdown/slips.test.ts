/** Slips that show something else than was meant, and text that only looks like one. */
import { describe, expect, test } from "vitest";
import { splitSuffix } from "../../../cli/site/link-target.ts";
import { compiled, findingLine } from "./settings.ts";

/** The findings of a text, each as its message. */
const told = (markdown: string): string[] => compiled(markdown).findings.map(({ message }) => message);
const lines = (markdown: string): string[] => compiled(markdown).findings.map(findingLine);

describe("emphasis beside a mark", () => {
  test.each([
    ["**真，**她走了。", "expected **真**，"],
    ["含**「重点」**内容", "expected 「**重点**」"],
    ["*斜体（带括号）。*这句", "expected *斜体（带括号）*。"],
    ["**Note:**Text goes on.", "expected a space after it"],
    ["**Note (old)**and text", "expected a space after it"],
    ["**打开（设置）**菜单", "expected a space after it"],
    ["__Note:__Text", "expected a space after it"],
    ["**重要：**文字**注意：**文字", "expected **重要**："],
    ["***真，***她", "expected ***真***，"],
    ["~~删除，~~她", "expected ~~删除~~，"],
    ["*（注）*文字", "expected （*注*）"],
    ["**“A”**和文字", "expected “**A**”"],
    ["**A（B）**は", "expected a space after it"],
    ["**50%**的文字", "expected **50**%"],
    ["**重要:**文字", "expected **重要**:"],
    ["文**`code`**字", "expected a space before it"],
    ["**`code`**文字", "expected a space after it"],
    ["文**[link](https://example.com)**字", "expected a space before it"],
    ["Das ist **„wichtig“**hier", "expected a space after it"],
    ["这是**“强调”**的 ok **强调**的", "expected “**强调**”"],
    ["**Note:**Text and **bold** here", "expected a space after it"],
    ['The **"Save"**button', 'expected a space after it, or <strong>"Save"</strong>'],
    ["The **'Save'**button, and **more**", "expected a space after it, or <strong>'Save'</strong>"],
    ["Call **`run`**twice, **now** and then", "expected a space after it, or <strong>`run`</strong>"],
    ['A ~~"word"~~more', 'expected a space after it, or <del>"word"</del>'],
    ['A ***"word"***more', "expected a space after it"],
  ])("%s shows its asterisks, with a way out", (markdown, way) => {
    const [line = "", ...more] = lines(markdown);
    expect(line).toContain("markdown-is-well-formed");
    expect(line).toContain(way);
    expect(more).toEqual([]);
  });

  test.each([
    "**真**，她走了。",
    "**Note:** Text",
    "**Note**: Text",
    "「**重点**」内容",
    "src/**/*.ts and **/*.md",
    "2**(a)**b and `**Note:**Text`",
    "f(*args, **kwargs)",
    "\\**Note:\\**Text",
    "__init__.py and __name:__x__",
    "*a(b)*c",
    "a **(b)** c",
  ])("%s is quiet", (markdown) => {
    expect(told(markdown)).toEqual([]);
  });
});

describe("marks of emphasis that do not close, and others behind them", () => {
  test.each([
    ['The **"Save"**button, **bold:**text.', '**"Save"**', 2],
    ['**"An end"**c and **d e** f', '**"An end"**', 1],
    ["Call **`run`**twice, **now:**then and **here:**there", "**`run`**", 3],
    ["A __“word”__more", "__“word”__", 1],
  ])("%s: each is told once, and none has a space inside", (markdown, first, times) => {
    const { findings } = compiled(markdown);
    expect(findings).toMatchObject([{ message: expect.stringContaining(`“${first}” shows its`) }]);
    expect(/ \((\d) times\)$/.exec(findings[0]?.message ?? "")?.[1] ?? "1").toBe(`${times}`);
    expect(findings.flatMap(({ fix = [] }) => fix)).toEqual([]);
  });

  test.each([
    ["x(**50%**of, **bold **text", "**bold **"],
    ["2 ** 3 and **bold ** text", "**bold **"],
    ["**one** (**two ** text", "**two **"],
  ])("%s: a space that is there is told", (markdown, written) => {
    expect(told(markdown)[0]).toContain(`“${written}” has a space before its end`);
  });
});

describe("Markdown directly below HTML", () => {
  test.each([
    [
      "<details>\n<summary>One</summary>\n\nText\n\n</details>\n## Heading after details",
      "## Heading after details",
    ],
    ["<br>\n## Heading", "## Heading"],
    ["<details><summary>Two</summary>\n- item c\n- item d\n</details>", "- item c"],
    ["<div>\n1. one\n2. two\n</div>", "1. one"],
    ["<div>\n| a | b |\n| --- | --- |\n| c | d |\n</div>", "| a | b |"],
    ["<div>\n```sh\nnpm i\n```\n</div>", "```sh"],
    ["<div>\n| a | b |\n| - | - |\n| c | d |\n</div>", "| a | b |"],
    ["<div>\n> quoted\n</div>", "> quoted"],
    ["<div>\nTitle\n-----\n</div>", "Title"],
    ["<div>\n:::note\nText\n:::\n</div>", ":::note"],
    ["<p>Text[^1] and more</p>\n\n[^1]\n\n[^1]: Note", "[^1]"],
    ["<p>old ~~text~~ here</p>", "~~text~~"],
  ])("%j is shown as written", (markdown, written) => {
    expect(told(markdown)).toEqual([`“${written}” is inside HTML, and is shown as written`]);
  });

  test.each([
    "<p>\nA sentence with a dash\n- and more of it.\n</p>",
    "<pre>\n# comment\n- x\n</pre>",
    "<!--\n# heading\n- x\n-->",
    "<div>\n\n## Heading\n\n- item\n\n</div>",
    "<div>#1 and #2</div>",
    "<table><tr><td>\n\n- item\n\n</td></tr></table>",
  ])("%j is quiet", (markdown) => {
    expect(told(markdown)).toEqual([]);
  });
});

describe("a bare address", () => {
  test.each([
    ["参见https://example.com。", "https://example.com", "。"],
    ["انظر https://example.com، ثم", "https://example.com", "، ثم"],
    ["देखें https://example.com।", "https://example.com", "।"],
    ["参见 https://example.com/a（说明）了解更多", "https://example.com/a", "（说明）了解更多"],
    ["见 www.example.com、其他", "http://www.example.com", "、其他"],
    ["「https://example.com/?q=1」", "https://example.com/?q=1", "」"],
    ["See “https://example.com/x”.", "https://example.com/x", "”."],
    ["https://example.com，和 text", "https://example.com", "，和 text"],
  ])("in %s ends before the mark", (markdown, href, rest) => {
    const html = JSON.stringify(compiled(markdown).content?.hast);
    expect(html).toContain(`"href":"${href}"`);
    expect(html).toContain(`"value":"${rest}"`);
  });

  test("behind another one is an address, too", () => {
    const html = JSON.stringify(
      compiled("「https://example.com/a」、https://example.com/b，www.example.com。https").content?.hast,
    );
    expect([...html.matchAll(/"(?:href|value)":"([^"]*)"/g)].map(([, text]) => text)).toEqual([
      "「",
      ...["https://example.com/a", "https://example.com/a", "」、"],
      ...["https://example.com/b", "https://example.com/b", "，"],
      ...["http://www.example.com", "www.example.com", "。https"],
    ]);
  });

  test("in brackets is as it is written", () => {
    const html = JSON.stringify(
      compiled("<https://example.com/。> [a](https://example.com/。)").content?.hast,
    );
    expect(html.match(/"href":"https:\/\/example\.com\/(?:。|%E3%80%82)"/g)).toHaveLength(2);
  });
});

test.each([
  ["Text.[^1] [to two](#fnref-1) [one](#fn-1)\n\n## One {#fn-1}\n\n## Two {#fnref-1}\n\n[^1]: Said.", []],
  ['<p id="same">x</p>\n\n<p id="same">y</p>\n\n## Z {#same}\n\n[x](#same)', ["same"]],
  ['Text.[^a]\n\n<p id="fn-a">x</p>\n\n[^a]: Said.', []],
  ['<a id="install"></a>\n\n## Install\n\n## <a name="usage"></a>Usage', []],
  ["Text.[^a] Again.[^a]\n\n[^a]: Said.", []],
])("an id that a writer gives twice on a page is a finding, and none that is made: %j", (markdown, ids) => {
  expect(told(markdown)).toEqual(ids.map((id) => `the id “${id}” is already used on this page`));
});

test("an anchor above a heading of the same id leaves the id to the heading", () => {
  const html = JSON.stringify(compiled('<a id="install"></a>\n\n## Install').content?.hast);
  expect(html.match(/"id":"install"/g)).toHaveLength(1);
  expect(html).toContain('"tagName":"h2","properties":{"id":"install"}');
});

test.each([
  ["\u200f## عنوان", "## عنوان"],
  ["\u200b- item", "- item"],
  ["Text\n\n\ufeff1. one", "1. one"],
  ["\u2060:::note", ":::note"],
])("an invisible character before a mark is told of: %j", (markdown, mark) => {
  expect(told(markdown)).toEqual([`“${mark}” has an invisible character before it, and is shown as text`]);
});

test.each([
  "[comment]: <> (one)\n\n[//]: # (two)\n\n[//]: # (three)\n\n[//]: <> (four)\n\nText.",
  "\u200fنص - نص",
  "see \\(x) and foo(\\(a\\))",
  '## ![Logo](logo.png)\n\n## <img alt="" src="logo.png">',
])("%j is quiet", (markdown) => {
  expect(told(markdown)).toEqual([]);
});

test("a heading without a text is told of", () => {
  const message = "this heading has no text";
  expect(told("##\n\nText.\n\n### \n")).toEqual([message, message]);
  for (const text of ["<!-- later -->", "&nbsp;", "\u200b", '<a id="x"></a>', "{#x}"])
    expect(told(`## ${text}\n\nText.`)).toContain(message);
  expect(told("## $x$\n\n## `a`\n\n## ![Logo](https://example.com/a.png)")).not.toContain(message);
});

test("a formula of LaTeX at the start of a line is told of, unless it may count the points of a list", () => {
  for (const formula of ["\\(f(x)\\)", "\\(g_n\\)", "\\(y'\\)"])
    expect(told(`${formula} is one.`), formula).toHaveLength(1);
  expect(told("\\(a\\) One thing.\n\n\\(b\\) Another, \\(see below\\).")).toEqual([]);
});

test.each(["\\(x^2\\)", "\\(\\alpha\\)", "\\(f(x)\\)", "\\(x\\)", "\\(n + 1\\)"])(
  "the formula %s of LaTeX is told of",
  (formula) => {
    expect(compiled(`A ${formula} b.`).findings.map(({ rule }) => rule)).toEqual(["syntax-is-supported"]);
  },
);

test("<Listing> is a component, and <listing> an element of HTML", () => {
  const rules = (markdown: string) => compiled(markdown).findings.map(({ rule }) => rule);
  expect(rules('<Listing file="a.ts" />')).toEqual(["markdown-is-not-mdx"]);
  expect(rules("<listing>a</listing>")).toEqual(["html-is-allowed"]);
});

test.each(
  "golang rs terraform tf dotenv apache objective-c obj-c rst shell-script batchfile patch vb viml jinja psql postgres make wat jsonld py3 node regexp exs".split(
    " ",
  ),
)("code in %s is coloured", (name) => {
  expect(told(`\`\`\`${name}\nx = 1\n\`\`\``)).toEqual([]);
});

test("a language in braces gets the name that it has here", () => {
  expect(lines("```{.python}\nx = 1\n```")[0]).toContain("python");
});

test("the outline and the title keep spaces that hold words together", () => {
  const { facts } = compiled("# Semaine\u00a03\u202f: oui\n\n## Semaine 3\u00a0: regarder\u202f?\n");
  expect(facts?.heading).toBe("Semaine\u00a03\u202f: oui");
  expect(facts?.outline).toEqual([
    { id: "semaine-3--regarder-", title: "Semaine 3\u00a0: regarder\u202f?", depth: 2 },
  ]);
});

test("a link and an id meet, with or without the mark that makes a coloured emoji", () => {
  for (const mark of ["", "\ufe0f"])
    for (const other of ["", "\ufe0f", "%EF%B8%8F"]) {
      const { facts } = compiled(`## ⚙${mark} Settings\n\n[x](#${other}-settings)`);
      expect(facts?.anchors).toEqual(["-settings"]);
      expect(facts?.references.map(({ url }) => splitSuffix(url).suffix)).toEqual(["#-settings"]);
    }
});

test("a link and an id meet, in whatever form of Unicode they are written", () => {
  const [composed, other] = ["résumé".normalize("NFC"), "résumé".normalize("NFD")];
  for (const [heading, hash] of [
    [composed, other],
    [other, composed],
    [`x {#${other}}`, composed],
  ]) {
    const { facts } = compiled(`## ${heading}\n\n[x](#${hash})`);
    expect(facts?.anchors).toEqual([composed]);
    expect(facts?.references.map(({ url }) => splitSuffix(url).suffix)).toEqual([`#${composed}`]);
  }
});
