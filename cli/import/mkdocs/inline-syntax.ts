/** Syntax of Python-Markdown and Material in running text → ours, by the tree of the page, so that code and addresses stay. */
import type { Root } from "mdast";
import { get } from "node-emoji";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { ownIcon } from "../../source/other-tools/icons.ts";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../mdx/edits.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn, textRegions } from "../mdx/running-text.ts";
import { abbreviationEdits, imageAttributes, type Span, spanEdits } from "../span-edits.ts";

type InlineInputs = {
  /** Abbreviations and what they stand for. */
  abbreviations: ReadonlyMap<string, string>;
  /** True for a plugin or an extension that the site uses. */
  has(name: string): boolean;
  hasFormulas: boolean;
  /** Values that `{{ name }}` stands for. */
  variables: ReadonlyMap<string, string>;
};

/** `{: #id .class key="value" }`, also without the colon. */
const attributes =
  /\{:?[ \t]*((?:(?:[.#][\w:.-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|annotate)(?:[ \t]+|(?=\})))+)\}/g;
/** Collections of icons that Material has. */
const icon = /:(?:material|octicons|fontawesome|simple|custom)-[\w-]+:/.source;
/** `++ctrl+"K"++`: names of keys, and what is on others. */
const key = /(?<![+\w])\+\+((?:[\w-]+|"[^"\n]+")(?:\+(?:[\w-]+|"[^"\n]+"))*)\+\+(?![+\w])/g;
const symbols: ReadonlyMap<string, string> = new Map(
  "(tm)™ (c)© (r)® c/o℅ +/-± -->→ <--← <-->↔ =/=≠ 1/4¼ 1/2½ 3/4¾ 1/3⅓ 2/3⅔ 1/5⅕ 2/5⅖ 3/5⅗ 4/5⅘ 1/6⅙ 5/6⅚ 1/8⅛ 3/8⅜ 5/8⅝ 7/8⅞"
    .split(" ")
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
);
const symbol = /(?<![\w/<=-])(?:\((?:tm|c|r)\)|c\/o|\+\/-|<?-->|<--|=\/=|\d\/\d)(?![\w/>-])/g;

export function parsedPage(text: string): Root {
  return parseMarkdown(text, 1, directiveNames([])).root;
}

export function withOwnInlines(written: string, inputs: InlineInputs): string {
  const { abbreviations, has, hasFormulas, variables } = inputs;
  const hasAttributes = has("attr_list");
  const body = hasAttributes ? withAnchors(written) : written;
  const { root, destinations } = parseMarkdown(body, 1, { ...directiveNames([]), formulas: hasFormulas });
  const texts = textRegions(root);
  const headings = regionsIn(root, "heading");
  const images = new Set(regionsIn(root, "image").map(({ end }) => end));
  const spans: Readonly<Record<string, readonly Span[]>> = {
    "pymdownx.emoji": [
      [
        new RegExp(`(?<![\\w:])${icon}(?:\\{[^{}\\n]*\\})?[ \\t]*`, "g"),
        ([whole]) => {
          const name = ownIcon(whole.split(":")[1] ?? "");
          return name === undefined ? "" : `:icon[${name}] `;
        },
      ],
      [/:([a-z0-9_+-]+):/g, ([, name = ""]) => get(name) ?? get(name.replaceAll("-", "_"))],
    ],
    attr_list: [
      [
        attributes,
        ([, list = ""], at) => {
          // Only an id of a heading, and the width and side of a picture, do something here.
          const [, id] = /(?:#|(?<![\w-])id=["']?)([\w:.-]+)/.exec(list) ?? [];
          if (isIn(headings, at)) return id === undefined ? "" : `{#${id}}`;
          return images.has(at) ? imageAttributes(list) : id === undefined ? "" : `<a id="${id}"></a>`;
        },
      ],
    ],
    "pymdownx.keys": [[key, ([, keys = ""]) => `:kbd[${keys.replaceAll('"', "")}]`]],
    "pymdownx.smartsymbols": [[symbol, ([name]) => symbols.get(name)]],
    "pymdownx.caret": [[/(?<!\^)\^(?![\s^])([^\s^]+)\^(?!\^)/g, ([, raised = ""]) => `<sup>${raised}</sup>`]],
  };
  const edits = [
    // The form of GitHub is known here.
    ...destinations.flatMap(({ start, end, url }): TextEdit[] => {
      const [, mode] = /#only-(light|dark)$/.exec(url) ?? [];
      const place = url.replace(/#only-\w+$/, `#gh-${mode}-mode-only`);
      return mode === undefined ? [] : [{ start, end, text: place }];
    }),
    ...(hasAttributes ? buttons(root, body) : []),
    ...spanEdits(body, texts, ...Object.entries(spans).flatMap(([name, own]) => (has(name) ? own : [])), [
      /\{\{\s*([\w.]+)\s*\}\}/g,
      ([, name = ""]) => variables.get(name),
    ]),
    ...(has("mkdocstrings") || has("autorefs") ? referencesToCode(root, body, texts) : []),
    // To explain every place would make the text hard to read.
    ...abbreviationEdits(
      body,
      texts.filter(({ start }) => !isIn(headings, start)),
      abbreviations,
      1,
    ),
  ];
  return applyEdits(body, edits).replace(/[ \t]+$/gm, (space) => (space.length > 1 ? space : ""));
}

/** `[](){ #id }` is a place that links lead to. */
function withAnchors(body: string): string {
  return body.replace(/^\[\]\((?:#)?\)\{:?\s*#([\w:.-]+)\s*\}/gm, '<a id="$1"></a>');
}

/** A link alone on its line is a button; in a text it stays a link. */
function buttons(root: Root, body: string): TextEdit[] {
  return nodesIn(root, "link").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const list = region && /^\{[^{}\n]*\.md-button[^{}\n]*\}/.exec(body.slice(region.end))?.[0];
    if (!region || list === undefined) return [];
    const from = lineStart(body, region.start);
    const end = region.end + list.length;
    const isAlone =
      body.slice(from, region.start).trim() === "" && body.slice(end, lineEnd(body, end)).trim() === "";
    const isBlock =
      /(^|\n)[ \t]*\n?$/.test(body.slice(Math.max(0, from - 2), from)) &&
      /^\s*(\n|$)/.test(body.slice(end, end + 2));
    const label = /^\[([\s\S]*)\]\(/.exec(body.slice(region.start, region.end))?.[1] ?? "";
    const plain = label.replace(new RegExp(icon, "g"), "").trim();
    if (!isAlone || !isBlock || plain === "") return [];
    return [{ start: region.start, end, text: `::button[${plain}]{to="${node.url}"}` }];
  });
}

/** `[text][package.name]` of mkdocstrings → the text: what it names is made from code. */
function referencesToCode(root: Root, body: string, texts: readonly Region[]): TextEdit[] {
  const defined = new Set(nodesIn(root, "definition").map(({ identifier }) => identifier));
  return [...body.matchAll(/\[(`[^`\n]+`|[^[\]\n]+)\]\[([\w.: -]*)\]/g)].flatMap(
    ({ 0: whole, 1: label = "", 2: name = "", index: start }): TextEdit[] => {
      if (!isIn(texts, start) || defined.has((name || label).toLowerCase())) return [];
      return [{ start, end: start + whole.length, text: label }];
    },
  );
}
