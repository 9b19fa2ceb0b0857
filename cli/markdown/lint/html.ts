/** HTML that hides what was meant: comments that other tools act on, Markdown between tags. */
import type { Html, Nodes, Root } from "mdast";
import type { PageFinding } from "../../report/finding.ts";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeOf, placeWithin } from "../mdast/place.ts";

export function htmlSlips(root: Root): Slip[] {
  const slips: Slip[] = [];
  const visit = (node: Nodes, isBlock: boolean): void => {
    if (node.type === "html") slips.push(...inHtml(node, isBlock));
    else if ("children" in node)
      for (const child of node.children) visit(child, !inlineHolders.has(node.type));
  };
  visit(root, true);
  return slips;
}

const inlineHolders = new Set(["paragraph", "heading", "tableCell", "emphasis", "strong", "link", "delete"]);

function inHtml(html: Html, isBlock: boolean): Slip[] {
  const { value } = html;
  if (/^\s*<!--/.test(value)) return inComment(html);
  return isBlock ? markdownWithin(html, value) : [];
}

function inComment(html: Html): Slip[] {
  const { value } = html;
  const place = placeOf(html);
  const slip = (finding: Pick<PageFinding, "rule" | "message" | "expected">): Slip[] => [
    { kind: finding.message, place, ...finding },
  ];
  const [, name = ""] =
    /^\s*<!--\s*(@include:|more\b|excerpt\b|toc\b|snippet:|include:?\s)/i.exec(value) ?? [];
  if (name === "" || !/^\s*<!--[^\n]*-->/.test(value)) return [];
  const lower = name.trim().toLowerCase();
  if (lower === "toc") return [];
  const isExcerpt = lower === "more" || lower === "excerpt";
  return slip({
    rule: "syntax-is-supported",
    message: `“${value.trim().split("\n", 1)[0]}” is a comment for another tool, and has no effect here`,
    expected: isExcerpt ? "<!-- truncate -->" : "::include{file=…}",
  });
}

/** Where Markdown is text to a reader of code, or text at all. */
const verbatim = /<(?:pre|code|kbd|samp|script|style|svg|textarea|math)\b/i;

/** `<div>` and `**text**` on the next line: Markdown starts again below a blank line only. */
function markdownWithin(html: Html, value: string): Slip[] {
  if (verbatim.test(value) || /<[A-Z]\w*[a-z]/.test(value)) return [];
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
