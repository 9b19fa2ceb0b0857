/** Step that fills in `{{variables}}` and `:term[…]`, before anything is derived from the tree. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { CompileSettings } from "../compile-settings.ts";
import { fillTerms } from "../includes/terms.ts";
import { fillVariables } from "../includes/variables.ts";
import { pageOf, report } from "../page-file.ts";
import { Refusal } from "../refusal.ts";

export function variables(values: CompileSettings["variables"]): Transformer<Root> | undefined {
  if (!values) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const { body, destinations, uses } = page;
    const { findings, filled, exceeded } = fillVariables({ root, destinations }, body, values, uses);
    if (exceeded) throw new Refusal(exceeded);
    report(page, findings);
    page.filled.push(...filled);
  };
}

export function terms({
  glossary,
  variables,
}: Pick<CompileSettings, "glossary" | "variables">): Transformer<Root> | undefined {
  if (!glossary) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const { findings, filled, exceeded } = fillTerms(root, page.body, { glossary, variables }, page.uses);
    if (exceeded) throw new Refusal(exceeded);
    report(page, findings);
    page.filled.push(...filled);
  };
}
