/** All cases below a category, one line of facts each; with JavaScript they can be filtered. */
import { useLayoutEffect, useRef, useState } from "react";
import type { CaseOverview } from "../../schema/case.ts";
import { CaseFacts } from "../article/CaseFacts.tsx";
import { Link } from "../navigation/Link.tsx";
import { queryValue, withQueryValue } from "../navigation/query-value.ts";
import { useLanguage } from "../navigation/reader-context.ts";
import { Icon } from "../widgets/Icon.tsx";

/** Chosen values by the name of the fact; an empty one stands for all. */
type Choices = Record<string, unknown>;

/** Puts choices into the address, so that Back, a reload and a copied link lead to the same list. */
function keepInAddress(choices: Choices) {
  const { pathname, search, hash } = location;
  const address = Object.entries(choices).reduce(
    (query, [name, value]) =>
      withQueryValue(query, name, value ? encodeURIComponent(String(value)) : undefined),
    search + hash,
  );
  history.replaceState(history.state, "", pathname + address);
}

/** `isPage`: the title of the page says what they are. */
export function Cases({
  overview: { title, items, filters, counts, texts },
  isPage = false,
}: {
  overview: CaseOverview;
  isPage?: boolean;
}) {
  const Name = isPage ? "h2" : "h3";
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const read = () => {
    const chosen = Object.fromEntries(new FormData(form.current ?? undefined));
    setChoices(chosen);
    return chosen;
  };
  // Chosen by the address, or by a visitor who was faster than the reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; what it calls uses refs and setters alone
  useLayoutEffect(() => {
    for (const { name, options } of filters) {
      const select = form.current?.elements.namedItem(name);
      const value = queryValue(name, options);
      if (value !== undefined && select instanceof HTMLSelectElement) select.value = value;
    }
    read();
  }, []);

  const reset = () => {
    setChoices({});
    keepInAddress(Object.fromEntries(filters.map(({ name }) => [name, ""])));
    // The button goes.
    form.current?.querySelector("select")?.focus();
  };

  const fitting = (chosen: Choices) =>
    items.filter(({ facts }) =>
      filters.every(
        ({ name }) =>
          !chosen[name] ||
          facts.some((fact) => fact.name === name && (fact.values as unknown[]).includes(chosen[name])),
      ),
    );
  const shown = fitting(choices);

  return (
    <section className="cases">
      <div className="cases-head">
        {!isPage && <h2>{title}</h2>}
        <p role="status" className="count">
          {counts[shown.length]}
        </p>
      </div>
      {filters.length > 0 && (
        <form
          ref={form}
          className="case-filters"
          aria-label={texts.filter}
          onChange={() => keepInAddress(read())}
          onReset={reset}
        >
          {filters.map(({ name, label, options }) => (
            <label key={name}>
              <span>{label}</span>
              <select name={name}>
                <option value="">{texts.all}</option>
                {options.map((option) => (
                  <option key={option} disabled={fitting({ ...choices, [name]: option }).length === 0}>
                    {option}
                  </option>
                ))}
              </select>
              <Icon name="chevron" />
            </label>
          ))}
          <button type="reset" hidden={shown.length === items.length}>
            {texts.reset}
          </button>
        </form>
      )}
      <ul className="case-list">
        {shown.map(({ title: name, description, href, lang, facts }) => (
          <li key={href}>
            <div {...language(lang)}>
              <Name>
                <Link href={href}>{name}</Link>
              </Name>
              <p>{description}</p>
            </div>
            <CaseFacts facts={facts} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}
