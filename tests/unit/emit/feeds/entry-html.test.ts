import { expect, test } from "vitest";
import { entryHtml } from "../../../../cli/emit/feeds/entry-html.ts";
import type { HastElement, HastNode, HastRoot } from "../../../../schema/hast.ts";

const PAGE = "https://example.com/sub/blog/post";

function html(...children: HastNode[]): string {
  const root: HastRoot = { type: "root", children };
  return entryHtml(root, PAGE);
}

function element(tagName: string, properties: HastElement["properties"], ...children: HastNode[]): HastNode {
  return { type: "element", tagName, properties, children };
}

const text = (value: string): HastNode => ({ type: "text", value });

test("a link to a page of the site has the site's address", () => {
  expect(html(element("a", { href: "/sub/docs/x#y" }, text("x")))).toBe(
    '<a href="https://example.com/sub/docs/x#y">x</a>',
  );
});

test("a link within the post leads to the post on the site", () => {
  expect(html(element("a", { href: "#fn-1" }, text("1")))).toBe(
    '<a href="https://example.com/sub/blog/post#fn-1">1</a>',
  );
});

test("links elsewhere, mail addresses and pictures in data URLs stay as they are", () => {
  for (const href of [
    "https://other.example/a?b=c",
    "mailto:a@example.com",
    "data:image/gif;base64,R0lGOD==",
  ]) {
    expect(html(element("a", { href }))).toBe(`<a href="${href}"></a>`);
  }
});

test("an address that is none stays as it was written", () => {
  expect(html(element("a", { href: "https://[x" }))).toBe('<a href="https://[x"></a>');
});

test("pictures, at every size, and videos have the site's address", () => {
  const picture = element("img", {
    src: "/sub/_twsite/a.png",
    srcSet: "/sub/_twsite/a.png 1x, /sub/_twsite/b.png 2x",
    alt: "",
  });
  expect(html(picture)).toBe(
    '<img src="https://example.com/sub/_twsite/a.png" srcset="https://example.com/sub/_twsite/a.png 1x, ' +
      'https://example.com/sub/_twsite/b.png 2x" alt="">',
  );
  expect(html(element("img", { srcSet: "/a,1.png 1x,/b.png, c.png 3x" }))).toBe(
    '<img srcset="https://example.com/a,1.png 1x, https://example.com/b.png, https://example.com/sub/blog/c.png 3x">',
  );
  expect(html(element("video", { poster: "/sub/_twsite/p.png" }))).toContain(
    "https://example.com/sub/_twsite/p",
  );
});

test("tabs become sections, one after the other, each with its name", () => {
  const tab = (label: string) => element("tw-tab", { label }, element("p", {}, text(`For ${label}`)));
  expect(html(element("tw-tabs", { group: "os" }, tab("Linux"), tab("macOS")))).toBe(
    "<div><section><p><strong>Linux</strong></p><p>For Linux</p></section>" +
      "<section><p><strong>macOS</strong></p><p>For macOS</p></section></div>",
  );
});

test("of classes the language of code stays, as HTML proposes it, and spans without meaning go", () => {
  const token = element("span", { className: ["token", "keyword"] }, text("if"));
  expect(html(element("code", { className: ["language-js", "own"] }, token))).toBe(
    '<code class="language-js">if</code>',
  );
});

test("the page's own content is not changed", () => {
  const root: HastRoot = { type: "root", children: [element("a", { href: "/x" })] };
  const before = structuredClone(root);
  entryHtml(root, PAGE);
  expect(root).toEqual(before);
});
