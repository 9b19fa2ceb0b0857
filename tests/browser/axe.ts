/** What axe-core objects to on a page as it is now: the rule, and the elements. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** The whole of axe-core takes twice as long to send and to read as its minified form. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What passes is as long as the page, and no test reads it. */
const run = `axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)`;

/** A colour that is on its way is an objection, too: tests wait until there is none. */
export async function objections(page: Page): Promise<string[]> {
  // The policy forbids a script element; evaluating does not ask it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate<AxeResults["violations"]>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
