/**
 * Step for raw HTML, before it becomes elements: tags that HTML does not know, or that have no partner, become text as it
 * is written; those that a page may not have are removed. The HTML parser reads the others.
 */

import type { Html, Nodes, Paragraph, Root, Text } from "mdast";
import type { Transformer } from "unified";
import { grouped } from "../../../schema/grouped.ts";
import type { PageFinding } from "../../report/finding.ts";
import type { Filled } from "../compiled-page.ts";
import type { HtmlPieces } from "../mdast/nodes.ts";
import { nodesIn } from "../mdast/nodes-in.ts";
import { placeOf, pointAfter } from "../mdast/place.ts";
import { pageOf, report } from "../page-file.ts";
import { type Decision, decide } from "./decide.ts";
import { endsByItself, voidTags } from "./element-kinds.ts";
import { type PlacedTag, pairTags, textNodes } from "./pair-tags.ts";

/** `own` are the names of the site's own components. */
export function tags(own: readonly string[]): Transformer<Root> {
  return (root, file) => {
    const page = pageOf(file);
    const { body, filled } = page;
    if (!body.includes("<")) return;
    const all = pairTags(root);
    const decisions = new Map(all.map((tag) => [tag, decide(tag, body, own)]));
    const byNode = grouped(all, ({ node }) => node);
    const gone = new Set<PlacedTag>();
    rewrite(root.children, { byNode, decisions, filled, gone, open: [], body }, false);
    report(
      page,
      all.flatMap((tag) => (gone.has(tag) ? [] : (decisions.get(tag)?.findings ?? []))),
    );
    report(page, unclosedComments(root));
  };
}

type Resolving = {
  byNode: ReadonlyMap<Html, readonly PlacedTag[]>;
  decisions: ReadonlyMap<PlacedTag, Decision>;
  /** Replacements for tags in the Markdown copy, so that it reads as the page does. */
  filled: Filled[];
  /** Tags in what is left out with its element. */
  gone: Set<PlacedTag>;
  /** Start tags that nothing ends, so far. */
  open: PlacedTag[];
  body: string;
};

function rewrite(nodes: Nodes[], resolving: Resolving, isInText: boolean): void {
  let until: PlacedTag | undefined;
  const result: Nodes[] = [];
  for (const node of nodes) {
    const tags = node.type === "html" ? resolving.byNode.get(node) : undefined;
    if (node.type === "html" && tags) {
      const resolved = resolve(node, tags, until, resolving);
      until = resolved.until;
      result.push(...(isInText ? resolved.pieces : asBlocks(resolved.pieces, node)));
    } else if (!until) {
      const had = "children" in node && node.children.length > 0;
      if ("label" in node && Array.isArray(node.label)) rewrite(node.label, resolving, true);
      if (node.type === "containerDirective") rewriteBlock(node.children, resolving);
      else if ("children" in node) rewrite(node.children, resolving, textNodes.has(node.type));
      const isEmptied = had && node.type === "paragraph" && node.children.length === 0;
      if (!isEmptied) result.push(node);
    }
  }
  nodes.splice(0, nodes.length, ...result);
}

/** With a block of a directive, the elements in it end: the end tag of its own element would be taken for theirs. */
function rewriteBlock(nodes: Nodes[], resolving: Resolving): void {
  const before = resolving.open.length;
  rewrite(nodes, resolving, false);
  for (const { name } of resolving.open.splice(before).reverse())
    nodes.push({ type: "html", value: `</${name}>` });
}

/** `<p>` ends where the next block starts; an end tag would make another one. */
function staysOpen({ kind, name, isSelfClosing, partner }: PlacedTag): boolean {
  return kind === "open" && !partner && !isSelfClosing && !voidTags.has(name) && !endsByItself.has(name);
}

type Piece = Html | Text;

/** `until`: what ends an element that is left out with its content, if one is open. */
function resolve(
  node: Html,
  tags: readonly PlacedTag[],
  until: PlacedTag | undefined,
  { decisions, filled, gone, open, body }: Resolving,
): { pieces: Piece[]; until: PlacedTag | undefined } {
  if (!until && tags.every((tag) => decisions.get(tag)?.action === "keep")) {
    open.push(...tags.filter(staysOpen));
    return { pieces: [node], until };
  }
  const pieces: Piece[] = [];
  let at = 0;
  let end = until;
  const keep = (to: number) => {
    if (!end && to > at) pieces.push(pieceOf(node, "html", at, to));
    at = to;
  };
  for (const tag of tags) {
    if (end) {
      if (tag !== end) {
        gone.add(tag);
        continue;
      }
      end = undefined;
      at = tag.end;
      continue;
    }
    const { action } = decisions.get(tag) ?? { action: "keep" };
    if (action === "keep") {
      if (staysOpen(tag)) open.push(tag);
      continue;
    }
    keep(action === "empty" ? tag.end : tag.start);
    if (action === "text") pieces.push(pieceOf(node, "text", tag.start, tag.end));
    if (action === "empty") pieces.push({ type: "html", value: `</${tag.name}>` });
    if (action === "leave-out") end = tag.partner;
    filled.push(...copyEdit(tag, action, body));
    at = tag.end;
  }
  keep(node.value.length);
  return { pieces, until: end };
}

/** A block of text is a paragraph; of other pieces none may get space around it. */
function asBlocks(pieces: readonly Piece[], { position }: Html): (Piece | Paragraph | HtmlPieces)[] {
  const place = position && { position };
  const isText = pieces.every((piece) => piece.type === "text" || piece.value.trim() === "");
  if (!isText)
    return pieces.length > 1 ? [{ type: "htmlPieces", children: [...pieces], ...place }] : [...pieces];
  if (!pieces.some(({ type }) => type === "text")) return [];
  const children = pieces.map(({ value, ...rest }): Text => ({ ...rest, type: "text", value }));
  return [{ type: "paragraph", children, ...place }];
}

function pieceOf(node: Html, type: "html" | "text", from: number, to: number): Piece {
  const value = node.value.slice(from, to);
  const { position } = node;
  if (position?.start.offset === undefined) return { type, value };
  const { offset, ...start } = position.start;
  const point = (index: number) => ({
    ...pointAfter({ ...start, offset: 0 }, node.value, index),
    offset: offset + index,
  });
  return { type, value, position: { start: point(from), end: point(to) } };
}

/** Where the source has the tag as the tree has it: not where a quotation's marks are between its lines. */
function copyEdit(tag: PlacedTag, action: Decision["action"], body: string): Filled[] {
  const offset = tag.node.position?.start.offset;
  if (offset === undefined) return [];
  const start = offset + tag.start;
  if (!body.startsWith(tag.node.value.slice(tag.start, tag.end), start)) return [];
  if (action === "text") return [{ start, end: start + 1, text: "&lt;", verbatim: true }];
  const close = tag.partner?.node.position?.start.offset;
  if (action !== "leave-out" || close === undefined || !tag.partner) return [];
  return [{ start, end: close + tag.partner.end, text: "", verbatim: true }];
}

/** Comments that nothing ends: they hide the rest of the page. */
function unclosedComments(root: Root): PageFinding[] {
  return nodesIn(root).flatMap((node) => {
    if (node.type !== "html" || !node.value.startsWith("<!--") || node.value.includes("-->", 2)) return [];
    const message = "this comment is not closed, and hides everything after it";
    return { rule: "element-is-closed", place: placeOf(node), message, expected: "--> at its end" };
  });
}
