/** Tokens of description lists. The tokenizer marks details; the paragraph before them holds their terms, one on each line. */
import type { Paragraph, PhrasingContent, RootContent } from "mdast";
import type { Point } from "unist";
import { closeContainer, type TokenHandlers } from "./handler.ts";
import type { DescriptionDetails, DescriptionList, DescriptionTerm } from "./nodes.ts";
import { span } from "./tree.ts";

export const descriptionLists: TokenHandlers = {
  enter: {
    descriptionDetails: (tree, token) =>
      tree.open({ type: "descriptionDetails", children: [], position: span(token) }),
  },
  exit: {
    descriptionDetails(tree, token, source) {
      closeContainer(tree, token, source);
      joinDetails(tree.top().children as RootContent[]);
    },
  },
};

/** Details at the end of these blocks become a part of a list with the terms before them. Changes the blocks. */
export function joinDetails(siblings: RootContent[]): void {
  const details = siblings.at(-1);
  if (details?.type !== "descriptionDetails") return;
  const before = siblings.at(-2);
  if (before?.type === "descriptionList") {
    siblings.pop();
    extend(before, [details]);
  } else if (before?.type === "paragraph") {
    siblings.splice(-2, 2);
    const content = [...termsOf(before), details];
    const list = siblings.at(-1);
    if (list?.type === "descriptionList") extend(list, content);
    else siblings.push(listOf(content));
  } else siblings.splice(-1, 1, ...asText(details));
}

type Content = DescriptionTerm | DescriptionDetails;

function extend(list: DescriptionList, content: readonly Content[]): void {
  list.children.push(...content);
  const end = content.at(-1)?.position?.end;
  if (list.position && end) list.position = { start: list.position.start, end };
}

function listOf(children: Content[]): DescriptionList {
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end];
  return { type: "descriptionList", children, ...(start && end && { position: { start, end } }) };
}

/** Each line of the paragraph is a term. */
function termsOf({ children, position }: Paragraph): DescriptionTerm[] {
  const lines: PhrasingContent[][] = [[]];
  for (const node of children) {
    if (node.type === "break") lines.push([]);
    else if (node.type !== "text") lines.at(-1)?.push(node);
    else {
      let start = node.position?.start;
      for (const [index, value] of node.value.split("\n").entries()) {
        if (index > 0) lines.push([]);
        if (index > 0) start = start && below(start, node.value.split("\n")[index - 1] ?? "");
        if (value === "") continue;
        const end = start && {
          ...start,
          column: start.column + value.length,
          offset: (start.offset ?? 0) + value.length,
        };
        lines.at(-1)?.push({ type: "text", value, ...(start && end && { position: { start, end } }) });
      }
    }
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const [start, end] = [line[0]?.position?.start, line.at(-1)?.position?.end];
      const place = start && end ? { start, end } : position;
      return { type: "descriptionTerm", children: line, ...(place && { position: place }) };
    });
}

/** The start of the line below one that holds this text from `point` on. */
function below(point: Point, text: string): Point {
  return { line: point.line + 1, column: 1, offset: (point.offset ?? 0) + text.length + 1 };
}

/** Where what is above turns out to be no text, the colon is text. */
function asText({ children, position }: DescriptionDetails): RootContent[] {
  const [first, ...rest] = children;
  const colon: PhrasingContent = { type: "text", value: ": " };
  if (first?.type === "paragraph") return [{ ...first, children: [colon, ...first.children] }, ...rest];
  return [{ type: "paragraph", children: [colon], ...(position && { position }) }, ...children];
}
