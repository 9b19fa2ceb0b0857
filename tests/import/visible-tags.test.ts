/** No tag of a component is visible as text, whatever it is around. */
import { expect, test } from "vitest";
import { importWhole } from "./whole-import.ts";

const card =
  "export default function Card({ href, header, children }) { return <a href={href} className='card'><div><header>{header}</header><div>{children}</div></div></a>; }";
const win =
  "export default function Win({ children, url }) { return <div className='w'><div>{url}</div><div>{children}</div></div>; }";

/** What readers see of `/docs/a`. */
async function seen(body: string) {
  const { shown, warnings, errors } = await importWhole({
    "src/Card.js": card,
    "src/Win.js": win,
    "static/x.png": "",
    "docs/a.mdx": `import Card from '@site/src/Card';\nimport Win from '@site/src/Win';\n\n# Title\n\n${body}\n`,
  });
  expect(errors).toEqual([]);
  return { text: shown.get("/docs/a")?.join("\n") ?? "", warnings };
}

test.each([
  ["a link around boxes", '<Card header="One" href="/docs/a">\n  <p>Text.</p>\n</Card>\n\nEnd.'],
  [
    "a link around boxes with Markdown",
    '<Card header="One" href="/docs/a">\n\nMarkdown **text**.\n\n</Card>\n\nEnd.',
  ],
  [
    "boxes in a list item",
    '1. Step\n\n   <Win url="https://example.org/<id>/x">\n\n   ![x](/x.png)\n\n   </Win>\n\n2. Next',
  ],
  ["boxes in a list item without blank lines", '- Step\n\n  <Win url="u">\n  **Text**\n  </Win>\n\n- Next'],
  ["boxes in a quotation", '> Step\n>\n> <Win url="u">\n>\n> Text.\n>\n> </Win>\n\nNext'],
  [
    "a link of several lines in a line of text",
    'Read the <a\n  href="https://example.org/"\n>\n  configuration\n</a>.',
  ],
  [
    "ends of elements that have none in HTML",
    '<p align="center"><img src="/x.png" width="9"></img><br></br></p>\n\nText <input type="checkbox" checked></input> and <img src="/x.png"></img>.',
  ],
  ["an element of several lines in a line of text", "Press <kbd\n>\n  K\n</kbd> twice."],
])("%s", async (_name, body) => {
  const { text, warnings } = await seen(body);
  expect(text).not.toMatch(/<\/?(?!id)[a-z]+[\s>]|&#|\/>/);
  expect(warnings.filter((warning) => warning.includes("element-is-closed"))).toEqual([]);
});

test("a comment at the end of a heading is its id, in both forms", async () => {
  const { anchors, warnings } = await importWhole({
    "docs/a.mdx": "# A\n\n## One {/* #first */}\n\n## Two <!-- #second -->\n\n[b](./b.md#third)\n",
    "docs/b.md": "# B\n\n## Three <!-- #third -->\n\nFour <!--#fourth-->\n---\n",
    "docusaurus.config.js":
      "module.exports = { title: 'T', url: 'https://tool.example.org', markdown: { format: 'detect' }, presets: [['classic', {}]] };",
  });
  expect(anchors.get("/docs/a")).toEqual(expect.arrayContaining(["first", "second"]));
  expect(anchors.get("/docs/b")).toEqual(expect.arrayContaining(["third", "fourth"]));
  expect(warnings).toEqual([]);
});
