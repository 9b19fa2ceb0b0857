/** The variables that pages of a language name: its own, else those of site.yml, else the source language's. */
import { ownValue } from "../../schema/own-value.ts";
import { textFor } from "../../schema/text.ts";
import type { Variables } from "../../schema/variables.ts";
import type { LocaleVariables } from "../markdown/includes/variables.ts";
import type { Configuration } from "../source/configuration.ts";
import { withoutNesting } from "./resolved-variables.ts";

/** Empty for a site without variables: braces are then text. If a file with variables cannot be read, they are not replaced either. */
export function variablesFor(
  locale: string,
  configuration: Pick<Configuration, "variables" | "site">,
): { variables?: LocaleVariables; areVariablesUnread?: true } {
  const written = writtenVariables(locale, configuration);
  if (written) return { variables: { ...written, values: withoutNesting(written.values).values } };
  return hasVariables(configuration) ? { areVariablesUnread: true } : {};
}

function hasVariables({ variables, site }: Pick<Configuration, "variables" | "site">): boolean {
  return Object.keys(variables).length > 0 || site.isWritten(["variables"]) || !site.isWhole;
}

/** Values as they are written, with the names of other variables in them. */
export function writtenVariables(
  locale: string,
  { variables, site }: Pick<Configuration, "variables" | "site">,
): LocaleVariables | undefined {
  const source = site.value.locales[0]?.id ?? locale;
  const own = [...new Set([locale, source])].flatMap((id) => ownValue(variables, id) ?? []);
  const isShared = site.isWritten(["variables"]);
  const files = [...own.map(({ file }) => file), ...(isShared ? [site.file] : [])];
  if (files.length === 0 || own.some(({ names }) => names === undefined) || (isShared && !site.isWhole))
    return undefined;
  // Later ones count. A value that does not fit has its own finding.
  const values = new Map(own.flatMap(({ names = [] }) => [...names].map((name) => [name, ""])));
  const add = (some: Variables = {}) => {
    for (const [name, text] of Object.entries(some)) values.set(name, text === false ? "" : text);
  };
  if (source !== locale) add(ownValue(variables, source)?.value);
  for (const [name, text] of Object.entries(site.value.variables))
    values.set(name, text === false ? "" : (textFor(text, locale) ?? textFor(text, source) ?? ""));
  add(ownValue(variables, locale)?.value);
  return { files, values: Object.fromEntries(values) };
}
