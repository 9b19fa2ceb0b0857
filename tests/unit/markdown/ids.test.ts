/** No two elements of a page have one id, whoever gives it, and links lead where they did before another id came near. */
import type { Element, Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { compiled, findingLine } from "./settings.ts";

type Page = { ids: string[]; hrefs: string[]; findings: string[]; outline: string[] };

function page(text: string): Page {
  const { content, facts, findings } = compiled(text);
  const elements = content ? elementsIn(content.hast as Nodes) : [];
  const all = (name: string) =>
    elements.flatMap(({ properties }) =>
      typeof properties[name] === "string" ? String(properties[name]) : [],
    );
  return {
    ids: all("id"),
    hrefs: all("href"),
    findings: findings.map(findingLine),
    outline: facts?.outline.map(({ id }) => id) ?? [],
  };
}

function elementsIn(node: Nodes): Element[] {
  const own = node.type === "element" ? [node] : [];
  return "children" in node ? [...own, ...node.children.flatMap(elementsIn)] : own;
}

const diagram = "```mermaid\nflowchart LR\n  a --> b\n```\n";
const annotated = "```js\nlet x; // (1)!\n```\n\n1. Why.\n";

describe("an id that the compiler makes gives way to one that an author has written", () => {
  test.each([
    [
      "a footnote, to a heading",
      "T[^1]\n\n## A {#fn-1}\n\n[^1]: N",
      ["fnref-1", "fn-1", "footnote-label", "fn-1-1"],
    ],
    [
      "a mark, to HTML",
      'T[^1]\n\n<p id="fnref-1">P</p>\n\n[^1]: N',
      ["fnref-1-1", "fnref-1", "footnote-label", "fn-1"],
    ],
    [
      "a footnote, to an anchor",
      'T[^1]\n\n<a id="fn-1"></a>\n\n[^1]: N',
      ["fnref-1", "fn-1", "footnote-label", "fn-1-1"],
    ],
    ["a heading, to HTML below it", '## Install\n\n<h2 id="install">I</h2>', ["install-1", "install"]],
    ["a heading, to HTML above it", '<div id="install">I</div>\n\n## Install', ["install", "install-1"]],
    ["a heading, to a directive", ":::note{#install}\nN\n:::\n\n## Install", ["install", "install-1"]],
    ["a heading, to a formula", "## Eq\n\n$$\nx\n$$ {#eq}", ["eq-1", "eq"]],
    ["a heading, where the next name is taken", '## A\n\n## A\n\n<p id="a">P</p>', ["a-2", "a-1", "a"]],
    [
      "an explanation, to HTML",
      `${annotated}\n<p id="explanation-1-1">P</p>`,
      ["explanation-1-1-1", "explanation-1-1"],
    ],
  ])("%s", (_name, text, ids) => {
    expect(page(text)).toMatchObject({ ids, findings: [] });
  });

  test("a part of a diagram, whose paints and description follow", () => {
    const before = page(`${diagram}\n## Other`);
    const taken = before.ids.filter((id) => id.startsWith("diagram-1-"));
    const after = page(`${diagram}\n${taken.map((id) => `<p id="${id}">P</p>`).join("\n\n")}`);
    expect(taken.length).toBeGreaterThan(1);
    expect(new Set(after.ids).size).toBe(2 * taken.length);
    expect(after.findings).toEqual([]);
  });
});

test("a heading keeps its id beside a footnote, whose links follow", () => {
  const { ids, hrefs, findings, outline } = page("T[^1] U[^1]\n\n## Fn 1\n\n## fnref 1\n\n[^1]: N");
  expect(ids).toEqual(["fnref-1-1", "fnref-1-2", "fn-1", "fnref-1", "footnote-label", "fn-1-1"]);
  expect(hrefs).toEqual(["#fn-1-1", "#fn-1-1", "#fnref-1-1", "#fnref-1-2"]);
  expect(outline).toEqual(["fn-1", "fnref-1"]);
  expect(findings).toEqual([]);
});

test("the outline and explanations follow", () => {
  expect(page('## Install\n\n<div id="install">I</div>').outline).toEqual(["install-1"]);
  expect(page(`${annotated}\n<p id="explanation-1-1">P</p>`).hrefs).toEqual(["#explanation-1-1-1"]);
});

test("a footnote whose label looks like the second use of another has an id of its own", () => {
  const { ids } = page("A[^1] B[^1-2] C[^1]\n\n[^1]: N\n\n[^1-2]: M");
  expect(new Set(ids).size).toBe(ids.length);
});

test("what an author writes twice stays with a heading, else with the first, and is reported", () => {
  expect(page('<p id="a">P</p>\n\n## B {#a}')).toMatchObject({
    ids: ["a"],
    findings: ["3:1 heading-id-is-unique: the id “a” is already used on this page; expected another id"],
  });
  expect(page('<p id="a">P</p>\n\n<p id="a">Q</p>')).toMatchObject({
    ids: ["a"],
    findings: ["3:1 heading-id-is-unique: the id “a” is already used on this page; expected another id"],
  });
});

test("without such a meeting, every id is what it was", () => {
  const { ids, findings } = page(`T[^1] U[^é]\n\n## Install\n\n## Install\n\n${annotated}\n[^1]: N\n[^é]: M`);
  expect(ids).toEqual([
    ...["fnref-1", "fnref-%C3%A9", "install", "install-1", "explanation-1-1", "footnote-label", "fn-1"],
    "fn-%C3%A9",
  ]);
  expect(findings).toEqual([]);
});
