/** What programs are told of a site: llms.txt, whole sections in one file, the sitemap. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect, test } from "vitest";
import { compileSite } from "../browser/compiled-site.ts";
import { filesIn } from "./folders.ts";
import { compiled } from "./read-site.ts";

const site = (more: string) => ({
  "site.yml": `title: Site\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]\nversions: { frozen: [{ name: "2.0" }, { name: "1.0" }] }\n${more}`,
  "sidebars.yml": "guide: [start, use]\nmore: [other]\n",
  "versions/2.0/sidebars.yml": "guide: [start, use]\nmore: [other]\n",
  "versions/1.0/sidebars.yml": "guide: [start]\n",
  "en/pages/index.md": "# Home\n\nWelcome.\n",
  "fr/pages/index.md": "# Accueil\n\nBienvenue.\n",
  "en/docs/start.md": "# Start\n\nNext: [use](./use.md).\n",
  "en/docs/use.md": "# Use\n\nText.\n",
  "en/docs/other.md": "# Other\n\nText.\n",
  "en/versions/2.0/start.md": "# Start\n\nNext: [use](./use.md).\n",
  "en/versions/2.0/use.md": "---\ntitle: Use\n---\n\nText of use.\n",
  "en/versions/2.0/other.md": "# Other\n\nText.\n",
  "en/versions/1.0/start.md": "# Start\n\nText of old.\n",
  "en/blog/2025-01-01-news.md": "# News\n\nText.\n",
  "en/blog/2025-01-02-draft.md": "---\ndraft: true\n---\n\n# Draft\n\nText.\n",
});

test("each section has a file with all of its pages, which llms.txt links to", async () => {
  const { text, has } = await compiled(site("llms_full: true\nnavbar: { right: [{ type: version }] }\n"));
  expect(text("llms-full/guide.txt")).toBe(
    [
      "# guide\n",
      "---\n\n<https://example.com/docs/start>\n\n# Start\n\nNext: [use](https://example.com/docs/use.md).\n",
      "---\n\n<https://example.com/docs/use>\n\n# Use\n\nText of use.\n",
    ].join("\n"),
  );
  expect(text("llms-full/blog.txt")).toContain("# News");
  expect(text("llms-full/blog.txt")).not.toContain("Draft");
  expect(text("llms-full/pages.txt")).toContain("Welcome.");
  expect(text("fr/llms-full/pages.txt")).toContain("Bienvenue.");
  expect(has("llms-full/more.txt")).toBe(true);
  const addresses = [...text("llms.txt").matchAll(/\(https:\/\/example\.com\/(llms-full\/[^)]*)\)/g)];
  expect(addresses.map(([, path]) => path)).toEqual([
    "llms-full/guide.txt",
    "llms-full/more.txt",
    "llms-full/blog.txt",
    "llms-full/pages.txt",
  ]);
});

test("a site that does not ask for them has none, and pages can link to those that are there", async () => {
  const files = site("navbar: { right: [{ type: version }] }\n");
  const plain = await compiled(files);
  expect(plain.has("llms-full/guide.txt")).toBe(false);
  expect(plain.text("llms.txt")).not.toContain("llms-full");
  await compiled({
    ...site("llms_full: true\nnavbar: { right: [{ type: version }] }\n"),
    "en/pages/about.md": "# About\n\n[All](/llms-full/guide.txt)\n",
  });
});

test("llms.txt leads to every page that the sitemap of all versions has, and to no other", async () => {
  const { text } = await compiled({
    ...site("sitemap: { versions: all }\nnavbar: { right: [{ type: version }] }\n"),
    "tags.yml": "a: { label: A }\n",
    "en/docs/alone.md": "---\ntags: [a]\n---\n\n# Alone\n\nIn no sidebar.\n",
    "en/docs/hidden.md": "---\nunlisted: true\n---\n\n# Hidden\n\nText.\n",
  });
  const reached = new Set<string>();
  const read = (list: string): void => {
    for (const [, address = ""] of text(list).matchAll(/\]\(https:\/\/example\.com\/(\S+)\)/g)) {
      if (reached.has(address)) continue;
      reached.add(address);
      if (address.endsWith(".txt")) read(address);
    }
  };
  for (const list of ["llms.txt", "fr/llms.txt"]) read(list);
  const pages = [...reached].filter((address) => address.endsWith(".md"));
  const copyOf = (route: string) =>
    route === "" || route.endsWith("/") ? `${route}index.md` : `${route}.md`;
  const inSitemap = [...text("sitemap.xml").matchAll(/<loc>https:\/\/example\.com\/(.*?)<\/loc>/g)];
  expect(pages.sort()).toEqual(inSitemap.map(([, route = ""]) => copyOf(route)).sort());
  expect(pages).toContain("docs/next/alone.md");
  expect(pages).toContain("docs/1.0/start.md");
  expect(pages).not.toContain("docs/hidden.md");
});

test("each page and each Markdown file says first where the list of its language is", async () => {
  const { text } = await compiled(site("base_url: /sub/\nnavbar: { right: [{ type: version }] }\n"));
  for (const [page, list] of [
    ["docs/start", "/sub/llms.txt"],
    ["blog", "/sub/llms.txt"],
    ["fr", "/sub/fr/llms.txt"],
  ]) {
    const document = text(`${page}/index.html`);
    const [first = ""] = /<body>.*?<\/p>/s.exec(document) ?? [];
    // Visitors, keyboards and screen readers do not meet it.
    expect(first).toMatch(/^<body><p hidden="">/);
    // A link would come before that to the main content.
    expect(first).toContain(` ${list} `);
    expect(first).not.toContain("<a");
    const twin = text(page === "fr" ? "fr/index.md" : `${page}.md`);
    expect(twin.split("\n")[0]).toMatch(
      /^> .*\[llms\.txt\]\(https:\/\/example\.com\/sub\/(fr\/)?llms\.txt\)/,
    );
    expect(twin).toContain(`(https://example.com${list})`);
  }
});

test.each([
  ["", ["/docs/start"]],
  ["sitemap: { versions: all }\n", ["/docs/1.0/start", "/docs/next/start", "/docs/start"]],
])("the sitemap lists maintained versions, or all: %s", async (more, expected) => {
  const { text } = await compiled(site(`navbar: { right: [{ type: version }] }\n${more}`));
  const listed = [...text("sitemap.xml").matchAll(/<loc>https:\/\/example\.com(\/docs\/[^<]*start)</g)];
  expect(listed.map(([, path]) => path)).toEqual(expected);
});

test("a page begins with its title, once the menus around it are skipped", async () => {
  const { folder } = await compileSite("/");
  const late: string[] = [];
  const documents = filesIn(folder).filter((path) => path.endsWith("index.html"));
  for (const path of documents) {
    const main = select("main", fromHtml(readFileSync(join(folder, path), "utf8")));
    // Documents of old addresses lead to the new ones.
    if (!main) continue;
    const text = textBesideMenus(main);
    const title = select("h1", main);
    const place = title ? text.indexOf(textBesideMenus(title)) : -1;
    if (place === -1 || place > text.length / 10) late.push(path);
  }
  expect(documents.length).toBeGreaterThan(100);
  expect(late).toEqual([]);
});

function textBesideMenus(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && node.tagName === "nav")) return "";
  return node.children.map(textBesideMenus).join("");
}

test("each page of the shipped site ends with “© 2025” (S1)", async () => {
  const { folder } = await compileSite("/");
  const footers = filesIn(folder)
    .filter((file) => file.endsWith("index.html"))
    .flatMap((file) => select(".site-footer", fromHtml(readFileSync(join(folder, file), "utf8"))) ?? []);
  expect(footers.length).toBeGreaterThan(100);
  expect(footers.filter((footer) => !/© 2025(?![\d–-])/.test(textOf(footer)))).toEqual([]);
});
