/** Text of a page of VitePress → Markdown of ours: containers, words of fences, Vue, and the ids of headings that hold some of it. */
import type { Code, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { get } from "node-emoji";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { leftComment } from "../../markdown/left-by-import.ts";
import { fencesIn } from "../../markdown/mdast/fences.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { withCallouts } from "../callouts.ts";
import { placeAtOffset } from "../code/parser.ts";
import { withAdmonitionTitles } from "../docusaurus/markdown/admonitions.ts";
import { commentEdits } from "../docusaurus/markdown/replaced-elements.ts";
import { fenceWords, infoOf, readFence } from "../fence-words.ts";
import { applyEdits, asText, endOfHeading, lineEnd, type TextEdit } from "../mdx/edits.ts";
import { type Attribute, attributeText, type JsxTag, tagAt } from "../mdx/elements.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn } from "../mdx/regions.ts";
import type { Note } from "../note.ts";
import { spanEdits } from "../span-edits.ts";
import { slugger } from "./slugger.ts";

type PageInputs = {
  file: string;
  /** Line of the file on which the text starts. */
  firstLine: number;
  data: Readonly<Record<string, unknown>>;
  hasFormulas: boolean;
  notes: Note[];
};

export function pageText(written: string, inputs: PageInputs): string {
  const { file, notes, hasFormulas } = inputs;
  const parse = (text: string) =>
    parseMarkdown(text, 1, { ...directiveNames([], ["include"]), formulas: hasFormulas });
  const titled = withAdmonitionTitles(withBlocks(written), { admonitions: [], isMdx1: false, parse });
  for (const { name } of titled.unknown)
    notes.push({
      file,
      message: `the block “${name}” belongs to a plugin or the theme: only its content is kept`,
    });
  const body = withCallouts(titled.text, { parse: (text) => parse(text).root, keepsAlerts: true });
  const { root } = parse(body);
  const groups = nodesIn(root, "containerDirective").filter(({ name }) => name === "code-group");
  const inGroups = new Set(groups.flatMap((group) => nodesIn(group, "code")));
  const edits = [
    ...nodesIn(root, "code").flatMap((code) => fenceEdits(code, body, inGroups.has(code))),
    ...attributeEdits(root, body),
    ...vueEdits(root, body, inputs),
    ...spanEdits(body, regionsIn(root, "text"), [emojiName, ([name]) => get(name)]),
    ...headingEdits(root, body),
  ];
  const notesBelow = footnoteEdits(root, body);
  return applyEdits(body, [...edits, ...notesBelow.edits]) + notesBelow.text;
}

/** `^[text]` → `[^inline-1]`, with the text below the page. */
function footnoteEdits(root: Root, body: string): { edits: TextEdit[]; text: string } {
  let text = "";
  let count = 0;
  const texts = regionsIn(root, "text");
  const edits = spanEdits(
    body,
    [{ start: 0, end: body.length }],
    [
      /\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g,
      ([, written], at) => {
        if (!isIn(texts, at)) return undefined;
        count++;
        text += `\n[^inline-${count}]: ${written}\n`;
        return `[^inline-${count}]`;
      },
    ],
  );
  return { edits, text };
}

const container = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(:{3,})\s*([\w-]*)\s*(.*)$/;

type Open = { indent: string; colons: number; name: string; hasTab: boolean };

/** Containers without a box go, those that end with the one around them get an end, and tabs of vitepress-plugin-tabs their form here. */
function withBlocks(written: string): string {
  if (!written.includes(":::")) return written;
  const open: Open[] = [];
  const endsFrom = (first: number): string[] =>
    open
      .splice(first)
      .reverse()
      .flatMap(({ indent, colons, name, hasTab }) => {
        if (isWithoutBox.test(name)) return [""];
        const margin = indent.replace(/[^>\s]/g, " ");
        return [...(hasTab ? [`${margin}:::`] : []), margin + ":".repeat(colons)];
      });
  const lines = fencesIn(written).lines.flatMap(({ text: line, isCode }): string[] => {
    if (isCode) return [line];
    const [, indent = "", marks = "", name = "", rest = ""] = container.exec(line) ?? [];
    if (marks !== "" && name !== "") {
      open.push({ indent, colons: marks.length, name, hasTab: false });
      if (isWithoutBox.test(name)) return [""];
      const group = /^key:(\S+)/.exec(name === "tabs" ? rest : "")?.[1]?.replace(/[^\w-]+/g, "-");
      const label = name === "tabs" || name === "code-group" ? "" : rest.trim();
      return [`${indent}${marks}${name}${group ? `{group=${group}}` : ""}${label && ` ${label}`}`];
    }
    // A line of colons ends the outermost container that has no more of them.
    const ended = open.findIndex(
      (each) =>
        marks !== "" && each.colons <= marks.length && indent.length - each.indent.length < codeIndent,
    );
    if (ended !== -1) return endsFrom(ended);
    const [, margin = "", label] = /^([\s>]*)==\s+(.+?)\s*$/.exec(line) ?? [];
    const at = label === undefined ? -1 : open.findLastIndex((each) => each.name === "tabs");
    const tabs = open[at];
    if (tabs) {
      const ends = [...endsFrom(at + 1), ...(tabs.hasTab ? [`${margin}:::`] : [])];
      tabs.hasTab = true;
      return [...ends, `${margin}:::tab[${label}]`];
    }
    return open.some((each) => each.name === "v-pre") ? [literal(line)] : [line];
  });
  return [...lines, ...endsFrom(0)].join("\n");
}

const isWithoutBox = /^(raw|v-pre)$/;
/** So far in, a line is code. */
const codeIndent = 4;
const literalBraces = "&#123;&#123;";

/** In code, braces are literal as they are. */
function literal(line: string): string {
  return line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)|\{\{/g, (found) => (found === "{{" ? literalBraces : found));
}

/** `ts:line-numbers=2 {1,3} [title]` → `ts title="title" {1,3} showLineNumbers=2` */
function fenceEdits(code: Code, body: string, isInGroup: boolean): TextEdit[] {
  const opening = infoOf(code, body);
  if (!opening) return [];
  const { language, title, label, ...words } = readFence(opening.info);
  const tab = label ?? (title === undefined ? language || "text" : undefined);
  const text = fenceWords({
    ...words,
    language: language.replace(/-vue$|^vue-(?=html$)/, ""),
    title: title ?? (isInGroup ? undefined : label),
    label: isInGroup ? tab : undefined,
  });
  const marks = [...body.slice(opening.end, regionOf(code)?.end).matchAll(markedWord)];
  return [
    { ...opening, text },
    ...marks.map(({ index, 0: mark }) => {
      const start = opening.end + index;
      return { start, end: start + mark.length, text: "" };
    }),
  ];
}

/** A comment that marks a word; a line with nothing else goes. */
const markedWord =
  /(?:\n[ \t>]*(?=\S))?[ \t]*(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)[ \t]*\[!code word:[^\]\n]*\][ \t]*(?:-->|\*\/\}?)?(?=\n)/g;

