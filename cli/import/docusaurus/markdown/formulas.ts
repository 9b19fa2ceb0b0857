/** Dollars of a source → formulas here where they were formulas there, and characters where they were not. */
import type { Root } from "mdast";
import { mayHoldFormula } from "../../../markdown/mdast/formulas.ts";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { applyEdits, linePrefix, type TextEdit } from "../../mdx/edits.ts";
import { nodesIn, regionOf, regionsIn } from "../../mdx/running-text.ts";

/** Formulas that Markdown here would not read → a form that it reads always: `$ x $` → `` $`x`$ ``. */
export function formulaEdits(root: Root, body: string): TextEdit[] {
  const read = new Map(
    nodesIn(parse(body), "math", "inlineMath").map((node) => [regionOf(node)?.start, plain(node.value)]),
  );
  const tables = regionsIn(root, "table");
  return nodesIn(root, "math", "inlineMath").flatMap((node): TextEdit[] => {
    const region = regionOf(node);
    if (!region || node.value.includes("`") || read.get(region.start) === plain(node.value)) return [];
    const isInTable = tables.some(({ start, end }) => start <= region.start && region.end <= end);
    // In a table, `\|` is the border of a cell to Markdown here, and a double bar to TeX.
    const tex = isInTable ? node.value.replaceAll("\\|", "\\Vert ") : node.value;
    if (node.type === "inlineMath") return [{ ...region, text: `$\`${plain(tex)}\`$` }];
    const block = `\`\`\`math\n${tex}\n\`\`\``;
    return [{ ...region, text: block.replaceAll("\n", `\n${linePrefix(body, region.start)}`) }];
  });
}

/** Spaces at the ends of lines are nothing in a formula. */
function plain(tex: string): string {
  return tex.trim().replace(/\s+/g, " ");
}

function parse(text: string): Root {
  return parseMarkdown(text, 1, { leaf: new Set(), text: new Set(), formulas: true }).root;
}

/** Dollars of a source without formulas, of which Markdown here would make one: `\$x$`. */
export function withPlainDollars(text: string): string {
  let plain = text;
  // A dollar that closes nothing any more may open something.
  while (mayHoldFormula(plain)) {
    const starts = regionsIn(parse(plain), "math", "inlineMath").map(({ start }) => start);
    if (starts.length === 0) break;
    const dollars = starts.flatMap((start) => (plain[start + 1] === "$" ? [start, start + 1] : [start]));
    plain = applyEdits(
      plain,
      dollars.map((at) => ({ start: at, end: at, text: "\\" })),
    );
  }
  return plain;
}
