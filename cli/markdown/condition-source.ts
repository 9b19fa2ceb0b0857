/** Text of the Markdown copy for a condition, a button or embedded content in the source of a page. */
import type { RootContent } from "mdast";
import type { Filled } from "./compiled-page.ts";
import { type Span, spanOf } from "./hidden-source.ts";
import type { AnyDirective, Destination, LeafDirective } from "./mdast/nodes.ts";

/** Nothing of the node is left, nor the blank line after it. */
export function withoutNode(node: RootContent, body: string): Filled[] {
  const [span] = spanOf(node);
  if (!span) return [];
  const isInline = node.type === "textDirective";
  const end = !isInline && startsBlock(span.start, body) ? endOfBlock(span.end, body) : span.end;
  return [cut(span.start, end)];
}

/** The content of a condition that holds, without what is around it. */
export function contentOf(node: AnyDirective, body: string): Filled[] {
  const [span] = spanOf(node);
  if (!span) return [];
  const label = labelSpan(node);
  if (node.type === "textDirective")
    return label ? [cut(span.start, label.start), cut(label.end, span.end)] : [cut(span.start, span.end)];
  const lineEnd = endOfLine(span.start, body);
  const opening = startsBlock(span.start, body) && !label ? Math.min(lineEnd + 1, span.end) : lineEnd;
  const cuts = label ? [cut(span.start, label.start), cut(label.end, lineEnd)] : [cut(span.start, opening)];
  const fence = body.slice(0, span.end).lastIndexOf(":::");
  const isClosed = node.type === "containerDirective" && node.closed && fence > span.start;
  if (!isClosed) return cuts;
  const start = fence - (/:*$/.exec(body.slice(0, fence))?.[0].length ?? 0);
  const end = body.startsWith("\n\n", span.end) ? span.end + 1 : span.end;
  return [...cuts, cut(start, end)];
}

/** A directive with a label as a link to the address in one of its attributes, and where that is. */
export function asLink(
  node: LeafDirective,
  body: string,
  attribute: string,
  address: string,
): { filled: Filled[]; destination?: Destination } {
  const [span] = spanOf(node);
  const label = labelSpan(node);
  const to = node.attributes.find(({ name }) => name === attribute);
  const name = to?.position.end.offset;
  if (!span || !label || !to || name === undefined) return { filled: [] };
  const start = body.indexOf(to.value, name + "=".length);
  const end = start + to.value.length;
  if (start === -1 || end > span.end) return { filled: [] };
  return {
    filled: [
      cut(span.start, label.start - 1),
      { start: label.end + 1, end: start, text: "(", verbatim: true },
      { start, end, text: address, verbatim: true },
      { start: end, end: span.end, text: ")", verbatim: true },
    ],
    destination: { start, end, url: address },
  };
}

function cut(start: number, end: number): Filled {
  return { start, end, text: "", verbatim: true };
}

/** The span between the brackets. */
function labelSpan({ label = [] }: AnyDirective): Span | undefined {
  const start = label[0]?.position?.start.offset;
  const end = label.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

function startsBlock(start: number, body: string): boolean {
  return start === 0 || body.slice(0, start).endsWith("\n\n");
}

function endOfBlock(end: number, body: string): number {
  return end + (/^\n{0,2}/.exec(body.slice(end, end + 2))?.[0].length ?? 0);
}

function endOfLine(start: number, body: string): number {
  const end = body.indexOf("\n", start);
  return end === -1 ? body.length : end;
}
