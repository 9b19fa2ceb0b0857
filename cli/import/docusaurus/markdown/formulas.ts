/** Dollars of a source → formulas here where they were formulas there, and characters where they were not. */
import type { Nodes } from "mdast";
import { mayHoldFormula } from "../../../markdown/mdast/formulas.ts";
import type { Formula, InlineFormula } from "../../../markdown/mdast/nodes.ts";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { applyEdits, linePrefix, type TextEdit } from "../../mdx/edits.ts";
import { regionOf, regionsIn } from "../../mdx/running-text.ts";

/** Formulas that Markdown here would not read → a form that it reads as the same formula: `$ x $` → `$x$`. */
export function formulaEdits(node: Nodes, body: string, isInTable = false): TextEdit[] {
  if (node.type === "inlineMath") return inlineEdits(node, body, isInTable);
  if (node.type === "math") return blockEdits(node, body);
  const label = node.type === "containerDirective" ? (node.label ?? []) : [];
  const children = "children" in node ? node.children : [];
  const isTable = isInTable || node.type === "table";
  return [...label, ...children].flatMap((child) => formulaEdits(child, body, isTable));
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
  const text = candidates.find((candidate) => isRead(candidate, value, { before, after }));
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
  const blocks = [`$$\n${node.value}\n$$`, `\`\`\`math\n${node.value}\n\`\`\``];
  const candidates = [written, ...blocks.map((block) => block.replaceAll("\n", `\n${prefix}`))];
  const text = candidates.find((candidate) => {
    const [first, ...others] = parse(prefix + candidate).root.children;
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

/** Dollars of a source without formulas, of which Markdown here would make one: `\$x$`. */
export function withPlainDollars(text: string): string {
  let plain = text;
  // A dollar that closes nothing any more may open something.
  while (mayHoldFormula(plain)) {
    const starts = regionsIn(parse(plain).root, "math", "inlineMath").map(({ start }) => start);
    if (starts.length === 0) break;
    const dollars = starts.flatMap((start) => (plain[start + 1] === "$" ? [start, start + 1] : [start]));
    plain = applyEdits(
      plain,
      dollars.map((at) => ({ start: at, end: at, text: "\\" })),
    );
  }
  return plain;
}
