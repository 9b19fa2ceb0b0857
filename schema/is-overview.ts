/** True for a page with the style sheet that only the home page and pages that list others need. */
import type { PageKind } from "./page.ts";

/** `cases`: the overview of cases that a page has below its text. */
export function isOverview(page: { kind: PageKind; cases?: unknown }): boolean {
  return Boolean(page.cases) || !/^(doc|post|page)$/.test(page.kind);
}
