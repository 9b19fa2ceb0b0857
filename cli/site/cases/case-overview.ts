/** The docs below a category → the overview of its cases, which visitors can scan and filter. */
import type { CaseFact, CaseOverview } from "../../../schema/case.ts";
import { type Base, hrefOf } from "../../../schema/paths.ts";
import type { Doc } from "../docs/doc.ts";
import { type CategoryNode, flatten } from "../docs/sidebar-tree.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";
import { casePanel } from "./case-facts.ts";

/** The facts by which cases are filtered, and those that are compared. */
const filtered: readonly CaseFact["name"][] = ["sector", "deliverables", "tools"];
const compared: readonly CaseFact["name"][] = ["client", ...filtered];

/** Undefined unless at least two docs, and no fewer than half of those below the category, are cases. */
export function caseOverview(
  { items }: Pick<CategoryNode, "items">,
  locale: Locale,
  base: Base,
  formats: Formats,
): CaseOverview | undefined {
  const docs = [...new Set(flatten(items).flatMap(({ doc }) => doc ?? []))];
  const cases = docs.flatMap((doc) => caseOf(doc, locale, base));
  if (cases.length < 2 || cases.length * 2 < docs.length) return undefined;
  const { casesTitle, cases: plural, filterCases, filterAll, filterReset } = locale.strings.compiler;
  return {
    title: casesTitle,
    items: cases,
    filters: filtersOf(cases, formats),
    counts: Array.from({ length: cases.length + 1 }, (_, count) => formats.count(count, plural)),
    texts: { filter: filterCases, all: filterAll, reset: filterReset },
  };
}

function caseOf(doc: Doc, locale: Locale, base: Base): CaseOverview["items"] {
  const panel = casePanel(doc.facts.frontMatter.case, locale);
  if (!panel) return [];
  const facts = panel.facts.filter(({ name }) => compared.includes(name));
  return [{ title: doc.title, description: doc.description, href: hrefOf(base, doc.route), facts }];
}

/** Two cases are seen at once, and a fact with one value in all cases leaves no choice. */
function filtersOf(cases: CaseOverview["items"], formats: Formats): CaseOverview["filters"] {
  if (cases.length < 3) return [];
  return filtered.flatMap((name) => {
    const facts = cases.flatMap((item) => item.facts.filter((fact) => fact.name === name));
    const options = [...new Set(facts.flatMap(({ values }) => values))].sort(formats.compare);
    const [first] = facts;
    return first && options.length > 1 ? [{ name, label: first.label, options }] : [];
  });
}
