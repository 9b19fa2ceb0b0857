/** The tree of a page is what a browser makes of its HTML: for any mixture of tags, and of Markdown around them. */
// Tests: cli/markdown
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { describe, expect, test } from "vitest";
import { allowedTags } from "../../../schema/allowed-elements.ts";
import type { HastNode, HastRoot } from "../../../schema/hast.ts";
import { isOwnTag } from "../../../schema/own-elements.ts";
import { seed } from "../../long/seed.ts";
import { compiled } from "./settings.ts";

/** As the reader shows them: its own elements are `<div>`, and nothing else is changed. */
function shown(nodes: readonly HastNode[]): HastNode[] {
  return nodes.map((node) =>
    node.type === "text"
      ? node
      : {
          ...node,
          tagName: isOwnTag(node.tagName) ? "div" : node.tagName,
          properties: {},
          children: shown(node.children),
        },
  );
}

/** Names and texts: `p(“a”b(“c”))`. */
function outline(nodes: readonly { type: string }[]): string {
  return nodes
    .map((node) => {
      if ("value" in node && node.type === "text") return `“${String(node.value)}”`;
      if (!("tagName" in node) || !("children" in node) || !Array.isArray(node.children)) return "";
      return `${String(node.tagName)}(${outline(node.children)})`;
    })
    .join("");
}

/** In the place of an article, within a document without quirks. */
function read(html: string): readonly { type: string }[] {
  const document = fromHtml(
    `<!doctype html><html><head></head><body><div id="twsite-root"><main><div class="prose">${html}</div></main></div></body></html>`,
  );
  let prose: readonly { type: string }[] = [];
  const visit = (node: { type: string }): void => {
    if (!("children" in node) || !Array.isArray(node.children)) return;
    const properties = "properties" in node ? node.properties : undefined;
    if (JSON.stringify(properties) === '{"className":["prose"]}') prose = node.children;
    else node.children.forEach(visit);
  };
  visit(document);
  return prose;
}

function expectStable(markdown: string): void {
  const { content, findings } = compiled(markdown);
  if (!content) {
    expect(findings.map(({ rule }) => rule)).toContain("nesting-is-bounded");
    return;
  }
  const tree: HastRoot = content.hast;
  const nodes = shown(tree.children);
  expect(outline(read(toHtml({ type: "root", children: nodes }))), markdown).toBe(outline(nodes));
  const visit = (node: HastNode): void => {
    if (node.type === "text") return;
    expect(allowedTags.has(node.tagName), node.tagName).toBe(true);
    node.children.forEach(visit);
  };
  tree.children.forEach(visit);
}

describe("known knots", () => {
  test.each([
    "<p><marquee><p>x",
    "text <marquee>x <p>y</p> z",
    "<math><mi><p>a</mi></math> b",
    "<math><mtext><mglyph><svg><title><b>x</b></title></svg></mglyph></mtext></math>",
    "<table><tr><td>a<table><td>b</table><p>c</table>",
    "<table><b>a<tr><i>b<td>c</b></i></table>",
    '<a href="/a">a<p>b<a href="/b">c</a></p></a>',
    '<a href="/a"><table><tr><td><a href="/b">x</a></td></tr></table></a>',
    "<p>a<p>b</p>c</p>",
    "<p>a<object><p>b</p></object>c</p>",
    "<li>a<li>b<ul>c<li>d</ul>",
    "<tr><td>x</td></tr>",
    "<td>x",
    "<details><summary><h2>x</h2></summary>\n\n## y\n\n</details>",
    "<svg><input>text</svg>",
    "<svg><p>x</p></svg>",
    "<svg><desc><p>a<table><td>b</desc><title><b>c</title></svg>",
    "<pre>\n\nx</pre>",
    "<pre><code>\nx</code></pre>",
    "<h2><h3>x</h3></h2>",
    "<b><p>x</b>y</p>z",
    "<ruby>a<rp>(<rt>b<rp>)</ruby>",
    "<p>\n\n:::note[<p>]\n\ntext\n\n:::\n\n</p>",
    '<p class="x">\n\n::::tabs\n:::tab[a <b>c</b>]\n\ntext\n\n:::\n::::',
    "<dl><dt>a<dd>b<dt>c<p>d</dl>",
    "<select><option>a<p>b</select>c",
    "<table><caption>a<table><tr><td>b</table></caption></table>",
  ])("%j", expectStable);
});

/** A small generator of numbers (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function* numbers(first: number): Generator<number> {
  for (let state = first; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const tags = [
  ..."p div b i a span table tr td th tbody caption li ul ol dl dt dd h2 h3 pre code details summary section svg g path title desc text ruby rt rp small figure figcaption label blockquote br hr".split(
    " ",
  ),
  ..."marquee math mi mtext mglyph annotation-xml form button select option object font nobr main nav center foreignObject style script template noscript textarea frameset body html head unknown x-y tw-tabs".split(
    " ",
  ),
];
const markdown = [
  "\n\n",
  "\n",
  " ",
  "text",
  "*em*",
  "`code`",
  "[l](https://a.example)",
  "\n\n## h\n\n",
  "\n\n- item\n\n",
  "\n\n> q\n\n",
  "\n\n:::note[<b>]\n\n",
  "\n\n:::\n\n",
  "\n\n| <p> | a |\n| - | - |\n| <td> | b |\n\n",
  "<!--c-->",
  "&lt;",
];

function snippet(random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const size = 2 + Math.floor(random() * 14);
  return Array.from({ length: size }, () => {
    const name = pick(tags) ?? "p";
    const kind = random();
    if (kind < 0.4) return `<${name}${random() < 0.5 ? ' class="c"' : ""}>`;
    if (kind < 0.65) return `</${name}>`;
    if (kind < 0.7) return `<${name}/>`;
    return pick(markdown) ?? "";
  }).join("");
}

test("any mixture", () => {
  const source = numbers(seed);
  for (let count = 0; count < 1500; count++) expectStable(snippet(() => source.next().value ?? 0));
});

test.each(["div", "section", "details", "ul", "table", "h3", "b", "svg"])(
  "<%s> that nothing ends in a tab ends with it: the next tab, and what follows, are where they were",
  (name) => {
    const tabs = (first: string) =>
      `::::tabs\n:::tab[A]\n\n${first}\n\n:::\n:::tab[B]\n\nB.\n\n:::\n::::\n\nAfter.\n`;
    const { content } = compiled(tabs(`<${name} title=x>Open`));
    const [set, after] = content?.hast.children ?? [];
    const parts = set && "children" in set ? set.children : [];
    expect(parts.map((tab) => "tagName" in tab && tab.tagName)).toEqual(["tw-tab", "tw-tab"]);
    expect(after && outline([after])).toBe("p(“After.”)");
  },
);
