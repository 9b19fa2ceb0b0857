/** A site's extensions as plain data, for keys and threads: their code, and which of it is used for what. */
export type SiteExtensions = {
  /** CommonJS; `exports.modules` has a function by the module's name that gives the module. */
  code: string;
  entries: ExtensionEntry[];
};

/** Extensions for the pages of one locale. */
export type LocaleExtensions = SiteExtensions & {
  locale: string;
  /** Language tag of BCP 47. */
  language: string;
};

export type ExtensionKind = "directives" | "rules" | "remark" | "rehype";

export type ExtensionEntry = {
  kind: ExtensionKind;
  /** The name in site.yml. */
  name: string;
  /** Name in `exports.modules`. */
  module: string;
  options?: unknown;
};
