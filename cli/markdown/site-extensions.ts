/** A site's extensions as plain data, for keys and threads: their code, and which plugins are in it. */
export type SiteExtensions = {
  /** CommonJS; `exports.modules` has a function by the module's name that gives the module. */
  code: string;
  remark: ExtensionEntry[];
  rehype: ExtensionEntry[];
};

export type ExtensionEntry = {
  /** As in site.yml. */
  name: string;
  /** Name in `exports.modules`. */
  module: string;
  options?: unknown;
};
