/** Dollars of a source without formulas, of which Markdown here would make one: `\$x$`. */
import type { Nodes } from "mdast";
import { mayHoldFormula } from "../../../markdown/mdast/formulas.ts";
import { parseMarkdown } from "../../../markdown/mdast/parse.ts";
import { applyEdits } from "../../mdx/edits.ts";
import { regionOf } from "../../mdx/regions.ts";

export function withPlainDollars(text: string): string {
  let plain = text;
  // A dollar that closes nothing any more may open something.
  while (mayHoldFormula(plain)) {
    const starts = formulaStarts(
      parseMarkdown(plain, 1, { leaf: new Set(), text: new Set(), formulas: true }).root,
    );
    if (starts.length === 0) break;
    const marked = plain;
    plain = applyEdits(
      plain,
      starts.flatMap((start) =>
        [start, ...(marked[start + 1] === "$" ? [start + 1] : [])].map((at) => ({
          start: at,
          end: at,
          text: "\\",
        })),
      ),
    );
  }
  return plain;
}

function formulaStarts(node: Nodes): number[] {
  if (node.type === "math" || node.type === "inlineMath") return [regionOf(node)?.start ?? []].flat();
  return "children" in node ? node.children.flatMap(formulaStarts) : [];
}
