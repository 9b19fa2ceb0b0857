/** The facts of a case: who, in which trade, what was made and how. */
import type { CaseFact, CasePanel } from "../../schema/case.ts";
import { useLanguage } from "../navigation/reader-context.ts";

/** Language tag of the values, where they are not in the page's own language. */
type Language = { lang?: string | undefined };

export function CaseSection({ panel, lang }: { panel: CasePanel } & Language) {
  return (
    <section className="case-panel" aria-label={panel.title}>
      <CaseFacts facts={panel.facts} lang={lang} />
    </section>
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
