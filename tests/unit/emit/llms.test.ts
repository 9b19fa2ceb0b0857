import type { Link, Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { type LlmsIndex, llmsFiles } from "../../../cli/emit/llms.ts";

const renderLlms = (index: LlmsIndex) => llmsFiles(index, "https://example.com/").text;

test("the index has the site's title, its tagline, and a list of pages for each area", () => {
  const text = renderLlms({
    title: "Technical Writing",
    tagline: "Expert Technical Writing with HI and AI",
    sections: [
      {
        id: "services",
        title: "Services",
        links: [
          { title: "GUI docs", url: "https://example.com/docs/a.md", description: "What it is." },
          { title: "API docs", url: "https://example.com/docs/b.md", description: "" },
        ],
      },
      { id: "empty", title: "Empty", links: [] },
      {
        id: "blog",
        title: "Blog",
        links: [{ title: "Post", url: "https://example.com/p.md", description: "x" }],
      },
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
        id: "s",
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

describe("a site with many pages", () => {
  const links = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      title: `${name} ${index}`,
      url: `https://example.com/${name}/${index}.md`,
      description: "What the page explains, to whom, and why they would read it. ".repeat(2),
    }));
  const addresses = (text: string) => [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => url ?? "");

  test.each([10, 400, 5000, 100_000])("%s pages are all in lists of at most 50 kB", (count) => {
    const sections = [
      { id: "guide", title: "Guide", links: links(count, "guide") },
      { id: "blog", title: "Blog", links: links(3, "blog") },
    ];
    const { text, lists } = llmsFiles(
      { title: "Site", tagline: "Short.", sections },
      "https://example.com/fr/",
    );
    const byAddress = new Map(lists.map((list) => [`https://example.com/fr/${list.path}`, list.text]));
    const reached: string[] = [];
    const read = (list: string): void => {
      expect(Buffer.byteLength(list)).toBeLessThanOrEqual(50_000);
      expect(list.startsWith("# Site\n\n> Short.\n\n## ")).toBe(true);
      for (const url of addresses(list)) {
        const further = byAddress.get(url);
        if (further === undefined) reached.push(url);
        else read(further);
      }
    };
    read(text);
    expect(reached).toEqual(sections.flatMap((section) => section.links.map(({ url }) => url)));
    // What is small stays in the index.
    expect(addresses(text)).toContain("https://example.com/blog/0.md");
  });

  test("a list is named by its section and says which pages it has", () => {
    const sections = [{ id: "guide", title: "Guide", links: links(400, "guide") }];
    const { text } = llmsFiles({ title: "Site", tagline: "", sections }, "https://example.com/");
    expect(text).toMatch(
      /^- \[Guide 1\/2\]\(https:\/\/example\.com\/llms\/guide-1\.txt\): guide 0 … guide \d+$/m,
    );
  });
});
