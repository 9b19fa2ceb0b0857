/** hast → HTML: what the compiler wrote comes out as it stands, and nothing that could do harm. */
import { describe, expect, test } from "vitest";
import { articleHtml } from "../../../../cli/emit/article-html.ts";
import { createExpand } from "../../../../reader/article/expand.ts";
import { allowedElement } from "../../../../reader/hast/allowed-element.ts";
import { attributesOf } from "../../../../reader/hast/attributes.ts";
import { element as made } from "../../../../reader/hast/element.ts";
import type { HastElement, HastNode } from "../../../../schema/hast.ts";
import { manifest } from "../fixtures.ts";

const element = (
  tagName: string,
  properties: HastElement["properties"] = {},
  ...children: (HastNode | string)[]
) => made(tagName, properties, ...children);

const { strings } = manifest();

function html(...nodes: HastNode[]): string {
  return articleHtml(createExpand(strings, "t")(nodes));
}

function attributes(tagName: string, properties: HastElement["properties"]): Record<string, string> {
  const allowed = allowedElement(element(tagName, properties));
  return Object.fromEntries(allowed ? attributesOf(allowed) : []);
}

describe("names of properties", () => {
  test.each<[string, string, HastElement["properties"], Record<string, string>]>([
    ["classes are one text", "div", { className: ["a", "b"] }, { class: "a b" }],
    [
      "ARIA",
      "div",
      { ariaLabel: "x", ariaDescribedBy: ["y", "z"], ariaHidden: false },
      { "aria-label": "x", "aria-describedby": "y z", "aria-hidden": "false" },
    ],
    ["data", "div", { dataLanguage: "ts", dataFooBar: 1 }, { "data-language": "ts", "data-foo-bar": "1" }],
    ["data that is only there", "div", { dataFootnoteRef: true }, { "data-footnote-ref": "" }],
    ["HTML", "td", { tabIndex: 0, colSpan: 2, hidden: true }, { tabindex: "0", colspan: "2", hidden: "" }],
    [
      "drawings",
      "svg",
      { viewBox: "0 0 1 1", strokeWidth: 2, strokeDashArray: "1 2", markerStart: "url(#a)", markerWidth: 1 },
      {
        viewBox: "0 0 1 1",
        "stroke-width": "2",
        "stroke-dasharray": "1 2",
        "marker-start": "url(#a)",
        markerWidth: "1",
      },
    ],
    ["formulas", "mtd", { rowSpan: 2, displaystyle: "true" }, { rowspan: "2", displaystyle: "true" }],
  ])("%s", (_, tagName, properties, expected) => {
    expect(attributes(tagName, properties)).toEqual(expected);
  });

  test.each(["style", "onClick", "onclick", "innerHTML", 'data-x"><script>', "data x"])(
    "%s is refused",
    (name) => {
      expect(attributes("div", { [name]: "x" })).toEqual({});
    },
  );
});

describe("elements", () => {
  test("text and elements come out in order", () => {
    expect(html(element("p", {}, "a ", element("em", {}, "b"), " c"))).toBe("<p>a <em>b</em> c</p>");
  });

  test("text is text, whatever it looks like", () => {
    expect(html(element("p", {}, "<b> & {x}"))).toBe("<p>&lt;b&gt; &amp; {x}</p>");
  });

  test("empty elements stay empty", () => {
    expect(
      html(
        element(
          "p",
          {},
          "a",
          element("br"),
          element("img", { src: "/a.png", alt: "", loading: "lazy" }),
          element("hr"),
        ),
      ),
    ).toBe('<p>a<br/><img loading="lazy" decoding="async" src="/a.png" alt=""/><hr/></p>');
  });

  test("a task's box keeps its state", () => {
    expect(html(element("input", { type: "checkbox", checked: true, disabled: true }))).toBe(
      '<input type="checkbox" checked="" disabled=""/>',
    );
  });

  test("a list keeps its numbers", () => {
    expect(html(element("ol", { start: 3 }, element("li", { value: 5 }, "x")))).toBe(
      '<ol start="3"><li value="5">x</li></ol>',
    );
  });

  test("white space between the parts of a table is left out, between words it stays", () => {
    const table = element(
      "table",
      {},
      "\n",
      element("tbody", {}, "\n", element("tr", {}, element("td", { align: "right" }, " a "), "\n"), "\n"),
    );
    expect(html(table)).toContain('<table><tbody><tr><td class="text-right"> a </td></tr></tbody></table>');
  });

  test("scripts and style sheets are left out", () => {
    expect(html(element("p", {}, "a"), element("script", {}, "x"), element("style", {}, "y"))).toBe(
      "<p>a</p>",
    );
  });

  test.each(
    "iframe form button textarea select object embed base meta link template noscript video audio source frame main dialog foreignObject use image animate set maction SCRIPT ScRiPt constructor __proto__ toString".split(
      " ",
    ),
  )("<%s> is left out with its content, whatever the data says", (name) => {
    expect(html(element("p", {}, "a", element(name, { src: "//x", href: "//x" }, "b")))).toBe("<p>a</p>");
  });

  test.each<[string, string, HastElement["properties"], string]>([
    ["handlers", "p", { onClick: "x()", onclick: "x()", ONCLICK: "x()", onLoad: "x()" }, "<p></p>"],
    ["HTML as text", "p", { dangerouslySetInnerHTML: "<b>", innerHTML: "<b>", srcDoc: "<b>" }, "<p></p>"],
    ["styles", "p", { style: "color:red" }, "<p></p>"],
    [
      "attributes of other elements",
      "p",
      { href: "/x", src: "/x", formAction: "/x", xLinkHref: "/x" },
      "<p></p>",
    ],
    [
      "names that the reader acts upon",
      "p",
      { dataAction: "wrap", "data-action": "wrap", dataTheme: "dark" },
      "<p></p>",
    ],
    ["protocols that run", "a", { href: "java\nscript:x()" }, "<a></a>"],
    ["protocols that run, in capitals", "a", { href: " \u0001JaVaScRiPt:x()" }, "<a></a>"],
    ["data as a page", "a", { href: "data:text/html,x" }, "<a></a>"],
    [
      "pictures of another protocol",
      "img",
      { src: "blob:x", srcSet: "//x 2x" },
      '<img loading="lazy" decoding="async" alt=""/>',
    ],
    [
      "pictures of another host behind one of the site",
      "img",
      { srcSet: "/a.png 1x,//x/b.png 2x" },
      '<img loading="lazy" decoding="async" alt=""/>',
    ],
    [
      "paints of other hosts",
      "path",
      { fill: "url(//x)", mask: "u\\72l(//x)", stroke: "url(#a)" },
      '<path stroke="url(#a)"></path>',
    ],
    [
      "boxes for a password",
      "input",
      { type: "password", name: "p" },
      '<input type="checkbox" disabled=""/>',
    ],
  ])("%s are left out, whatever the data says", (_, tagName, properties, expected) => {
    expect(html(element(tagName, properties))).toBe(expected);
  });

  test("drawings keep the case of their names", () => {
    const drawing = element(
      "svg",
      { viewBox: "0 0 4 4" },
      element("path", { d: "M0 0h4", strokeLineCap: "round" }),
    );
    expect(html(drawing)).toBe(
      '<svg viewBox="0 0 4 4"><path d="M0 0h4" stroke-linecap="round"></path></svg>',
    );
  });
});
