/** What axe-core objects to on a page as it is now: the rule, and the elements. */
import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** A colour that is on its way is an objection, too: tests wait until there is none. */
export async function objections(page: Page): Promise<string[]> {
  // The policy forbids a script element; evaluating does not ask it.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
