/** Step that takes the comments that ignore warnings (`<!-- twsite-ignore rule: reason -->`) out of the tree and the Markdown copy. */

import type { Html, Nodes, Parents, Root } from "mdast";
import type { Transformer } from "unified";
import type { Place } from "../report/finding.ts";
import { IGNORE_MARK, readIgnoreComment } from "../report/ignore-comment.ts";
import { relocateIgnoreComment } from "./includes/relocate.ts";
import { placeWithin } from "./mdast/place.ts";
import { type PageFileData, pageOf, report } from "./page-file.ts";

export function ignoreComments(): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    if (page.body.includes(IGNORE_MARK)) takeBelow(root, page);
  };
}

/** A comment on lines of its own is about the block below it, any other about its line and the next. */
function takeBelow(parent: Parents, page: PageFileData): void {
  const own = new Set<Nodes>();
  parent.children.forEach((node, index) => {
    if (node.type === "html") {
      const comments = commentsOf(node);
      for (const comment of comments) take(comment, node, blockBelow(parent, index), page);
      if (comments.length > 0 && isOnlyComments(node) && comments.every(({ isOwn }) => isOwn)) own.add(node);
    } else if ("children" in node) takeBelow(node, page);
  });
  if (own.size > 0)
    parent.children = parent.children.filter((node) => !own.has(node)) as typeof parent.children;
}

/** `isOwn`: it is for this tool. */
type Comment = { place: Place; text: string; written: string; isOwn: boolean };

/** A comment starts and ends in the same way in every place of HTML. */
function commentsOf(node: Html): Comment[] {
  const comments: Comment[] = [];
  for (let start = node.value.indexOf("<!--"); start !== -1; ) {
    const end = node.value.indexOf("-->", start + 4);
    const written = node.value.slice(start, end === -1 ? undefined : end + 3);
    const text = written.slice(4, end === -1 ? undefined : -3);
    const place = placeWithin(node, start);
    if (place) comments.push({ place, text, written, isOwn: readIgnoreComment(text) !== undefined });
    start = node.value.indexOf("<!--", start + written.length);
  }
  return comments.some(({ isOwn }) => isOwn) ? comments : [];
}

function isOnlyComments({ value }: Html): boolean {
  let rest = value.trim();
  while (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->", 4);
    if (end === -1) return true;
    rest = rest.slice(end + 3).trim();
  }
  return rest === "";
}

/** The block below a comment on lines of its own, past other comments. */
function blockBelow(parent: Parents, index: number): Nodes | undefined {
  const node = parent.children[index];
  const isFlow = parent.type !== "paragraph" && parent.type !== "heading" && !isPhrasing.has(parent.type);
  if (!isFlow || node?.type !== "html" || !isOnlyComments(node)) return undefined;
  return parent.children.slice(index + 1).find((next) => next.type !== "html" || !isOnlyComments(next));
}

const isPhrasing = new Set<string>([
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "tableCell",
  "textDirective",
]);

/** `block` is below the comment. */
function take(
  { place, text, written }: Comment,
  node: Html,
  block: Nodes | undefined,
  page: PageFileData,
): void {
  const { body } = page;
  const read = readIgnoreComment(text);
  if (!read) return;
  report(
    page,
    read.problems.map((problem) => ({ ...problem, place })),
  );
  const lastLine = place.line + written.split("\n").length - 1;
  const last = block?.position?.end.line ?? lastLine + 1;
  if (read.rules.length > 0)
    page.ignoreComments.push(
      relocateIgnoreComment({ rules: read.rules, place, lines: [place.line, last] }, page.expanded),
    );
  const from = node.position?.start.offset;
  const range = from === undefined ? undefined : rangeOf(written, body, from);
  if (!range) return;
  const { start, end } = range;
  // With its line, where it has one for itself.
  const isWholeLine =
    (start === 0 || body[start - 1] === "\n") && (end === body.length || body[end] === "\n");
  page.filled.push({
    start,
    end: isWholeLine ? Math.min(end + 1, body.length) : end,
    text: "",
    verbatim: true,
  });
}

/** In a quotation or a list, lines of the source have marks that the comment's own text does not have. */
function rangeOf(written: string, body: string, from: number): { start: number; end: number } | undefined {
  const exact = body.indexOf(written, from);
  if (exact !== -1) return { start: exact, end: exact + written.length };
  const start = body.indexOf("<!--", from);
  const end = body.indexOf("-->", start + 4);
  return start === -1 || end === -1 ? undefined : { start, end: end + 3 };
}
