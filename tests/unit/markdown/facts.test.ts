import { describe, expect, test } from "vitest";
import type { PageFacts } from "../../../cli/markdown/compiled-page.ts";
import { compiled } from "./settings.ts";

function factsOf(text: string): PageFacts {
  const { facts } = compiled(text);
  if (facts === undefined) throw new Error("the page has an error");
  return facts;
}

describe("title and outline", () => {
  test("the heading on top is the page's, the others are the outline", () => {
    const facts = factsOf("# The *title*\n\n## One `x`\n\ntext\n\n### Two {#second}\n\n# Not in it\n");
    expect(facts.heading).toBe("The title");
    expect(facts.outline).toEqual([
      { id: "one-x", title: "One x", depth: 2 },
      { id: "second", title: "Two", depth: 3 },
    ]);
  });

  test("a page without a heading on top has none", () => {
    expect(factsOf("Text.\n\n# Heading").heading).toBeUndefined();
  });
});

test("an id of the title leads to the start of the text, and is taken", () => {
  const { facts, content, findings } = compiled("# Title {#install}{#setup}\n\nText.\n\n## Install\n");
  expect(facts?.heading).toBe("Title");
  expect(facts?.anchors).toEqual(["install", "setup", "install-1"]);
  expect(JSON.stringify(content?.hast)).toContain('"id":"install"');
  expect(findings).toEqual([]);
  expect(compiled("# Title {#one}\n\n## A {#one}\n").findings.map(({ rule }) => rule)).toEqual([
    "heading-id-is-unique",
  ]);
  expect(factsOf("# Title {#one}\n\n- a\n").anchors).toEqual(["one"]);
});

test("anchors are headings, footnotes, and ids and names of HTML", () => {
  const text = '## One\n\nA[^1] <a name="old"></a> <i id="x">y</i>\n\n:::note{#box}\ntext\n:::\n\n[^1]: B\n';
  expect(factsOf(text).anchors).toEqual(["one", "fnref-1", "old", "x", "box", "footnote-label", "fn-1"]);
});

test("references are links and images in every form, with their place in the file", () => {
  const text = [
    "---",
    "title: A",
    "---",
    "[a](b.md#c) and ![d](e.png)",
    "",
    "> - [f][g] <h@example.org>",
    "",
    '<a href="i.md">j</a>',
    "",
    "[g]: k.md",
    "",
    "A note[^1].",
    "",
    "[^1]: See [l](m.md).",
  ].join("\n");
  expect(factsOf(text).references).toEqual([
    { kind: "link", url: "b.md#c", place: { line: 4, column: 1 } },
    { kind: "image", url: "e.png", place: { line: 4, column: 17 } },
    { kind: "link", url: "k.md", place: { line: 6, column: 5 } },
    { kind: "link", url: "mailto:h@example.org", place: { line: 6, column: 12 } },
    { kind: "link", url: "i.md", place: { line: 8, column: 1 } },
    { kind: "link", url: "m.md", place: { line: 14, column: 11 } },
  ]);
});

describe("excerpt", () => {
  test("is the text before the mark, without markup, headings and code", () => {
    const text =
      "First *part* with [a link](x.md).\n\n## Not this\n\n- and a list\n\n```\nnor this\n```\n\n<!-- truncate -->\n\nRest.";
    expect(factsOf(text).excerpt).toBe("First part with a link. and a list");
  });

  test("else of the first paragraph with a text", () => {
    expect(
      factsOf("# Title\n\n![Only a picture](a.png)\n\nThe *first*\nparagraph.\n\nAnother.").excerpt,
    ).toBe("The first paragraph.");
  });

  test("a picture within a sentence is read as its text, and passed over where it has none", () => {
    expect(factsOf("Rated ![five stars](stars.svg), made *with ![](pen.svg)*.").excerpt).toBe(
      "Rated five stars, made with.",
    );
    expect(factsOf("![A](a.png) ![B][b]\n\n<!-- truncate -->\n\n[b]: b.png").excerpt).toBe("");
  });

  test("imports of MDX are no text", () => {
    expect(factsOf("import A from './a';\n\nText.").excerpt).toBe("Text.");
  });

  test("a mark in a code block is code", () => {
    expect(factsOf("One.\n\n```html\n<!-- truncate -->\n```\n\nTwo.").excerpt).toBe("One.");
  });

  test("is empty where there is no text", () => {
    expect(factsOf("## Heading\n").excerpt).toBe("");
  });

  test("ends at a mark within a paragraph, and at one with text after it", () => {
    expect(factsOf("One *two* <!-- truncate --> three.\n\nFour.").excerpt).toBe("One two");
    expect(factsOf("One.\n<!-- truncate --> Two.\n\nThree.").excerpt).toBe("One.");
  });

  test("keeps the spaces that hold French punctuation to its words", () => {
    const text = "«\u00a0Oui\u00a0», dit-elle\u202f!";
    expect(factsOf(`${text}\nNon.`).excerpt).toBe(`${text} Non.`);
  });
});

describe("words", () => {
  test.each([
    ["One two **three**four, five — six.", 5],
    ["A `code span` counts nothing.\n\n```\nnor this\n```", 3],
    ["- L’outil n’est pas l’essentiel\n- 10 € — déjà ?", 6],
    ["| a | b |\n| - | - |\n| c | d |", 4],
    ["日本語の文章です。", 4],
    ["", 0],
  ])("of %j are %i", (text, count) => {
    expect(factsOf(text).words).toBe(count);
  });
});

describe("the page as Markdown", () => {
  test("is the body, and where its destinations stand", () => {
    const body =
      '# T\n\n[a](b.md "c") ![d](<e f.png>)\n\n[g]: h.md\n\n<img src="i.png" alt=""> <https://example.org>\n';
    const { content } = compiled(`---\ntitle: T\n---\n${body}`);
    expect(content?.markdown.body).toBe(body);
    const destinations = content?.markdown.destinations ?? [];
    expect(destinations.map(({ start, end }) => body.slice(start, end))).toEqual([
      "b.md",
      "e f.png",
      "h.md",
      "i.png",
    ]);
    expect(destinations.map(({ url }) => url)).toEqual(["b.md", "e f.png", "h.md", "i.png"]);
  });

  test("an address with an escape stands for what it says", () => {
    const { content } = compiled("[a](b\\_c&amp;d.md)");
    expect(content?.markdown.destinations).toEqual([{ start: 4, end: 17, url: "b_c&d.md" }]);
  });
});

test("line endings and byte order marks make no difference", () => {
  const text = "---\ntitle: A\n---\n\n## B\n\n[c](d.md)\n\n```js\nx\n```\n";
  for (const marks of ["\uFEFF", "\uFEFF\uFEFF"])
    expect(compiled(`${marks}${text.replaceAll("\n", "\r\n")}`)).toEqual(compiled(text));
});
