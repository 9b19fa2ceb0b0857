/** HAST → HTML through React: what the compiler wrote comes out as it stands, and nothing that could do harm. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toReact } from "../../../../reader/article/Hast.tsx";
import { toProps } from "../../../../reader/hast/properties.ts";
import type { HastElement, HastNode } from "../../../../schema/hast.ts";

function element(
  tagName: string,
  properties: HastElement["properties"] = {},
  ...children: (HastNode | string)[]
): HastElement {
  return {
    type: "element",
    tagName,
    properties,
    children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
  };
}

function html(...nodes: HastNode[]): string {
  return renderToStaticMarkup(toReact(nodes, {}));
}

describe("names of properties", () => {
  test.each<[string, HastElement["properties"], Record<string, unknown>]>([
    ["classes are one text", { className: ["a", "b"] }, { className: "a b" }],
    [
      "ARIA",
      { ariaLabel: "x", ariaDescribedBy: ["y", "z"] },
      { "aria-label": "x", "aria-describedby": "y z" },
    ],
    ["data", { dataLanguage: "ts", dataFooBar: 1 }, { "data-language": "ts", "data-foo-bar": 1 }],
    ["data that is only there", { dataFootnoteRef: true }, { "data-footnote-ref": "" }],
  ])("%s", (_, properties, props) => {
    expect(toProps(element("div", properties))).toEqual(props);
  });

  test.each<[string, string, HastElement["properties"], Record<string, unknown>]>([
    ["the same in both", "td", { tabIndex: 0, colSpan: 2 }, { tabIndex: 0, colSpan: 2 }],
    [
      "SVG",
      "svg",
      { viewBox: "0 0 1 1", strokeWidth: 2, strokeDashArray: "1 2" },
      { viewBox: "0 0 1 1", strokeWidth: 2, strokeDasharray: "1 2" },
    ],
  ])("%s", (_, tagName, properties, props) => {
    expect(toProps(element(tagName, properties))).toEqual(props);
  });

  test.each(["style", "onClick", "onclick", "dangerouslySetInnerHTML", "ref", "key", "innerHTML"])(
    "%s is refused",
    (name) => {
      expect(toProps(element("div", { [name]: "x" }))).toEqual({});
    },
  );
});

describe("elements", () => {
  beforeEach(() => {
    vi.spyOn(console, "error");
  });
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

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
    ).toBe('<p>a<br/><img src="/a.png" alt="" loading="lazy"/><hr/></p>');
  });

  test("a task's box keeps its state and asks for no handler", () => {
    expect(html(element("input", { type: "checkbox", checked: true, disabled: true }))).toBe(
      '<input type="checkbox" disabled="" checked=""/>',
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
    expect(html(table)).toBe('<table><tbody><tr><td align="right"> a </td></tr></tbody></table>');
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
    [
      "what belongs to React",
      "p",
      { ref: "x", key: "x", children: "x", suppressHydrationWarning: true },
      "<p></p>",
    ],
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
    ["pictures of another protocol", "img", { src: "blob:x", srcSet: "//x 2x" }, "<img/>"],
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
