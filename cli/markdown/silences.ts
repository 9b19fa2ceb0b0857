/** Comments of a page that silence warnings (`<!-- twsite-ignore rule: reason -->`): they leave tree and Markdown twin. */
import type { Html, Nodes, Parents, Root } from "mdast";
import type { PageFinding, Place } from "../report/finding.ts";
import type { PageSilence } from "../report/silence.ts";
import { readSilence, SILENCE_MARK } from "../report/silence-comment.ts";
import type { Filled } from "./includes/variables.ts";
import { placeWithin } from "./mdast/place.ts";

type TakenSilences = {
  silences: PageSilence[];
  findings: PageFinding[];
  /** Where the comments are in the source; nothing comes in their place. */
  taken: Filled[];
};

/** Changes the tree. A comment on lines of its own is about the block below it, any other about its line and the next. */
export function takeSilences(root: Root, body: string): TakenSilences {
  const found: TakenSilences = { silences: [], findings: [], taken: [] };
  if (body.includes(SILENCE_MARK)) takeBelow(root, body, found);
  return found;
}

function takeBelow(parent: Parents, body: string, found: TakenSilences): void {
  const own = new Set<Nodes>();
  parent.children.forEach((node, index) => {
    if (node.type === "html") {
      const comments = commentsOf(node);
      for (const comment of comments) take(comment, { node, body, block: blockBelow(parent, index) }, found);
      if (comments.length > 0 && isOnlyComments(node) && comments.every(({ isOwn }) => isOwn)) own.add(node);
    } else if ("children" in node) takeBelow(node, body, found);
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
    if (place) comments.push({ place, text, written, isOwn: readSilence(text) !== undefined });
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

function take(
  { place, text, written }: Comment,
  { node, body, block }: { node: Html; body: string; block: Nodes | undefined },
  { silences, findings, taken }: TakenSilences,
): void {
  const read = readSilence(text);
  if (!read) return;
  findings.push(...read.problems.map((problem) => ({ ...problem, place })));
  const lastLine = place.line + written.split("\n").length - 1;
  const last = block?.position?.end.line ?? lastLine + 1;
  if (read.rules.length > 0) silences.push({ rules: read.rules, place, lines: [place.line, last] });
  const from = node.position?.start.offset;
  const range = from === undefined ? undefined : rangeOf(written, body, from);
  if (!range) return;
  const { start, end } = range;
  // With its line, where it has one for itself.
  const isWholeLine =
    (start === 0 || body[start - 1] === "\n") && (end === body.length || body[end] === "\n");
  taken.push({ start, end: isWholeLine ? Math.min(end + 1, body.length) : end, text: "", verbatim: true });
}

/** In a quotation or a list, lines of the source have marks that the comment's own text does not have. */
function rangeOf(written: string, body: string, from: number): { start: number; end: number } | undefined {
  const exact = body.indexOf(written, from);
  if (exact !== -1) return { start: exact, end: exact + written.length };
  const start = body.indexOf("<!--", from);
  const end = body.indexOf("-->", start + 4);
  return start === -1 || end === -1 ? undefined : { start, end: end + 3 };
}
