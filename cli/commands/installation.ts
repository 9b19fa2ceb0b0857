/** What the commands need to know of the installed tool. */
export type Installation = {
  /** Tells one build of the tool from another. */
  version: string;
  /** The version that people know. */
  release: string;
  workerScript: URL;
  readerFolder: string;
  /** The pages that a new site starts with. */
  starterFolder: string;
};
