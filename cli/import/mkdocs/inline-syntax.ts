/** Syntax of Python-Markdown and Material in running text → ours, by the tree of the page, so that code and addresses stay. */
import type { Root } from "mdast";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { declared, namedIcon } from "../../source/other-tools/declared.ts";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../mdx/edits.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn, textRegions } from "../mdx/running-text.ts";
import { abbreviationEdits, imageAttributes, spanEdits } from "../span-edits.ts";

type InlineInputs = {
  /** Abbreviations and what they stand for. */
  abbreviations: ReadonlyMap<string, string>;
  /** True for a plugin or an extension that the site uses. */
  has(name: string): boolean;
  hasFormulas: boolean;
  /** Values that `{{ name }}` stands for. */
  variables: ReadonlyMap<string, string>;
};

export function parsedPage(text: string): Root {
  return parseMarkdown(text, 1, directiveNames([])).root;
}

export function withOwnInlines(source: string, inputs: InlineInputs): string {
  const { abbreviations, has, hasFormulas, variables } = inputs;
  const hasAttributes = has("attr_list");
  // Places that links lead to.
  const anchor = declared["an anchor of Material for MkDocs"];
  const body = hasAttributes ? source.replace(anchor.pattern, anchor.here.write) : source;
  const { root, destinations } = parseMarkdown(body, 1, { ...directiveNames([]), formulas: hasFormulas });
  const texts = textRegions(root);
  const headings = regionsIn(root, "heading");
  const images = new Set(regionsIn(root, "image").map(({ end }) => end));
  const attributes = ([, list = ""]: RegExpExecArray, at: number): string => {
    // Only an id of a heading, and the width and side of a picture, do something here.
    const [, id] = /(?:#|(?<![\w-])id=["']?)([\w:.-]+)/.exec(list) ?? [];
    if (isIn(headings, at)) return id === undefined ? "" : `{#${id}}`;
    return images.has(at) ? imageAttributes(list) : id === undefined ? "" : `<a id="${id}"></a>`;
  };
  const edits = [
    // The form of GitHub is known here.
    ...destinations.flatMap(({ start, end, url }): TextEdit[] => {
      const [, mode] = /#only-(light|dark)$/.exec(url) ?? [];
      const place = url.replace(/#only-\w+$/, `#gh-${mode}-mode-only`);
      return mode === undefined ? [] : [{ start, end, text: place }];
    }),
    ...(hasAttributes ? buttons(root, body) : []),
    ...spanEdits(
      body,
      texts,
      ...(has("pymdownx.emoji") ? (["an icon of Material for MkDocs"] as const) : []),
      ...(hasAttributes ? [["an attribute list of Python-Markdown", attributes] as const] : []),
      ...(has("pymdownx.keys") ? (["a key of MkDocs"] as const) : []),
      ...(has("pymdownx.caret") ? (["a superscript of PyMdown"] as const) : []),
      ["a variable of MkDocs", ([, name = ""]) => variables.get(name)],
    ),
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
    const plain = label.replace(namedIcon, "").trim();
    if (!isAlone || !isBlock || plain === "") return [];
    return [{ start: region.start, end, text: `::button[${plain}]{to="${node.url}"}` }];
  });
}

/** `[text][package.name]` of mkdocstrings → the text: what it names is made from code. */
function referencesToCode(root: Root, body: string, texts: readonly Region[]): TextEdit[] {
  const defined = new Set(nodesIn(root, "definition").map(({ identifier }) => identifier));
  return [...body.matchAll(declared["a reference to code of mkdocstrings"].pattern)].flatMap(
    ({ 0: whole, 1: label = "", 2: name = "", index: start }): TextEdit[] => {
      if (!isIn(texts, start) || defined.has((name || label).toLowerCase())) return [];
      return [{ start, end: start + whole.length, text: label }];
    },
  );
}
