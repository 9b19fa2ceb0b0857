/** Step that resolves `when` and buttons whose address needs a variable, before anything else is derived from the tree. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import type { CompileSettings } from "../compile-settings.ts";
import { mayHaveConditions, resolveConditions } from "../conditions.ts";
import type { LocaleVariables } from "../includes/variables.ts";
import { pageOf, report } from "../page-file.ts";

/** A site without variables is one that has none of these names. */
const none: LocaleVariables = { files: ["site.yml"], values: {} };

export function conditions({
  variables,
  areVariablesUnread,
}: Pick<CompileSettings, "variables" | "areVariablesUnread">): Transformer<Root> {
  const known = areVariablesUnread ? undefined : (variables ?? none);
  return (root, file) => {
    const page = pageOf(file);
    if (!mayHaveConditions(page.body)) return;
    const { findings, filled, destinations } = resolveConditions(root, page.body, known, page.uses);
    report(page, findings);
    page.filled.push(...filled);
    page.destinations = [...page.destinations, ...destinations];
  };
}
