/** Glossary of a language: how a page finds a term, and the lines that list them all. */

import type { Place } from "../../report/finding.ts";
import type { NumberedLine } from "./regions.ts";

type Term = {
  key: string;
  term: string;
  /** Other forms. */
  also: readonly string[];
  /** Markdown. */
  text: string;
  /** Places of the term and its text in the glossary's file. */
  line: number;
  textPlace: Place;
};

/** `terms` are in the order of the language's alphabet. */
export type LocaleGlossary = { file: string; page: string; terms: readonly Term[] };

/** Name of the list of all terms among the terms that a page uses. */
export const ALL = "*";

/** Finds a term by its id, its name or another form, in any case. */
function termNamed({ terms }: LocaleGlossary, name: string): Term | undefined {
  const wanted = name.toLowerCase();
  return terms.find(({ key, term, also }) =>
    [key, term, ...also].some((form) => form.toLowerCase() === wanted),
  );
}

/** The same for many names, with one pass over the terms. */
export function termFinder({ terms }: Pick<LocaleGlossary, "terms">): (name: string) => Term | undefined {
  const byForm = new Map<string, Term>();
  const index = (): void => {
    for (const each of terms)
      for (const form of [each.key, each.term, ...each.also])
        if (!byForm.has(form.toLowerCase())) byForm.set(form.toLowerCase(), each);
  };
  return (name) => {
    if (byForm.size === 0) index();
    return byForm.get(name.toLowerCase());
  };
}

/** State of a term as a page has it: a page is compiled again when it changes. Null without the term. */
export function stateOfTerm(glossary: LocaleGlossary | undefined, name: string): string | null {
  if (!glossary) return null;
  if (name === ALL) return JSON.stringify(glossary);
  const found = termNamed(glossary, name);
  return found ? stateOf(glossary, found) : null;
}

export function stateOf({ page }: LocaleGlossary, { key, term, text }: Term): string {
  return JSON.stringify([page, key, term, text]);
}

/** A heading and a text for each term. */
export function glossaryLines({ terms }: LocaleGlossary): (NumberedLine & { shift: number })[] {
  return terms.flatMap(({ key, term, text, line, textPlace }) => {
    const lines = text.trim().split("\n");
    // Of a text on several lines only its start is known.
    const shift = lines.length === 1 ? 1 - textPlace.column : 0;
    return [
      { text: `## ${term} {#${key}}`, line, shift: 0 },
      { text: "", line, shift: 0 },
      ...lines.map((each) => ({ text: each, line: textPlace.line, shift })),
      { text: "", line, shift: 0 },
    ];
  });
}
