/** Syntax of Python-Markdown and Material in running text → ours, by the tree of the page, so that code and addresses stay. */
import type { Root } from "mdast";
import { get } from "node-emoji";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { ownIcon } from "../../source/other-tools/icons.ts";
import { applyEdits, lineEnd, lineStart, type TextEdit } from "../mdx/edits.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn, textRegions } from "../mdx/regions.ts";

type InlineInputs = {
  /** Abbreviations and what they stand for. */
  abbreviations: ReadonlyMap<string, string>;
  hasFormulas: boolean;
  /** Values that `{{ name }}` stands for. */
  variables: ReadonlyMap<string, string>;
};

/** `{: #id .class key="value" }`, also without the colon. */
const attributes =
  /\{:?[ \t]*((?:(?:[.#][\w:.-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|annotate)(?:[ \t]+|(?=\})))+)\}/g;
const icon = /:((?:material|octicons|fontawesome|simple|custom)-[\w-]+):/g;
const emoji = /:([a-z0-9_+-]+):/g;
const critic = /\{(\+\+|--|==|>>|~~)([\s\S]{0,2000}?)(\+\+|--|==|<<|~~)\}/g;

export function withOwnInlines(written: string, inputs: InlineInputs): string {
  const body = withAnchors(written);
  const { root } = parseMarkdown(body, 1, { ...directiveNames([]), formulas: inputs.hasFormulas });
  const texts = textRegions(root);
  const ends = endsIn(root);
  const edits: TextEdit[] = [...inlineLanguages(root, body), ...buttons(root, body)];
  const inText = (
    pattern: RegExp,
    textFor: (match: RegExpExecArray, start: number) => string | undefined,
  ) => {
    for (const { start, end } of texts)
      for (const match of body.slice(start, end).matchAll(pattern)) {
        const at = start + match.index;
        const text = body[at - 1] === "\\" ? undefined : textFor(match, at);
        if (text !== undefined) edits.push({ start: at, end: at + match[0].length, text });
      }
  };
  inText(critic, ([, open = "", content = "", close = ""]) => criticText(open, content, close));
  inText(
    /(?<![\w:]):(?:material|octicons|fontawesome|simple|custom)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]*/g,
    ([whole]) => {
      const name = ownIcon(new RegExp(icon.source).exec(whole)?.[1] ?? "");
      return name === undefined ? "" : `:icon[${name}] `;
    },
  );
  inText(emoji, ([, name = ""]) => get(name) ?? get(name.replaceAll("-", "_")));
  inText(attributes, ([, list = ""], at) => attributesText(list, at, ends));
  inText(/\{\{\s*([\w.]+)\s*\}\}/g, ([, name = ""]) => inputs.variables.get(name));
  inText(/(?<!\^)\^(?![\s^])([^\s^]+)\^(?!\^)/g, ([, raised = ""]) => `<sup>${raised}</sup>`);
  edits.push(...referencesToCode(root, body, texts));
  edits.push(...firstAbbreviations(texts, body, inputs.abbreviations));
  return applyEdits(body, edits).replace(/[ \t]+$/gm, (space) => (space.length > 1 ? space : ""));
}

/** `[](){ #id }` is a place that links lead to. */
function withAnchors(body: string): string {
  return body.replace(/^\[\]\((?:#)?\)\{:?\s*#([\w:.-]+)\s*\}/gm, '<a id="$1"></a>');
}

type Ends = { headings: readonly Region[]; images: ReadonlySet<number> };

function endsIn(root: Root): Ends {
  return {
    headings: regionsIn(root, "heading"),
    images: new Set(regionsIn(root, "image").map(({ end }) => end)),
  };
}

/** Only an id of a heading, and the width and side of a picture, do something here. */
function attributesText(list: string, at: number, { headings, images }: Ends): string | undefined {
  const id = /#([\w:.-]+)/.exec(list)?.[1];
  const heading = headings.find(({ start, end }) => start <= at && at < end);
  if (heading) return id === undefined ? "" : `{#${id}}`;
  if (images.has(at)) {
    const width = /width="?(\d+)(?:px)?"?(?=\s|$)/.exec(list)?.[1];
    const side = /align="?(left|right|center)/.exec(list)?.[1];
    const own = [
      ...(width === undefined ? [] : [`width=${width}`]),
      ...(side === undefined ? [] : [`align=${side}`]),
    ];
    return own.length === 0 ? "" : `{${own.join(" ")}}`;
  }
  return id === undefined ? "" : `<a id="${id}"></a>`;
}

function criticText(open: string, content: string, close: string): string | undefined {
  if (open === "++" && close === "++") return `<ins>${content}</ins>`;
  if (open === "--" && close === "--") return `~~${content}~~`;
  if (open === "==" && close === "==") return `<mark>${content}</mark>`;
  if (open === ">>" && close === "<<") return `<!-- ${content.trim().replaceAll("--", "- -")} -->`;
  const [before = "", after] = content.split("~>");
  return open === "~~" && close === "~~" && after !== undefined
    ? `~~${before}~~<ins>${after}</ins>`
    : undefined;
}

/** `` `#!python code` `` names the language of code in a sentence. */
function inlineLanguages(root: Root, body: string): TextEdit[] {
  return regionsIn(root, "inlineCode").flatMap(({ start, end }): TextEdit[] => {
    const [, mark = ""] = /^(`+)(?:#!|:::)[\w+-]+ +(?=\S)/.exec(body.slice(start, end)) ?? [];
    const length = /^`+(?:#!|:::)[\w+-]+ +(?=\S)/.exec(body.slice(start, end))?.[0].length;
    return mark === "" || length === undefined ? [] : [{ start, end: start + length, text: mark }];
  });
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
    const plain = label.replace(/:(?:material|octicons|fontawesome|simple|custom)-[\w-]+:/g, "").trim();
    if (!isAlone || !isBlock || plain === "") return [];
    return [{ start: region.start, end, text: `::button[${plain}]{to="${node.url}"}` }];
  });
}

/** `[text][package.name]` of mkdocstrings → the text: what it names is made from code. */
function referencesToCode(root: Root, body: string, texts: readonly Region[]): TextEdit[] {
  const defined = new Set(nodesIn(root, "definition").map(({ identifier }) => identifier));
  return regionsIn(root, "paragraph", "heading", "tableCell").flatMap((region) =>
    [...body.slice(region.start, region.end).matchAll(/\[(`[^`\n]+`|[^[\]\n]+)\]\[([\w.]*)\]/g)].flatMap(
      ({ 0: whole, 1: label = "", 2: name = "", index }): TextEdit[] => {
        const start = region.start + index;
        if (!isIn(texts, start) || defined.has((name || label).toLowerCase())) return [];
        return [{ start, end: start + whole.length, text: label }];
      },
    ),
  );
}

/** The first place of each: to explain every one would make the text hard to read. */
function firstAbbreviations(
  texts: readonly Region[],
  body: string,
  known: ReadonlyMap<string, string>,
): TextEdit[] {
  return [...known].flatMap(([short, long]): TextEdit[] => {
    const escaped = short.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, "u");
    for (const { start, end } of texts) {
      const found = pattern.exec(body.slice(start, end));
      if (!found || /^#/.test(body.slice(lineStart(body, start)))) continue;
      const at = start + found.index;
      const title = long.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
      return [{ start: at, end: at + short.length, text: `<abbr title="${title}">${short}</abbr>` }];
    }
    return [];
  });
}
