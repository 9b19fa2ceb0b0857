import type { Link, Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { renderLlms } from "../../../cli/emit/llms.ts";

test("the index has the site's title, its tagline, and a list of pages for each area", () => {
  const text = renderLlms({
    title: "Technical Writing",
    tagline: "Expert Technical Writing with HI and AI",
    sections: [
      {
        title: "Services",
        links: [
          { title: "GUI docs", url: "https://example.com/docs/a.md", description: "What it is." },
          { title: "API docs", url: "https://example.com/docs/b.md", description: "" },
        ],
      },
      { title: "Empty", links: [] },
      { title: "Blog", links: [{ title: "Post", url: "https://example.com/p.md", description: "x" }] },
    ],
  });
  expect(text).toBe(`# Technical Writing

> Expert Technical Writing with HI and AI

## Services

- [GUI docs](https://example.com/docs/a.md): What it is.
- [API docs](https://example.com/docs/b.md)

## Blog

- [Post](https://example.com/p.md): x
`);
});

test("titles and descriptions stay text, whatever they hold, and each link stays on its line", () => {
  const title = "[x](y) `code` *a* <b>";
  const text = renderLlms({
    title: "a\n# b",
    tagline: "",
    sections: [
      {
        title: "*s*",
        links: [{ title, url: "https://example.com/a_(b).md", description: "one\ntwo  - ![i](u)" }],
      },
    ],
  });
  const links: Link[] = [];
  const tree = unified().use(remarkParse).parse(text) as Root;
  visit(tree, "link", (node) => {
    links.push(node);
  });
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({
    url: "https://example.com/a_%28b%29.md",
    children: [{ type: "text", value: title }],
  });
  expect(tree.children.map(({ type }) => type)).toEqual(["heading", "heading", "list"]);
  expect(text.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(1);
});
