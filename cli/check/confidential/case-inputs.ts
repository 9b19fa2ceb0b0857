/** Inputs of the checks of confidential cases, from the site and its configuration. */

import { ownValue } from "../../../schema/own-value.ts";
import type { SiteOrigin } from "../../site/absolute-address.ts";
import { glossaryFor } from "../../site/glossary-for.ts";
import type { LinkIndex } from "../../site/references.ts";
import { namesIn } from "../../site/resolved-variables.ts";
import { writtenVariables } from "../../site/variables-for.ts";
import type { Configuration } from "../../source/configuration.ts";

export type CaseInputs = {
  linkIndex: LinkIndex;
  /** The address and base path that the site is published at. */
  place: SiteOrigin;
  /** Files that have a variable's value, and those that its value names, as a page of the locale gets them. */
  variables(name: string, locale: string): string[];
  /** The glossary that pages of the locale have. */
  glossaries(locale: string): string[];
  /** True for every file that a page may take something from. */
  isFile(path: string): boolean;
};

export function caseInputs(
  configuration: Configuration,
  linkIndex: LinkIndex,
  base: string,
  parts: ReadonlySet<string>,
): CaseInputs {
  const { site, variables, glossaries } = configuration;
  const source = site.value.locales[0]?.id ?? "";
  const configured = new Set(
    [site, ...Object.values(variables), ...Object.values(glossaries)].map(({ file }) => file),
  );
  const withValue = (name: string, locale: string): string | undefined =>
    [
      ownValue(variables, locale),
      { file: site.file, value: site.value.variables },
      ownValue(variables, source),
    ].find((placed) => placed && Object.hasOwn(placed.value, name))?.file;
  return {
    linkIndex,
    place: { url: site.value.url, base },
    variables: (name, locale) => {
      const values = writtenVariables(locale, configuration)?.values ?? {};
      const names = new Set([name]);
      // A set takes in what is added while it is walked.
      for (const each of names) for (const inner of namesIn(ownValue(values, each) ?? "")) names.add(inner);
      return [...new Set([...names].flatMap((each) => withValue(each, locale) ?? []))];
    },
    glossaries: (locale) => {
      const { glossary } = glossaryFor(locale, configuration);
      return glossary ? [glossary.file] : [];
    },
    isFile: (path) =>
      linkIndex.files.has(path) ||
      parts.has(path) ||
      configured.has(path) ||
      linkIndex.sources.has(path) ||
      linkIndex.drafts.has(path),
  };
}
