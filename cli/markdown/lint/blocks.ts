/** Blocks that are not what was meant: tables that lose cells or take in text, sentences that become headings, half-nested lists, Markdown within HTML. */
import type { Html, Nodes } from "mdast";
import type { Mistake } from "../../report/finding-per-kind.ts";
import { childrenOf } from "../mdast/nodes-in.ts";
import { placeOf, placeWithin } from "../mdast/place.ts";
import { mistake, type PageParts, shortened } from "./page-parts.ts";

export function tableMistakes(page: PageParts): Mistake[] {
  return [...lostCells(page), ...takenIn(page), ...cutOff(page)];
}

/** Cells beyond the columns of a table, which are left out: mostly because of a `|` that was meant as text. */
function lostCells({ nodes }: PageParts): Mistake[] {
  return nodes.flatMap((table) => {
    if (table.type !== "table") return [];
    const columns = table.align?.length ?? table.children[0]?.children.length ?? 0;
    return table.children.flatMap(({ children }) => {
      const lost = children[columns];
      // Nothing is lost with empty cells.
      if (!lost || !children.slice(columns).some((cell) => cell.children.length > 0)) return [];
      const message = `this row has ${children.length} cells, but the table has ${columns} columns: the rest is left out`;
      const expected = "one cell for each column, and \\| for the character, also in `code`";
      return mistake("cells", placeOf(lost), message, expected);
    });
  });
}

/** `Text` right below the last row, which is a row without a single `|`. */
function takenIn({ nodes, body }: PageParts): Mistake[] {
  return nodes.flatMap((table) => {
    const [head, ...rows] = table.type === "table" ? table.children : [];
    if (!head || head.children.length < 2) return [];
    const sourceOf = ({ position }: Nodes) => body.slice(position?.start.offset, position?.end.offset);
    const row = rows.find((each) => /\p{L}/u.test(sourceOf(each)) && !sourceOf(each).includes("|"));
    if (!row) return [];
    const message = `“${shortened(sourceOf(row))}” is directly below a table, and becomes a row of it`;
    return mistake("text in a table", placeOf(row), message, "a blank line between the table and the text");
  });
}

/** `| 1 | 2 |` alone, with a blank line between it and the table above. */
function cutOff({ phrasing }: PageParts): Mistake[] {
  return phrasing.flatMap(({ node, parent, source }) => {
    if (node.type !== "paragraph" || !parent || !/^\|[^\n]*\|[^\n|]*\|[ \t]*$/.test(source)) return [];
    const around: readonly Nodes[] = parent.children;
    if (around[around.indexOf(node) - 1]?.type !== "table") return [];
    const message = `“${shortened(source)}” is not in the table above, which ends at the blank line`;
    return mistake(
      "row without a table",
      placeOf(node),
      message,
      "no blank line between the rows of a table",
    );
  });
}

/** A sentence that `---` right below it makes a heading, where a line across the page was meant. */
export function underlinedSentences({ nodes, body }: PageParts): Mistake[] {
  return nodes.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2) return [];
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    // A heading that is meant is underlined as far as it is wide, and ends without a full stop.
    const [, text = ""] = /^([^#][\s\S]*[.,;:])[ \t]*\n[ \t>]*---[ \t]*$/.exec(source) ?? [];
    if (text.split(/\s+/).length < 4) return [];
    const message = `“${shortened(text)}” becomes a heading: “---” is directly below it`;
    const expected = "a blank line above ---, or ## in front of a heading";
    return mistake("underlined sentence", placeOf(node), message, expected);
  });
}

/** `[]` and `[x]Done` beside boxes that are read. */
export function boxMistakes({ lists, body }: PageParts): Mistake[] {
  return lists.flatMap(({ children }) => {
    const mistakes = children.flatMap((item) => {
      const [first] = item.children;
      if (first?.type !== "paragraph" || first.children[0]?.type !== "text") return [];
      const source = body.slice(first.position?.start.offset, first.position?.end.offset);
      const [written] = /^\[\](?=\s*\p{L})|^\[[ xX]\](?=\p{L})/u.exec(source) ?? [];
      return written === undefined ? [] : { node: first, written };
    });
    // One alone may be an empty array.
    const isOfTasks = mistakes.length > 1 || children.some(({ checked }) => typeof checked === "boolean");
    const [found] = isOfTasks ? mistakes : [];
    if (!found) return [];
    const message = `“${found.written}” is not a checkbox, and is shown as text`;
    const expected = "- [ ] and a space for an open task, - [x] for one that is done";
    return mistake("box", placeOf(found.node), message, expected);
  });
}

/** A list that is indented below an item, but not far enough to be in it: it ends the list above. */
export function halfNestedLists({ root, lists }: PageParts): Mistake[] {
  return lists.length > 1 ? halfNestedIn(root) : [];
}

function halfNestedIn(parent: Nodes): Mistake[] {
  const children = childrenOf(parent);
  return children.flatMap((node, index) => {
    const above = children[index - 1];
    return (above && halfNested(above, node)) ?? halfNestedIn(node);
  });
}

function halfNested(above: Nodes, node: Nodes): Mistake | undefined {
  if (above.type !== "list" || node.type !== "list") return undefined;
  const [start, end] = [node.position?.start, above.position?.end];
  const text = above.children.at(-1)?.children[0]?.position?.start.column;
  const marker = above.position?.start.column ?? 0;
  const isClose = start !== undefined && end !== undefined && start.line === end.line + 1;
  if (!isClose || start.column <= marker || text === undefined) return undefined;
  return mistake(
    "half-nested list",
    placeOf(node),
    "this list is indented, but too little to belong to the item above it",
    `${text - marker} spaces before the marker, as many as before the text of the item above`,
  );
}

export function htmlMistakes({ root }: PageParts): Mistake[] {
  const within = (parent: Nodes): Mistake[] => {
    const isInline = inlineHolders.has(parent.type);
    return childrenOf(parent).flatMap((node) =>
      node.type !== "html" ? within(node) : isInline ? [] : markdownWithin(node, node.value),
    );
  };
  return within(root);
}

const inlineHolders = new Set(["paragraph", "heading", "tableCell", "emphasis", "strong", "link", "delete"]);

/** Elements in which Markdown is text to a reader of code, or text at all. */
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
function markdownWithin(html: Html, value: string): Mistake[] {
  if (/^\s*<!--/.test(value) || verbatim.test(value) || /<[A-Z]\w*[a-z]/.test(value)) return [];
  const text = value.replace(/<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g, (tag) => `${" ".repeat(tag.length - 1)}\0`);
  const match = markdown.exec(text);
  if (!match) return [];
  const [written, line] = match;
  const found = line ?? written;
  const place = placeWithin(html, match.index + written.length - found.length);
  const message = `“${found.replaceAll("\0", " ").trimEnd()}” is inside HTML, and is shown as written`;
  const expected = "a blank line between the HTML tags and the Markdown, or HTML";
  return [mistake("markdown within HTML", place, message, expected)];
}
