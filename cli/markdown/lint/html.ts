/** Markdown between tags of HTML, which is shown as it is written. */
import type { Html, Nodes } from "mdast";
import type { Slip } from "../../report/finding-per-kind.ts";
import { placeWithin } from "../mdast/place.ts";
import { type PageParts, slip } from "./page-parts.ts";

export function htmlSlips({ root }: PageParts): Slip[] {
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

const heading = "#{1,6}[ \\t]+\\S[^\\n]*";
/** Below a tag, or with another one below: a dash in a sentence may be at the start of a line, too. */
const firstItem =
  "(?<=\\0[ \\t]*\\n[ \\t]*)(?:[-*+]|1[.)])[ \\t]+[^\\s-][^\\n]*|[-*+][ \\t]+\\w[^\\n]*(?=\\n[ \\t]*[-*+][ \\t]+\\w)";
const quotation = "(?<=\\0[ \\t]*\\n[ \\t]*)>[ \\t]+\\S[^\\n]*";
const underlined = "(?=[^\\n\\0]*\\w)[^\\n\\0]+(?=\\n[ \\t]*(?:-{3,}|={3,})[ \\t]*\\n)";
const directive = ":{3,}[a-z][\\w-]*[^\\n]*";
const tableRows = "\\|[^\\n]*\\|[ \\t]*(?=\\n[ \\t]*\\|?[ \\t]*:?-+:?[ \\t]*\\|)";
const fence = "(?:`{3}|~{3})[\\w-]*[ \\t]*(?=\\n)";
const inLine =
  /(?<!\\)!?\[[^[\]\n]+\]\([^()\s]+\)|(?<!\\)\[\^[\w-]+\](?!:)|(?<![~\w])~~[^\s~][^~\n]*~~(?![~\w])|(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])|(?<!`)`[^`\n]+`(?!`)/;
/** A line is looked at from its start only: a tag that was replaced is as many spaces as it had characters. */
const markdown = new RegExp(
  `(?<=\\n)[ \\t]*(?![ \\t])(?<line>${heading}|${firstItem}|${quotation}|${underlined}|${directive}|${tableRows}|${fence})|${inLine.source}`,
);

/** `<div>` and `**text**` on the next line: Markdown starts again below a blank line only. */
function markdownWithin(html: Html, value: string): Slip[] {
  if (/^\s*<!--/.test(value) || verbatim.test(value) || /<[A-Z]\w*[a-z]/.test(value)) return [];
  const text = value.replace(/<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g, (tag) => `${" ".repeat(tag.length - 1)}\0`);
  const match = markdown.exec(text);
  if (!match) return [];
  const [written, line] = match;
  const found = line ?? written;
  const place = placeWithin(html, match.index + written.length - found.length);
  const message = `“${found.replaceAll("\0", " ").trimEnd()}” is inside HTML, and is shown as written`;
  const expected = "a blank line between the HTML tags and the Markdown, or HTML";
  return [slip("markdown within HTML", place, message, expected)];
}
