/** Type of the inputs of the checks of confidential cases. */
import type { SiteOrigin } from "../../site/absolute-address.ts";
import type { LinkIndex } from "../../site/references.ts";

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
