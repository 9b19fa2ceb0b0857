/** The variables that pages of a language name: its own, else the source language's. */
import type { Variables } from "../markdown/sourcing/variables.ts";
import type { Configuration } from "../source/configuration.ts";

/** Nothing for a site without variables: braces are then text. So are they where nobody can read the file. */
export function variablesFor(
  locale: string,
  { variables, site }: Pick<Configuration, "variables" | "site">,
): { variables?: Variables } {
  const source = site.value.locales[0]?.id ?? locale;
  const files = [variables[locale], variables[source]].filter((file) => file !== undefined);
  const [first] = files;
  if (!first || files.some(({ names }) => names === undefined)) return {};
  // A value that does not fit has its own finding.
  const unfit = files.flatMap(({ names = [] }) => [...names].map((name): [string, string] => [name, ""]));
  const values = { ...Object.fromEntries(unfit), ...variables[source]?.value, ...variables[locale]?.value };
  return { variables: { file: first.file, values } };
}
