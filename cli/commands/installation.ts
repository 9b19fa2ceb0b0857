/** Paths and version of the installed tool, for the commands. */
export type Installation = {
  /** Tells one build of the tool from another. */
  version: string;
  /** The version that people know. */
  release: string;
  workerScript: URL;
  readerFolder: string;
  /** The user's folder for caches; undefined without a home folder. */
  userCache: string | undefined;
  /** File with the manual's text about each rule. */
  ruleHelp: string;
  /** The command line that calls the tool, for hints that can be copied: `twsite`, `npx twsite` … */
  invocation: string;
  /** The root of the installed package, or of the clone. */
  packageFolder: string;
  /** The pages that a new site starts with. */
  starterFolder: string;
  /** The manual, as the content folder of a site. */
  manualFolder: string;
};
