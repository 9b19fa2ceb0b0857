/** What data that nobody compiled may hold: addresses, texts, values of a wrong type, and trees of content. */
import type { HastElement, HastNode } from "../../../schema/hast.ts";

/** In place of each address. */
export const addresses: Record<string, string> = {
  "a script": "javascript:hit(1)",
  "a script behind control characters": "\u0001 java\tscript:hit(2)",
  "another host": "https://evil.example/x.js",
  "another host without its protocol": "//evil.example/x.js",
  "another host with other slashes": "/\\evil.example/x.js",
  "another host with a tab": "/\t/evil.example/x.js",
  "a script as data": "data:text/javascript,hit(3)",
  "a document as data": "data:text/html,<script>parent.hit(4)</script>",
};

/** In place of each text. */
export const texts: Record<string, string> = {
  markup: '</script><img src="https://evil.example/x" onerror="hit(5)"><script>hit(6)</script>',
  "the name of something else": "__proto__",
  nothing: "",
  "a long text": "long ".repeat(1000),
};

/** In place of anything. */
export const wrongValues: readonly unknown[] = [
  7,
  null,
  { toString: 1, type: "div", props: { dangerouslySetInnerHTML: { __html: "<img src=x onerror=hit(7)>" } } },
  [[["text"]]],
  "text",
  {},
  [],
  true,
];

const DEEP = 20_000;

const text = (value: string): HastNode => ({ type: "text", value });
const element = (
  tagName: string,
  properties: Record<string, unknown> = {},
  children: HastNode[] = [text("Inside.")],
) => ({ type: "element", tagName, properties, children }) as HastElement;

const html = "<img src=x onerror=hit(20)>";