/** Attributes of markdown-it-attrs, `{.class target="_self"}`, behind links, pictures and the text of blocks. */
function attributeEdits(root: Root, body: string): TextEdit[] {
  const images = new Set(regionsIn(root, "image").map(({ end }) => end));
  const behind = regionsIn(root, "link", "image", "inlineCode", "strong").flatMap(({ end }): TextEdit[] => {
    const [written] = /^\{(?:[.#]|[\w-]+=|\w+\})[^{}\n]*\}?/.exec(body.slice(end, lineEnd(body, end))) ?? [];
    if (!written?.endsWith("}")) return [];
    const width = images.has(end) ? /width=\S*?\d+/.exec(written)?.[0].replace(/["']/g, "") : undefined;
    return [{ start: end, end: end + written.length, text: width === undefined ? "" : `{${width}}` }];
  });
  const atEnd = nodesIn(root, "paragraph", "heading").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    const text = body.slice(region?.start, region?.end);
    const found = /[ \t]*\{((?:[ \t]*(?:[.#][\w-]+|[\w-]+="[^"{}\n]*"))+)[ \t]*\}[ \t]*$/.exec(text);
    const id = node.type === "heading" ? /#([^\s{}.#]+)/.exec(found?.[1] ?? "")?.[1] : undefined;
    if (!region || !found || (id !== undefined && found[1]?.trim() === `#${id}`)) return [];
    return [
      { start: region.start + found.index, end: region.end, text: id === undefined ? "" : ` {#${id}}` },
    ];
  });
  return [...behind, ...atEnd];
}

/** Elements of Vue and of the theme that show only their content. */
const transparent =
  /^(template|slot|component|Transition|TransitionGroup|KeepAlive|Suspense|Teleport|ClientOnly|Content)$/i;
const kinds = new Set(["tip", "info", "warning", "danger"]);

/** Tags of components, attributes of Vue, and values between double braces. */
function vueEdits(root: Root, body: string, { file, firstLine, data, notes }: PageInputs): TextEdit[] {
  const labels = nodesIn(root, "containerDirective").flatMap(({ label }) => label ?? []);
  const comments = nodesIn(root, "html").filter(({ value }) => value.startsWith("<!--"));
  const opaque = [
    ...[root, ...labels].flatMap((node) => regionsIn(node, "code", "inlineCode", "math", "inlineMath")),
    ...comments.flatMap((node) => regionOf(node) ?? []),
  ];
  const paragraphs = regionsIn(root, "paragraph", "heading", "tableCell");
  const blocks = regionsIn(root, "html").filter(({ start }) => !isIn(paragraphs, start));
  const placeAt = (offset: number) => {
    const { line, column } = placeAtOffset(body, offset);
    return { line: line + firstLine - 1, column };
  };
  const edits: TextEdit[] = [];
  const verbatim: Region[] = [];
  const said = new Set<string>();
  const note = (start: number, message: string, rest: Partial<Note> = {}): void => {
    if (!said.has(message)) notes.push({ file, place: placeAt(start), message, ...rest });
    said.add(message);
  };
  for (let at = body.indexOf("<"); at !== -1; at = body.indexOf("<", at + 1)) {
    if (isIn(opaque, at)) continue;
    const tag = tagAt(body, at) ?? templateAt(body, at);
    if (!tag) continue;
    const { name, attributes: given, end } = tag;
    if ((name === "script" || name === "style") && tag.kind === "open" && isIn(blocks, at)) {
      const close = body.indexOf(`</${name}>`, end);
      const after = close === -1 ? body.length : close + name.length + 3;
      note(at, `<${name}> is code and is not imported`, { cause: name === "style" ? "style" : "component" });
      edits.push({ start: at, end: after, text: "" });
      at = after - 1;
      continue;
    }
    if (name === "Badge" && tag.kind !== "close") {
      const close = tag.kind === "open" ? body.indexOf("</Badge>", end) : -1;
      const after = close === -1 ? end : close + "</Badge>".length;
      const text =
        attributeText(given.get("text")) ?? (close === -1 ? undefined : body.slice(end, close).trim());
      const type = attributeText(given.get("type")) ?? "tip";
      const isInHtml = blocks.some((each) => each.start <= at && after < each.end);
      const before = /[\w:]$/.test(body.slice(0, at)) ? " " : "";
      if (text === undefined) note(at, "the text of a <Badge> is code and is not imported");
      const badge = `:badge[${(text ?? "").replace(/[\\[\]]/g, "\\$&")}]{type=${kinds.has(type) ? type : "note"}}`;
      edits.push({ start: at, end: after, text: text === undefined ? "" : isInHtml ? text : before + badge });
      at = after - 1;
    } else if (/^[A-Z]/.test(name) || name.includes("-") || transparent.test(name)) {
      if (!transparent.test(name) && tag.kind !== "close")
        note(at, `<${name}> is a component and is not imported; what is between its tags is`, {
          cause: "component",
          instead: "write Markdown, a directive or a component of your own",
          subject: name,
        });
      edits.push({ start: at, end, text: "" });
      at = end - 1;
    } else {
      if (given.has("v-pre")) verbatim.push({ start: end, end: closeOf(body, name, end) });
      for (const [key, attribute] of given) {
        if (!/^(v-|[:@#])/.test(key)) continue;
        if (key !== "v-pre") note(at, `attributes of Vue, such as “${key}”, are not imported`);
        edits.push({ start: attribute.start - 1, end: attribute.end, text: plainAttribute(key, attribute) });
      }
      at = end - 1;
    }
  }
  for (const { index, 0: written, 1: expression = "" } of body.matchAll(/\{\{([\s\S]{1,500}?)\}\}/g)) {
    if (isIn(opaque, index) || edits.some(({ start, end }) => start <= index && index < end)) continue;
    const region = { start: index, end: index + written.length };
    if (isIn(verbatim, index)) {
      edits.push({ start: index, end: index + 2, text: literalBraces });
      continue;
    }
    const value = textValue(expression.trim(), data);
    if (value !== undefined) edits.push({ ...region, text: asText(value, body, index) });
    else {
      const shown = written.replace(/\s+/g, " ").slice(0, 60);
      const rest = { cause: "expression", instead: "write its value" } as const;
      note(index, `the expression ${shown} is code and stays as a comment`, rest);
      edits.push(...commentEdits(region, leftComment(written), { body, paragraphs }));
    }
  }
  return edits;
}

/** `<template #name="{ item }">`: only Vue has attributes with such names. */
function templateAt(body: string, start: number): JsxTag | undefined {
  const [written] = /^<(?:template|slot)\b[^<>]*>/.exec(body.slice(start, start + 500)) ?? [];
  return written === undefined
    ? undefined
    : { kind: "open", name: "template", start, end: start + written.length, attributes: new Map() };
}

function closeOf(body: string, name: string, from: number): number {
  const close = body.indexOf(`</${name}>`, from);
  return close === -1 ? body.length : close;
}

/** `:src="withBase('/a.png')"` → `src="/a.png"` */
function plainAttribute(key: string, { value }: Attribute): string {
  const [, , plain] =
    (typeof value === "string" && /^\s*(?:withBase\(\s*)?(['`])([^'`$]*)\1\s*\)?\s*$/.exec(value)) || [];
  return key.startsWith(":") && plain !== undefined ? ` ${key.slice(1)}="${plain}"` : "";
}

/** A text, or a value of the front matter. */
function textValue(expression: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const [, , literal] = /^(['"`])([^'"`$]*)\1$/.exec(expression) ?? [];
  if (literal !== undefined) return literal;
  const [, path] = /^\$?(?:page\.)?frontmatter\.([\w.]+)$/.exec(expression) ?? [];
  if (path === undefined) return undefined;
  const found = new Map(Object.entries(data)).get(path);
  return typeof found === "string" || typeof found === "number" ? String(found) : undefined;
}

const emojiName = /:[\w+-]+:/g;

/** The ids of headings with tags or names of emoji in them, which VitePress leaves out of ids. */
function headingEdits(root: Root, body: string): TextEdit[] {
  const idOf = slugger();
  // Those that are written count for the headings below them.
  let hasGiven = false;
  return nodesIn(root, "heading").flatMap((heading): TextEdit[] => {
    const region = regionOf(heading);
    if (!region) return [];
    const given = /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/.exec(plainText(heading))?.[1];
    if (given !== undefined) hasGiven = true;
    const text = withoutVue(heading);
    const id = idOf(text, given);
    if (given !== undefined) return [];
    if (!hasGiven && text === plainText(heading) && !/<[A-Z]/.test(body.slice(region.start, region.end)))
      return [];
    const end = endOfHeading(heading, body) ?? region.end;
    return [{ start: end, end, text: ` {#${id}}` }];
  });
}

function withoutVue(node: Nodes): string {
  if (node.type === "html") return "";
  if (node.type === "text")
    return node.value.replace(emojiName, (name) => (get(name) === undefined ? name : ""));
  return "children" in node ? node.children.map(withoutVue).join("") : plainText(node);
}
