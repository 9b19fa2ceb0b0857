/** Turns of phrase that say nothing, and that readers have learnt to take for the sign of an unread text; sentences told twice. */
import { expect, test } from "vitest";
import { passagesOf } from "./prose.ts";

const empty = {
  en: [
    /fast-paced|ever-(evolving|changing)|digital (landscape|age|era)|in today’s world|in the world of/i,
    /\b(delve|leverag\w+|seamless\w*|holistic\w*|cutting-edge|game-chang\w+|state-of-the-art|best-in-class)\b/i,
    /\b(unlock|unleash|harness|elevate|empower\w*|supercharge|revolutioni\w+)\b/i,
    /\b(robust|vibrant|tapestry|testament to|treasure trove|deep dive|paradigm|synerg\w+)\b/i,
    /\b(it is|it’s) (important|worth) (to note|noting)|needless to say|at the end of the day/i,
    /\b(in conclusion|to sum up|in summary|let’s (dive|explore)|look no further|whether you’re)\b/i,
    /\bnot (just|only|merely) [^.]{1,60}, but\b|more than just\b|isn’t just\b/i,
    /\b(navigat\w+ the complexit\w+|plays? a (crucial|vital|pivotal|key) role|when it comes to)\b/i,
    /\b(furthermore|moreover|in essence|simply put)\b/i,
  ],
  fr: [
    /à l’ère (du|de la|numérique)|dans un monde (où|en)|en constante évolution|de nos jours/i,
    /\b(incontournable|révolutionn\w+|à la pointe|clé en main|sans couture|holistique|disruptif)\b/i,
    /il (est important|convient) de (noter|souligner)|force est de constater|n’hésitez pas/i,
    /\b(en conclusion|en résumé|pour conclure|plongeons|plongez)\b/i,
    /joue(nt)? un rôle (clé|crucial|essentiel|central|majeur)|au cœur de|véritable (atout|levier)/i,
    /\bnon seulement [^.]{1,80} mais (aussi|également|encore)\b/i,
    /\b(libérez|boostez|exploitez tout le potentiel|tirer le meilleur parti)\b/i,
    /\b(de plus, |en outre, |par ailleurs, )/i,
  ],
};

test.each(["en", "fr"] as const)("%s: nothing is said for the sake of saying it", (locale) => {
  const found = passagesOf(locale).flatMap(({ file, text }) =>
    empty[locale].flatMap((pattern) => {
      const phrase = pattern.exec(text)?.[0];
      return phrase === undefined ? [] : [`${file}: ${phrase}`];
    }),
  );
  expect(found).toEqual([]);
});

/** The terms of an order are the same for each service. */
const services = /^(en|fr)\/docs\/services\//;

test.each(["en", "fr"] as const)("%s: no sentence is on two pages", (locale) => {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, text } of passagesOf(locale).filter(
    ({ file }) => file.endsWith(".md") && !services.test(file),
  ))
    for (const sentence of text.split(/(?<=[.!?])\s+/u))
      if (sentence.split(/\s+/u).length >= 8)
        filesOf.set(sentence, (filesOf.get(sentence) ?? new Set()).add(file));
  const twice = [...filesOf].filter(([, files]) => files.size > 1);
  expect(twice.map(([sentence, files]) => `${sentence} (${[...files].join(", ")})`)).toEqual([]);
});
