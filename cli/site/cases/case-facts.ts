/** `case:` of a doc's front matter → the facts that its page and the overview show, in the page's language. */
import type { CaseFact, CaseFrontMatter, CaseOverview, CasePanel } from "../../../schema/case.ts";
import { type Base, hrefOf } from "../../../schema/paths.ts";
import type { CompilerStrings } from "../../../schema/strings.ts";
import type { Doc } from "../docs/doc.ts";
import { type CategoryNode, flatten } from "../docs/sidebar-tree.ts";
import type { Formats } from "../formats.ts";
import type { Locale } from "../site.ts";

/** In the order in which they are shown. */
const labels = {
  role: "caseRole",
  client: "caseClient",
  sector: "caseSector",
  deliverables: "caseDeliverables",
  tools: "caseTools",
  languages: "caseLanguages",
  period: "casePeriod",
  sample: "caseSample",
  confidentiality: "caseConfidentiality",
} as const satisfies Record<CaseFact["name"], keyof CompilerStrings>;

/** The facts that tell cases apart, line by line. */
const inShort: readonly (readonly CaseFact["name"][])[] = [["client", "sector"], ["role"]];

const degrees = { public: "caseIsPublic", described: "caseIsDescribed", redacted: "caseIsRedacted" } as const;

/** The panel of a case. Undefined if the page is not a case, or states no facts. */
export function casePanel(written: CaseFrontMatter | undefined, locale: Locale): CasePanel | undefined {
  const facts = written ? factsOf(written, locale) : [];
  if (!written || facts.length === 0) return undefined;
  const { confidentiality } = written;
  const title = locale.strings.compiler.caseTitle;
  const lines = inShort.map((names) =>
    names.flatMap((name) => facts.find((fact) => fact.name === name)?.values ?? []).join(" · "),
  );
  return {
    title,
    facts,
    summary: lines.filter(Boolean).join("\n") || title,
    ...(confidentiality && { confidentiality }),
  };
}

function factsOf(written: CaseFrontMatter, locale: Locale): CaseFact[] {
  const { compiler } = locale.strings;
  const names = Object.keys(labels) as CaseFact["name"][];
  return names.flatMap((name) => {
    const values = valuesOf(name, written, locale);
    const label = name === "role" && !written.role ? "caseBasis" : labels[name];
    return values.length === 0 ? [] : [{ name, label: compiler[label], values }];
  });
}

function valuesOf(name: CaseFact["name"], written: CaseFrontMatter, locale: Locale): string[] {
  if (name === "languages") return (written.languages ?? []).map((tag) => languageName(tag, locale.tag));
  if (name === "confidentiality") {
    const degree = written.confidentiality;
    return degree ? [locale.strings.compiler[degrees[degree]]] : [];
  }
  if (name === "role" && written.independent && !written.role)
    return [locale.strings.compiler.caseIsIndependent];
  const value = written[name] ?? [];
  return [...new Set(typeof value === "string" ? [value] : value)];
}

/** `("fr", "en-GB")` → `French`. As it is in a list, it starts with a capital in every language. */
function languageName(tag: string, inLanguage: string): string {
  const name = new Intl.DisplayNames(inLanguage, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** The facts by which cases are filtered, and those that are compared. */
const filtered: readonly CaseFact["name"][] = ["sector", "deliverables", "tools"];
const compared: readonly CaseFact["name"][] = ["client", ...filtered];

/**
 * The overview of the cases below a category, which visitors can scan and filter. Undefined unless at least two docs, and no
 * fewer than half of those below the category, are cases.
 */
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
