/** Step that takes the line breaks between letters of Chinese and Japanese out of the text of a page and its Markdown copy. */
import type { Element, Nodes as HtmlNodes, Text as HtmlText } from "hast";
import type { Nodes, Root, Text } from "mdast";
import type { Transformer } from "unified";
import { inlineTags } from "../../schema/search/text-sections.ts";
import { joinWideLines, mayHaveWideLines, wideLineBreak } from "../source/line-breaks.ts";
import type { Span } from "./hidden-source.ts";
import { nodesIn } from "./mdast/nodes-in.ts";
import { pageOf } from "./page-file.ts";

const lineOfSource = /[ \t]*\n[ \t>]*/g;

export function lineBreaks(): Transformer<Root> {
  return (root, file) => {
    const { body, unseen } = pageOf(file);
    if (!mayHaveWideLines(body)) return;
    for (const node of nodesIn(root)) {
      unseen.push(...joinAttributes(node, body));
      if (!holders.has(node.type)) continue;
      const run = emptyRun();
      add(node, run);
      unseen.push(...joinRun(run, body));
    }
  };
}

const holders = new Set(["paragraph", "heading", "descriptionTerm"]);

/** Text alternatives and titles may have several lines, too. */
function joinAttributes(node: Nodes, body: string): Span[] {
  const alt = "alt" in node && node.alt ? node.alt : "";
  const title = "title" in node && node.title ? node.title : "";
  if (!mayHaveWideLines(alt + title)) return [];
  if ("alt" in node) node.alt = joinWideLines(alt);
  if ("title" in node) node.title = joinWideLines(title);
  const start = node.position?.start.offset;
  if (start === undefined) return [];
  return [...body.slice(start, node.position?.end.offset).matchAll(wideLineBreak)].map(
    ({ 0: { length }, index }) => ({ start: start + index, end: start + index + length }),
  );
}

/** Texts that are read as one, each with its start in the whole. */
type Run = { texts: { node: Text | HtmlText; start: number }[]; whole: string };

function emptyRun(): Run {
  return { texts: [], whole: "" };
}

/** A picture, for instance, is as any letter of another language. */
const other = "\ufffc";

function add(node: Nodes, run: Run): void {
  if (node.type === "text") run.texts.push({ node, start: run.whole.length });
  if ("value" in node) run.whole += node.type === "html" ? "" : node.value;
  else if ("children" in node) for (const child of node.children) add(child, run);
  else run.whole += other;
}

/** The same for the tree of a page with HTML, whose lines are known when it is parsed. */
export function joinHtmlLines(root: HtmlNodes, body: string): Span[] {
  if (!mayHaveWideLines(body)) return [];
  const run = emptyRun();
  addHtml(root, run, true);
  return joinRun(run, body);
}

/** Nodes that are not within a sentence end it. Blocks of code keep their lines. */
function addHtml(node: HtmlNodes, run: Run, isProse: boolean): void {
  if (node.type === "text") {
    if (isProse) run.texts.push({ node, start: run.whole.length });
    run.whole += node.value;
  }
  if (node.type !== "element" && node.type !== "root") return;
  const edge = node.type === "element" && inlineTags.has(node.tagName) ? "" : other;
  if (node.type === "element") joinProperties(node);
  const isCode = node.type === "element" && node.tagName === "pre";
  run.whole += edge;
  for (const child of node.children) addHtml(child, run, isProse && !isCode);
  run.whole += edge;
}

function joinProperties({ properties }: Element): void {
  const { alt, title } = properties;
  if (typeof alt === "string") properties.alt = joinWideLines(alt);
  if (typeof title === "string") properties.title = joinWideLines(title);
}

function joinRun({ texts, whole }: Run, body: string): Span[] {
  if (!whole.includes("\n")) return [];
  const breaks = [...whole.matchAll(wideLineBreak)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  if (breaks.length === 0) return [];
  return texts.flatMap(({ node, start }) => joinText(node, start, breaks, body));
}

/** A break may be at the end of one text and at the start of the next. */
function joinText(node: Text | HtmlText, start: number, breaks: readonly Span[], body: string): Span[] {
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
