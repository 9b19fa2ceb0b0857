/** Markdown between tags of HTML, which is shown as it is written. */
import type { Html, Nodes, Root } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeWithin } from "../mdast/place.ts";

export function htmlSlips(root: Root): Slip[] {
  const slips: Slip[] = [];
  const visit = (node: Nodes, isBlock: boolean): void => {
    if (node.type === "html") slips.push(...(isBlock ? markdownWithin(node, node.value) : []));
    else if ("children" in node)
      for (const child of node.children) visit(child, !inlineHolders.has(node.type));
  };
  visit(root, true);
  return slips;
}

const inlineHolders = new Set(["paragraph", "heading", "tableCell", "emphasis", "strong", "link", "delete"]);

/** Where Markdown is text to a reader of code, or text at all. */
const verbatim = /<(?:pre|code|kbd|samp|script|style|svg|textarea|math)\b/i;

/** `<div>` and `**text**` on the next line: Markdown starts again below a blank line only. */
function markdownWithin(html: Html, value: string): Slip[] {
  if (/^\s*<!--/.test(value) || verbatim.test(value) || /<[A-Z]\w*[a-z]/.test(value)) return [];
  const text = value.replace(/<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g, (tag) => " ".repeat(tag.length));
  const match =
    /(?<!\\)!?\[[^\]\n]+\]\([^()\s]+\)|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])|(?<!`)`[^`\n]+`(?!`)/.exec(
      text,
    );
  if (!match) return [];
  return [
    {
      kind: "markdown within HTML",
      rule: "markdown-is-well-formed",
      place: placeWithin(html, match.index),
      message: `“${match[0]}” is inside HTML, and is shown as written`,
      expected: "a blank line between the HTML tags and the Markdown, or HTML",
    },
  ];
}