/** In place of a page's content: the children of its root. */
export const contents: Record<string, () => unknown> = {
  "elements that run": () =>
    "script style iframe object embed link meta base form button template noscript video portal frame math"
      .split(" ")
      .map((name) =>
        element(
          name,
          {
            src: "https://evil.example/x",
            href: "https://evil.example/x",
            data: "https://evil.example/x",
            content: "0;url=https://evil.example/",
            httpEquiv: "refresh",
            rel: ["stylesheet"],
            srcDoc: "<script>parent.hit(21)</script>",
            action: "javascript:hit(22)",
            formAction: "javascript:hit(22)",
            autoFocus: true,
            onFocus: "hit(23)",
          },
          [text("hit(24)")],
        ),
      ),
  "names that are no elements": () =>
    ["SCRIPT", "Script", "x-y", "a b", "p><script", "", "__proto__", "constructor", "svg:script", "tw-x"].map(
      (name) => element(name, {}, [text("hit(25)")]),
    ),
  handlers: () =>
    ["p", "img", "svg", "details", "a", "input", "tw-tabs"].map((name) =>
      element(name, {
        onclick: "hit(26)",
        onClick: "hit(26)",
        onError: "hit(27)",
        onload: "hit(27)",
        onToggle: "hit(27)",
        ONFOCUS: "hit(28)",
        autoFocus: true,
        src: "/missing.png",
      }),
    ),
  "properties of React": () =>
    ["p", "a", "h2", "img", "pre", "table", "td", "details", "figure", "tw-tabs", "tw-tab", "input"].map(
      (name) =>
        element(name, {
          dangerouslySetInnerHTML: { __html: html },
          innerHTML: html,
          children: html,
          ref: "x",
          key: "x",
          is: "x-y",
          style: { backgroundImage: "url(https://evil.example/x)" },
          suppressHydrationWarning: "x",
          defaultValue: html,
          srcSet: "https://evil.example/x 1x",
          background: "https://evil.example/x",
          className: { toString: 1 },
          title: { __html: html },
          id: [html],
          ariaLabel: null,
          dataAction: "copy-page",
          dataHref: "https://evil.example/x",
          "data-action": "copy-page",
          "data-href": "https://evil.example/x",
          "data--action": "copy-page",
          "data--href": "https://evil.example/x",
          DATAACTION: "copy-page",
        }),
    ),
  "properties of objects": () => [
    element(
      "p",
      JSON.parse('{"__proto__":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=hit(29)>"}}}'),
    ),
    element("p", JSON.parse('{"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":1}')),
    JSON.parse('{"__proto__":{"type":"element"},"type":"text","value":"Inside."}'),
  ],
  links: () =>
    Object.values(addresses).flatMap((href) => [
      element("a", { href }),
      element("a", { href, target: "_blank", rel: ["opener"] }),
      element("a", { href: [href] }),
      element("svg", {}, [element("a", { href, xLinkHref: href })]),
      element("blockquote", { cite: href }),
    ]),
  pictures: () =>
    Object.values(addresses).flatMap((src) => [
      element("img", { src, alt: "x", loading: "eager" }, []),
      element("img", { src: [src], alt: "x", loading: "eager" }, []),
      element("picture", {}, [
        element("source", { srcSet: src }),
        element("img", { src, loading: "eager" }, []),
      ]),
      element("input", { type: "image", src, value: "x" }, []),
      element("svg", { viewBox: "0 0 9 9" }, [
        element("image", { href: src }, []),
        element("use", { href: src }, []),
        element("path", { d: "M0 0h9v9z", fill: `url(${src}#a)`, mask: [`url(${src}#a)`] }, []),
        element("rect", { width: 9, height: 9, filter: `url(${src}#a)`, stroke: { x: 1 } }, []),
      ]),
    ]),
  components: () => [
    element("tw-component", {
      name: "Counter",
      props: '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=hit(30)>"}}',
    }),
    element("tw-component", { name: "Counter", props: "{" }),
    element("tw-component", { name: "constructor", props: "null" }),
    element("tw-component", { name: "__proto__", props: '"x"' }),
    element("tw-tabs", { group: "__proto__" }, [element("tw-tab", { label: { __html: html } })]),
    element("tw-tabs", { group: 7 }, [element("p")]),
    element("tw-tab", { label: [html] }),
  ],
  "a tree that is deep": () => deep("div"),
  "a tree that is deep, of components": () => deep("details"),
  "lists that are deep": () => deep("ul"),
  "a tree that is wide": () => Array.from({ length: 300 }, () => element("p")),
  "children that are no list": () => [{ ...element("p"), children: 7 }],
  "children that are a text": () => [{ ...element("p"), children: "text" }],
  "no properties": () => [{ type: "element", tagName: "p", children: [] }],
  "properties that are null": () => [{ ...element("p"), properties: null }],
  "a text that is none": () => [{ type: "text", value: { __html: html } }],
  "nodes that are none": () => [null, 7, "text", [element("p")], {}, { type: "raw", value: html }],
  "a comment": () => [
    { type: "comment", value: `--><img src=x onerror=hit(31)>` },
    { type: "raw", value: html },
  ],
  "void elements with content": () =>
    ["br", "hr", "img", "input", "wbr", "col"].map((name) => element(name, {}, [element("p")])),
  "places that HTML does not know": () => [
    element("tr", {}, [element("p", {}, [element("p")])]),
    element("table", {}, [text("x"), element("table")]),
    element("a", { href: "/" }, [element("a", { href: "/" })]),
    element("li", {}, [element("caption")]),
  ],
};

/** What `JSON.stringify` does not come back from: `jsonOf` puts the levels in its place. */
function deep(tagName: string): string {
  return `@deep ${tagName}`;
}

/** In place of a sidebar's items. */
export const deepItems = "@deep items";

/** The text of a data file. */
export function jsonOf(data: unknown): string {
  return (JSON.stringify(data) ?? "null").replace(/"@deep (\w+)"/g, (_, name: string) => {
    const [start, inside, end] =
      name === "items"
        ? [
            '[{"kind":"category","title":"Category","collapsed":false,"items":',
            '[{"kind":"link","title":"Inside","href":"/"}]',
            "}]",
          ]
        : [
            `[{"type":"element","tagName":"${name}","properties":{},"children":`,
            '[{"type":"text","value":"Inside."}]',
            "}]",
          ];
    return start.repeat(DEEP) + inside + end.repeat(DEEP);
  });
}
