/** Formulas of remark-math that Markdown here would not read → a form that it reads as the same formula: `$ x $` → `$x$`. */
import type { Nodes, Root } from "mdast";
import type { Formula, InlineFormula } from "../../../markdown/mdast/nodes.ts";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { linePrefix, type TextEdit } from "../../mdx/edits.ts";
import { regionOf } from "../../mdx/regions.ts";

/** `root` is the tree of `body`, with the formulas that remark-math finds. */
export function formulaEdits(root: Root, body: string): TextEdit[] {
  return editsIn(root, body, false);
}

function editsIn(node: Nodes, body: string, isInTable: boolean): TextEdit[] {
  if (node.type === "inlineMath") return inlineEdits(node, body, isInTable);
  if (node.type === "math") return blockEdits(node, body);
  const label = node.type === "containerDirective" ? (node.label ?? []) : [];
  const children = "children" in node ? node.children : [];
  const isTable = isInTable || node.type === "table";
  return [...label, ...children].flatMap((child) => editsIn(child, body, isTable));
}

function inlineEdits(node: InlineFormula, body: string, isInTable: boolean): TextEdit[] {
  const region = regionOf(node);
  const written = region && body.slice(region.start, region.end);
  if (!region || written === undefined) return [];
  const [before, after] = [body[region.start - 1] ?? " ", body[region.end] ?? " "];
  // In a table, `\|` is the border of a cell to Markdown here, and a double bar to TeX.
  const value = isInTable ? node.value.replaceAll("\\|", "\\Vert ") : node.value;
  const tex = value.trim().replace(/\s*\n\s*/g, " ");
  const mark = node.display ? "$$" : "$";
  const candidates = [...(value === node.value ? [written] : []), `${mark}${tex}${mark}`, `$\`${tex}\`$`];
  const text = candidates.find((each) => isRead(each, value, { before, after }));
  return text === undefined || text === written ? [] : [{ ...region, text }];
}

/** True: `written` is the formula `value` between these characters. */
function isRead(
  written: string,
  value: string,
  { before, after }: { before: string; after: string },
): boolean {
  const { root } = parse(`x${before}${written}${after}x`);
  const [paragraph] = root.children;
  const found =
    paragraph?.type === "paragraph" ? paragraph.children.filter(({ type }) => type === "inlineMath") : [];
  const [only] = found;
  return found.length === 1 && only?.type === "inlineMath" && plain(only.value) === plain(value);
}

function blockEdits(node: Formula, body: string): TextEdit[] {
  const region = regionOf(node);
  const written = region && body.slice(region.start, region.end);
  if (!region || written === undefined || !/\n[\s>]*\${2,}\s*$/.test(written)) return [];
  const prefix = linePrefix(body, region.start);
  const lines = [...node.value.split("\n")];
  const candidates = [
    written,
    ...[
      ["$$", ...lines, "$$"],
      ["```math", ...lines, "```"],
    ].map((all) => all.join(`\n${prefix}`)),
  ];
  const text = candidates.find((each) => {
    const [first, ...others] = parse(prefix + each).root.children;
    return others.length === 0 && first !== undefined && valueIn(first) === plain(node.value);
  });
  return text === undefined || text === written ? [] : [{ ...region, text }];
}

/** The value of the only formula in a block; undefined if it has other content. */
function valueIn(node: Nodes): string | undefined {
  if (node.type === "math" || node.type === "code") return plain(node.value);
  const children = "children" in node ? node.children : [];
  const [only] = children;
  return children.length === 1 && only ? valueIn(only) : undefined;
}

/** Spaces at the ends of lines are nothing in a formula. */
function plain(tex: string): string {
  return tex.trim().replace(/\s+/g, " ");
}

function parse(text: string) {
  return parseMarkdown(text, 1, { leaf: new Set(), text: new Set(), formulas: true });
}
