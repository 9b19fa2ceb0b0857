/** Markdown beside and between tags, which MDX reads and HTML blocks of Markdown do not: readers see none of its marks. */
import { readFileSync } from "node:fs";
import type { Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

/** Each has the word `W1`, `W2` … in it, whose formatting counts. */
const snippets: Readonly<Record<string, string>> = {
  "a line below a line break": "<br/>\nW1 **b** [x](./b.md)",
  "a line of emphasis below a line break": "<br/>\n***W1***\n<br/>",
  "a line below a picture": '<img src={require("./x.png").default}/>\nW1 **b**',
  "a line below a box": "<div>text</div>\nW1 **b**",
  "a line below a box with a picture": '<div align="center"><img src="./x.png" alt=""/></div>\n*W1 caption*',
  "items of a list": "<ul>\n<li>W1 **a** `c`</li>\n<li>[W2](./b.md)</li>\n</ul>",
  "items of a list, indented":
    "<ul>\n    <li>W1 **a** `c`</li>\n    <li>\n        [W2](./b.md)\n    </li>\n</ul>",
  "a heading": '<h2 id="x">W1 **b**</h2>',
  "a paragraph in an admonition": '<Admonition title="T">\n  <p>W1 **x**</p>\n</Admonition>',
  "boxes in boxes":
    '<div className="row">\n  <div className="col">W1 **a**</div>\n  <div className="col">\n    W2 `code`\n  </div>\n</div>',
  "boxes four deep":
    "<div>\n  <section>\n    <div>\n      <div>\n        W1 **a**\n\n        - W2 `b`\n      </div>\n    </div>\n  </section>\n</div>",
  "a tag of text at the start of a line in a paragraph": "<p>\n  <b>[W1](./b.md) bolded</b>\n</p>",
  "a paragraph on a line": '<p align="center">**W1**</p>',
  "an item of a list": "- item <b>**W1**</b>\n- <b>**W2**</b>",
  "cells of a table":
    "<table>\n<tbody>\n<tr>\n<td>\n`W1`\n</td>\n<td>**W2** [x](./b.md)</td>\n</tr>\n</tbody>\n</table>",
  "cells of a table, indented":
    "<table>\n  <tbody>\n    <tr>\n      <td>`W1` a\\_b</td>\n      <td>\n        - W2 **b**\n        - c\n      </td>\n    </tr>\n  </tbody>\n</table>",
  "a caption":
    "<figure>\n  <img src='./x.png' alt=''/>\n  <figcaption>\n    W1 *rendering* diagram\n  </figcaption>\n</figure>",
  "a centred text": "<center>*W1*</center>",
  "a centred block": "<center>\n  *W1*\n  **b**\n</center>",
  "a link in a paragraph": '<p align="center">\n  <Link to="/docs/b">W1</Link>\n</p>',
  "a film in a box": '<div>\n  <video><source src="/vids/a.mp4"/></video>\n  *W1 caption*\n</div>',
  "a frame in a box": '<div>\n <iframe src="https://www.youtube.com/embed/X" title="W1"/>\n</div>',
  "a frame in a box in a list":
    '- W1\n\n  <div>\n    <iframe src="https://www.youtube.com/embed/X" title="W2"/>\n  </div>',
  "a link across lines": '<p>\n  <Link to="/docs/b">\n    W1 **b**\n  </Link>\n</p>',
  "a list in a box": "<div>\n- W1 **a**\n- W2\n</div>",
  "code in a box": "<div>\n```js\nconst W1 = `a` ** 2;\n```\n</div>",
  "a paragraph in quotes": "> <div>\n>   W1 **b**\n> </div>\n> <p>W2 `c`</p>",
  "a box below an admonition in a box": "<div>\n  :::note\n  W1 **x**\n  :::\n  <div>W2 **x**</div>\n</div>",
  "a box that is in a little": "  <div>W1 **x**</div>\n\n- a\n\n   <p>W2 *x*</p>",
  "a heading and paragraphs in a box": "<div>\n  ## W1\n\n  W2 *x*\n  <br/>\n  W3 *y*\n</div>",
  "a list below a picture": '<img src="./x.png" alt=""/>\n- W1 **x**\n- W2',
  "code of a tag in a cell": "<table><tbody><tr><td>`<div>` W1 **x**</td></tr></tbody></table>",
  "a note in a box": "<div>W1 **x**[^1]</div>\n\n[^1]: W2",
  "a link around lines": '<a href="./b.md">\n  **W1** `x`\n</a>',
  "a list in a paragraph": "<p>\n  W1 *x*\n  - W2 **y**\n</p>",
  "a box below text": "Text\n<div>W1 **b**</div>\nW2 *c*",
  "a link by reference": "<div>[W1][ref]</div>\n\n[ref]: ./b.md",
  "a picture": "<p>![W1](./x.png) ~~W2~~</p>",
  "text around a box": "<div>**W1** <div>`W2`</div> *c*</div>",
  "emphasis across a line break": "<p>**W1 <br/> W2**</p>",
  "a component that nothing stands for": "<Unknown>\n  W1 **b** [x](./b.md)\n</Unknown>",
  "a component that nothing stands for, on a line": "<Unknown>W1 **b**</Unknown>\nW2 *c*",
  "a box in a tab":
    '<Tabs>\n  <TabItem value="a">\n    <div>\n      W1 **b**\n    </div>\n    <p>W2 *c*</p>\n  </TabItem>\n</Tabs>',
  "details in a cell": "| a | b |\n| - | - |\n| <details><summary>W1</summary>y **z**</details> | W2 |",
  "an admonition in a cell":
    '| a | b |\n| - | - |\n| <Admonition type="tip" title="W1">y **z**</Admonition> | W2 |',
  "tabs in a cell":
    '| a | b |\n| - | - |\n| <Tabs><TabItem value="x" label="W1">y **z**</TabItem><TabItem value="y">W2</TabItem></Tabs> | c |',
  "code in a cell": '| a | b |\n| - | - |\n| <CodeBlock language="js">W1 = 1</CodeBlock> | `W2` |',
  "a list in a cell": "| a | b |\n| - | - |\n| <ul><li>**W1**</li><li>`W2`</li></ul> | c |",
};

const marks = /\*\*|\]\(|\]\[|`|<\/?[A-Za-z]|:::|^\s*\||~~|(?<!\w)[*_](?=\w)|\\/;

/** Texts outside of code. */
function shownTexts(tree: Nodes): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    if (node.type === "element" && typeof node.properties.label === "string")
      texts.push(node.properties.label);
    return node.type === "element" && /^(code|pre)$/.test(node.tagName) ? SKIP : undefined;
  });
  return texts;
}

function wordsOf(tree: Nodes): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "text") texts.push(node.value);
    // What is embedded repeats its title as a link.
    if (node.type === "element" && !/^tw-(embed|video)$/.test(node.tagName))
      for (const key of ["label", "alt"]) texts.push(String(node.properties[key] ?? ""));
  });
  return texts.join(" ").match(/W\d/g) ?? [];
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("readers see no marks of Markdown beside and between tags, and all words", async () => {
  const names = Object.keys(snippets);
  const folder = temporaryFolder();
  const source = writeFiles(`${folder}/source`, {
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/" };\n',
    "docs/b.md": "# B\n",
    "docs/x.png": pixel,
    "static/vids/a.mp4": "",
    ...Object.fromEntries(
      names.map((name, index) => [`docs/s${index}.mdx`, `# Page\n\n${snippets[name]}\n\nEnd.\n`]),
    ),
  });
  const { trees, findings, content } = await importSite(source, `${folder}/target`);
  const problems = names.flatMap((name, index) => {
    const tree = trees.get(`/docs/s${index}`);
    const written = snippets[name] ?? "";
    if (!tree) return [{ name, problem: "there is no page" }];
    const seen = shownTexts(tree).filter((text) => marks.test(text));
    const words = wordsOf(tree).join(" ");
    const said = findings
      .filter(({ file }) => file?.endsWith(`/s${index}.md`))
      .map(({ message }) => message)
      .filter((message) => !message.startsWith("the import could not convert"));
    return [...seen, ...(words === written.match(/W\d/g)?.join(" ") ? [] : [`words: ${words}`]), ...said].map(
      (problem) => ({
        name,
        problem,
        text: readFileSync(`${content}/en/docs/s${index}.md`, "utf8").split("\n").slice(2, -3).join("\n"),
      }),
    );
  });
  expect(problems).toEqual([]);
});
