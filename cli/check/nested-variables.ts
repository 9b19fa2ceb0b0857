/** Variables whose values name others: those exist, and none leads back. */
import { ownValue } from "../../schema/own-value.ts";
import { unknownVariable, variableSuggester } from "../markdown/includes/variables.ts";
import type { Finding, Place } from "../report/finding.ts";
import {
  deepestNesting,
  longestValue,
  type NestedProblem,
  withoutNesting,
} from "../site/resolved-variables.ts";
import { writtenVariables } from "../site/variables-for.ts";
import type { Configuration } from "../source/configuration.ts";

export function checkNestedVariables(configuration: Configuration): Finding[] {
  return configuration.site.value.locales.flatMap(({ id }) => {
    const written = writtenVariables(id, configuration);
    if (!written) return [];
    const suggest = variableSuggester(written);
    return withoutNesting(written.values).problems.map(({ name, other, kind }: NestedProblem): Finding => {
      const { file, place } = placeOf(name, id, configuration);
      if (kind === "unknown") return { ...unknownVariable(other, written, place, suggest), file };
      return {
        rule: "variable-is-known",
        file,
        place,
        ...wordings[kind](name),
        related: other === name ? [] : [{ note: "through", ...placeOf(other, id, configuration) }],
      };
    });
  });
}

const wordings: Record<
  "circle" | "length" | "depth",
  (name: string) => Pick<Finding, "message" | "expected">
> = {
  circle: (name) => ({
    message: `the value of “${name}” refers to itself`,
    expected: "variables that do not refer to this one",
  }),
  length: (name) => ({
    message: `the value of “${name}” becomes too long`,
    expected: `at most ${longestValue} characters with the values that it names`,
  }),
  depth: (name) => ({
    message: `the value of “${name}” is nested in too many others`,
    expected: `at most ${deepestNesting} values in a row`,
  }),
};

/** Place of the value that counts in a language. */
function placeOf(
  name: string,
  locale: string,
  { variables, site }: Configuration,
): { file: string; place: Place } {
  const own = ownValue(variables, locale);
  if (own?.names?.has(name)) return { file: own.file, place: own.placeOf([name]) };
  if (Object.hasOwn(site.value.variables, name)) {
    const path = ["variables", name];
    const text = ownValue(site.value.variables, name);
    return { file: site.file, place: site.placeOf(typeof text === "object" ? [...path, locale] : path) };
  }
  const first = ownValue(variables, site.value.locales[0]?.id ?? locale);
  return first
    ? { file: first.file, place: first.placeOf([name]) }
    : { file: site.file, place: site.placeOf([]) };
}
