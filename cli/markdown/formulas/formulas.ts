/** Step that renders the formulas of a page. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { mayHoldFormula } from "../mdast/formulas.ts";
import { pageOf, report } from "../page-file.ts";
import { RendererMissing } from "../renderers.ts";
import { expandFormulas, formulasIn } from "./expand-formulas.ts";

/** Throws `RendererMissing`. */
export function formulas(isOn: boolean | undefined): Transformer<Root> | undefined {
  if (isOn === false) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const { body, renderers, shown: others } = page;
    if (!(mayHoldFormula(body) || /(?:```|~~~)[ \t]*math/i.test(body))) return;
    const nodes = formulasIn(root);
    if (nodes.length === 0) return;
    if (!renderers.formula) throw new RendererMissing("formula");
    const { shown, findings } = expandFormulas(nodes, body, renderers.formula);
    page.shown = new Map([...others, ...shown]);
    report(page, findings);
  };
}
