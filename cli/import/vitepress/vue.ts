/** Vue in a page of VitePress: components, attributes of its own, and values between double braces. */
import type { Root } from "mdast";
import { ownValue } from "../../../schema/own-value.ts";
import { leftComment } from "../../markdown/left-by-import.ts";
import { declared } from "../../source/other-tools/declared.ts";
import { commentEdits } from "../docusaurus/markdown/replaced-elements.ts";
import { scalarText } from "../is-record.ts";
import { asText, placeAtOffset, type TextEdit } from "../mdx/edits.ts";
import { type Attribute, attributeText, type JsxTag, tagAt } from "../mdx/elements.ts";
import { isIn, nodesIn, type Region, regionOf, regionsIn } from "../mdx/running-text.ts";
import type { Note } from "../note.ts";

export type VueInputs = {
  file: string;
  /** Line of the file on which the text starts. */
  firstLine: number;
  /** The front matter. */
  data: Readonly<Record<string, unknown>>;
  notes: Note[];
};

/** In a line of text, braces that show nothing of Vue. */
export const literalBraces = "&#123;&#123;";

/** Elements of Vue and of the theme that show only their content. */
const transparent =
  /^(template|slot|component|Transition|TransitionGroup|KeepAlive|Suspense|Teleport|ClientOnly|Content)$/i;
const kinds = new Set(["tip", "info", "warning", "danger"]);

/** Tags of components, attributes of Vue, and values between double braces. */
export function vueEdits(root: Root, body: string, { file, firstLine, data, notes }: VueInputs): TextEdit[] {
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
      const isInHtml = blocks.some((block) => block.start <= at && after < block.end);
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
      const close = given.has("v-pre") ? body.indexOf(`</${name}>`, end) : -1;
      if (close !== -1) verbatim.push({ start: end, end: close });
      for (const [key, attribute] of given) {
        if (!/^(v-|[:@#])/.test(key)) continue;
        if (key !== "v-pre") note(at, `attributes of Vue, such as “${key}”, are not imported`);
        edits.push({ start: attribute.start - 1, end: attribute.end, text: plainAttribute(key, attribute) });
      }
      at = end - 1;
    }
  }
  for (const { index, 0: braces, 1: expression = "" } of body.matchAll(
    declared["an expression of Vue"].pattern,
  )) {
    if (isIn(opaque, index) || edits.some(({ start, end }) => start <= index && index < end)) continue;
    const region = { start: index, end: index + braces.length };
    if (isIn(verbatim, index)) {
      edits.push({ start: index, end: index + 2, text: literalBraces });
      continue;
    }
    const value = textValue(expression.trim(), data);
    if (value !== undefined) edits.push({ ...region, text: asText(value, body, index) });
    else {
      const shown = braces.replace(/\s+/g, " ").slice(0, 60);
      const rest = { cause: "expression", instead: "write its value" } as const;
      note(index, `the expression ${shown} is code and stays as a comment`, rest);
      edits.push(...commentEdits(region, leftComment(braces), { body, paragraphs }));
    }
  }
  return [...edits, ...indentEdits(body, blocks, edits)];
}

/** In a block of HTML, a text that is far in is a text; without the tag around it, it would be code. */
function indentEdits(body: string, blocks: readonly Region[], edits: readonly TextEdit[]): TextEdit[] {
  return blocks.flatMap(({ start, end }) => {
    const text = body.slice(start, end);
    const isChanged = edits.some((edit) => edit.text === "" && start <= edit.start && edit.end <= end);
    if (!isChanged || text.includes("<pre")) return [];
    const column = start - body.lastIndexOf("\n", start - 1) - 1;
    return [...text.matchAll(/\n([ \t]*)/g)].flatMap(({ index, 1: white = "" }): TextEdit[] => {
      const line = start + index + 1;
      const [from, to] = [line + column, line + white.length];
      const isFree = !edits.some((edit) => edit.start < to && from < edit.end);
      return from < to && isFree ? [{ start: from, end: to, text: "" }] : [];
    });
  });
}

/** `<template #name="{ item }">`: only Vue has attributes with such names. */
function templateAt(body: string, start: number): JsxTag | undefined {
  const [tag] = /^<(?:template|slot)\b[^<>]*>/.exec(body.slice(start, start + 500)) ?? [];
  return tag === undefined
    ? undefined
    : { kind: "open", name: "template", start, end: start + tag.length, attributes: new Map() };
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
  return path === undefined ? undefined : scalarText(ownValue(data, path));
}
