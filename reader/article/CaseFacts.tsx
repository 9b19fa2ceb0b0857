/** The facts of a case: who, in which trade, what was made and how. */
import type { CaseFact, CasePanel } from "../../schema/case.ts";
import { useLanguage } from "../navigation/reader-context.ts";

/** Language tag of the values, where they are not in the page's own language. */
type Language = { lang?: string | undefined };

type Panel = { panel: CasePanel } & Language;

/** All facts, beside the text. */
export function CaseColumn({ panel, lang }: Panel) {
  return (
    <section className="case-panel" aria-label={panel.title}>
      <CaseFacts facts={panel.facts} lang={lang} />
    </section>
  );
}

/** The facts above the text, where there is no room beside it: a details element, which opens without scripts, too. */
export function CaseDetails({ panel: { facts, summary }, lang }: Panel) {
  const language = useLanguage()(lang);
  return (
    <details className="case-details" suppressHydrationWarning>
      <summary {...language}>{summary}</summary>
      <CaseFacts facts={facts} lang={lang} />
    </details>
  );
}

export function CaseFacts({ facts, lang }: { facts: readonly CaseFact[] } & Language) {
  const language = useLanguage()(lang);
  return (
    <dl className="case-facts">
      {facts.map(({ name, label, values }) => (
        <div key={name} data-fact={name}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value} {...language}>
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
