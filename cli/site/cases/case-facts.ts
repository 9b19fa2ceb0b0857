/** `case:` of a doc's front matter → the facts that its page and the overview show, in the page's language. */
import type { CaseFact, CaseFrontMatter, CasePanel } from "../../../schema/case.ts";
import type { CompilerStrings } from "../../../schema/strings.ts";
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

const degrees = { public: "caseIsPublic", described: "caseIsDescribed", redacted: "caseIsRedacted" } as const;

/** The panel of a case. Undefined if the page is not a case, or states no facts. */
export function casePanel(written: CaseFrontMatter | undefined, locale: Locale): CasePanel | undefined {
  const facts = written ? factsOf(written, locale) : [];
  if (!written || facts.length === 0) return undefined;
  const { confidentiality } = written;
  return { title: locale.strings.compiler.caseTitle, facts, ...(confidentiality && { confidentiality }) };
}

function factsOf(written: CaseFrontMatter, locale: Locale): CaseFact[] {
  const { compiler } = locale.strings;
  const names = Object.keys(labels) as CaseFact["name"][];
  return names.flatMap((name) => {
    const values = valuesOf(name, written, locale);
    return values.length === 0 ? [] : [{ name, label: compiler[labels[name]], values }];
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
