/**
 * Line breaks between letters and marks of Chinese and Japanese, which have no spaces: the page has none there, either
 * (CSS Text 4, “Segment break transformation rules”). Hangul has spaces, and keeps them.
 */
import type { Nodes, Root, Text } from "mdast";
import type { Span } from "./hidden-source.ts";

/** Letters, marks and full-width forms of Chinese, Japanese and Yi. */
const wide =
  "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}\\p{sc=Yiii}\\u3000-\\u303f\\u30fb\\u30fc\\u3190-\\u319f\\u31c0-\\u31ef\\u3220-\\u325f\\u3280-\\u33ff\\ufe30-\\ufe6f\\uff01-\\uff9f\\uffe0-\\uffe6]";
/** Marks that Chinese shares with other languages: they are as wide as what is around them. */
const shared = "[“”‘’…—·]*";
const between = new RegExp(`(?<=${wide}${shared})[ \\t]*\\n[ \\t]*(?=${shared}${wide})`, "gu");
const lineOfSource = /[ \t]*\n[ \t>]*/g;
const hasWide = new RegExp(wide, "u");

/** Changes the tree. The spans are those of the line breaks in `body`, the source of the tree. */
export function joinLines(root: Root, body: string): Span[] {
  if (!hasWide.test(body)) return [];
  const spans: Span[] = [];
  const visit = (node: Nodes): void => {
    if (!("children" in node)) return;
    if (holders.has(node.type)) spans.push(...joinWithin(node, body));
    else node.children.forEach(visit);
  };
  visit(root);
  return spans;
}

const holders = new Set(["paragraph", "heading", "descriptionTerm"]);

function joinWithin(holder: Nodes, body: string): Span[] {
  const texts: { node: Text; start: number }[] = [];
  let whole = "";
  const add = (node: Nodes): void => {
    if (node.type === "text") texts.push({ node, start: whole.length });
    if ("value" in node) whole += node.type === "html" ? "" : node.value;
    else if ("children" in node) node.children.forEach(add);
    // A picture, for instance, is as any other letter.
    else whole += "\ufffc";
  };
  add(holder);
  if (!whole.includes("\n")) return [];
  const breaks = [...whole.matchAll(between)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  if (breaks.length === 0) return [];
  return texts.flatMap(({ node, start }) => joinText(node, start, breaks, body));
}

/** A break may be at the end of one text and at the start of the next. */
function joinText(node: Text, start: number, breaks: readonly Span[], body: string): Span[] {
  const { value, position } = node;
  const own = breaks.filter((span) => span.start < start + value.length && span.end > start);
  if (own.length === 0) return [];
  const from = position?.start.offset;
  const source = from === undefined ? "" : body.slice(from, position?.end.offset);
  const lines = [...source.matchAll(lineOfSource)];
  let text = "";
  let end = 0;
  const spans = own.flatMap((span): Span[] => {
    const first = Math.max(0, span.start - start);
    text += value.slice(end, first);
    end = Math.min(value.length, span.end - start);
    if (!value.slice(first, end).includes("\n")) return [];
    // Each line of a text is one of its source.
    const line = lines[value.slice(0, end).split("\n").length - 2];
    if (from === undefined || !line) return [];
    return [{ start: from + line.index, end: from + line.index + line[0].length }];
  });
  node.value = text + value.slice(end);
  return spans;
}
