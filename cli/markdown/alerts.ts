/** Step for alerts of GitHub: a quotation that starts with `[!NOTE]` alone on its line → the admonition of the same kind. */
import type { Blockquote, Paragraph, Parents, PhrasingContent, Root, Text } from "mdast";
import type { Transformer } from "unified";
import { alertKinds, isAlertName } from "../source/other-tools/names.ts";
import type { ContentStrings } from "./compile-settings.ts";
import type { ContainerDirective } from "./mdast/nodes.ts";
import { pageOf } from "./page-file.ts";

type Marked = { name: keyof typeof alertKinds; rest: PhrasingContent[]; paragraph: Paragraph };

/** It comes before anything is filled into the text. */
export function alerts(strings: ContentStrings): Transformer<Root> {
  return (root, file) => {
    const { body } = pageOf(file);
    if (body.includes("[!")) expandIn(root, body, strings);
  };
}

/** Changes the tree. `body` is its source. */
function expandIn(parent: Parents, body: string, strings: ContentStrings): void {
  for (const child of parent.children) if ("children" in child) expandIn(child, body, strings);
  if (!parent.children.some(({ type }) => type === "blockquote")) return;
  // The types of each parent's children differ; a directive may be where a quotation is.
  parent.children = parent.children.map((child) =>
    child.type === "blockquote" ? (admonitionOf(child, body, strings) ?? child) : child,
  ) as typeof parent.children;
}

/** Undefined for a quotation, and for a mark with nothing below it, which GitHub shows as one. */
function admonitionOf(
  quotation: Blockquote,
  body: string,
  strings: ContentStrings,
): ContainerDirective | undefined {
  const marked = markOf(quotation, body);
  if (!marked) return undefined;
  const { name, rest, paragraph } = marked;
  const children = [
    ...(rest.length > 0 ? [startingAt({ ...paragraph, children: rest })] : []),
    ...quotation.children.slice(1),
  ];
  if (children.length === 0) return undefined;
  const kind = alertKinds[name];
  return {
    type: "containerDirective",
    name: kind,
    label: kind === name ? undefined : [{ type: "text", value: strings[name] }],
    attributes: [],
    closed: true,
    children,
    ...(quotation.position && { position: quotation.position }),
  };
}

function markOf({ children: [paragraph] }: Blockquote, body: string): Marked | undefined {
  if (paragraph?.type !== "paragraph") return undefined;
  const [first, ...others] = paragraph.children;
  if (first?.type !== "text" || isEscaped(first, body)) return undefined;
  const [mark = "", written = ""] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(first.value) ?? [];
  const name = written.toLowerCase();
  if (!isAlertName(name)) return undefined;
  const text = first.value.slice(mark.length);
  if (text !== "") return { name, rest: [textBelow(first, text, body), ...others], paragraph };
  // Two spaces at the end of the line are a break.
  const [next, ...below] = others;
  if (next?.type === "break") return { name, rest: below, paragraph };
  return mark.endsWith("\n") || next === undefined ? { name, rest: others, paragraph } : undefined;
}

/** `\[!NOTE]` is meant as text. */
function isEscaped({ position }: Text, body: string): boolean {
  const start = position?.start.offset;
  return start !== undefined && body[start] === "\\";
}

/** The text on the lines below the mark, at its place in the source. */
function textBelow(text: Text, value: string, body: string): Text {
  const start = text.position?.start;
  if (!text.position || start?.offset === undefined) return { type: "text", value };
  const line = body.indexOf("\n", start.offset) + 1;
  const lead = /^[ \t>]*/.exec(body.slice(line))?.[0].length ?? 0;
  const place = { line: start.line + 1, column: lead + 1, offset: line + lead };
  return { type: "text", value, position: { start: place, end: text.position.end } };
}

function startingAt(paragraph: Paragraph): Paragraph {
  const start = paragraph.children[0]?.position?.start;
  if (!paragraph.position || !start) return paragraph;
  return { ...paragraph, position: { start, end: paragraph.position.end } };
}
