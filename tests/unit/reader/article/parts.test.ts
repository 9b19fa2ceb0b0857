/** The parts of an article that are more than plain elements, as the compiler writes them. */
import { expect, test } from "vitest";
import { articleHtml } from "../../../../cli/emit/article-html.ts";
import { createExpand } from "../../../../reader/article/expand.ts";
import type { HastElement, HastNode } from "../../../../schema/hast.ts";
import { manifest } from "../fixtures.ts";

function inPage(...children: HastNode[]): string {
  return articleHtml(createExpand(manifest().strings, "t")(children));
}

function element(
  tagName: string,
  properties: HastElement["properties"],
  ...children: HastNode[]
): HastElement {
  return { type: "element", tagName, properties, children };
}

const text = (value: string): HastNode => ({ type: "text", value });

test("a heading has a link to itself beside it, so that its name stays its text", () => {
  const markup = inPage(element("h2", { id: "the-part" }, text("The part")));
  expect(markup).toContain('<h2 id="the-part">The part</h2>');
  expect(markup).toContain('href="#the-part" aria-label="Direct link to “The part”"');
});

test("the label of a heading's link has no numbers of footnotes", () => {
  const number = element("sup", {}, element("a", { href: "#fn-1", dataFootnoteRef: true }, text("1")));
  const markup = inPage(
    element("h2", { id: "sum" }, text("Sum"), number, text(" of "), element("em", {}, text("all"))),
  );
  expect(markup).toContain('aria-label="Direct link to “Sum of all”"');
});

test("a heading without an id has no link", () => {
  expect(inPage(element("h3", {}, text("x")))).toBe("<h3>x</h3>");
});

test("a code block scrolls by keyboard, under its language and what can be done with it", () => {
  const code = element("code", { className: ["language-ts"] }, text("let x;\n"));
  const block = (...title: HastNode[]) =>
    inPage(
      element(
        "figure",
        { className: ["code-block"], dataLanguage: "TypeScript" },
        ...title,
        element("pre", {}, code),
      ),
    );
  expect(block()).toMatch(/<div class="code-tools"><span class="code-language">TypeScript<\/span>/);
  expect(block()).toMatch(/<button[^>]* title="Wrap lines"[^>]*><span>Wrap lines<\/span><\/button>/);
  expect(block()).toMatch(/<button[^>]* title="Copy the code"[^>]*><span>Copy the code<\/span><\/button>/);
  expect(block()).toMatch(/<pre tabindex="0">/i);
  // Its title is its first part, as HTML asks.
  expect(block(element("figcaption", {}, text("a.ts")))).toMatch(
    /<figure[^>]*><figcaption>a\.ts<\/figcaption><div class="code-tools">/,
  );
});

test("a figure without code has no button", () => {
  expect(inPage(element("figure", {}, text("x")))).not.toContain("<button");
});

test("a table scrolls inside itself and is named by its columns", () => {
  const row = element("tr", {}, element("th", {}, text("Name")), element("th", {}, text("Use")));
  expect(inPage(element("table", {}, element("thead", {}, row)))).toMatch(
    /<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Name, Use"><table>/i,
  );
});

test("tabs are a tab list with one panel each; every panel carries its label for readers without JavaScript", () => {
  const tab = (label: string) => element("tw-tab", { label }, element("p", {}, text(`On ${label}`)));
  const markup = inPage(
    element("tw-tabs", { group: "os" }, text("\n"), tab("Linux"), text("\n"), tab("macOS")),
  );
  expect(markup.match(/role="tab"/g)).toHaveLength(2);
  expect(markup.match(/role="tabpanel"/g)).toHaveLength(2);
  expect(markup).toMatch(/aria-selected="true"[^>]*>Linux/);
  expect(markup).toMatch(/aria-selected="false"[^>]*>macOS/);
  expect(markup).toMatch(/<p class="tab-label" aria-hidden="true">macOS<\/p><p>On macOS<\/p>/);
});

test("links in the text are the reader's own, within the site and out of it", () => {
  const markup = inPage(
    element(
      "p",
      {},
      element("a", { href: "/docs/guide" }, text("in")),
      element("a", { href: "//example.com" }, text("out")),
    ),
  );
  expect(markup).toContain('<a href="/docs/guide">in</a>');
  expect(markup).toContain('rel="external noopener">out');
});
