/** What the commands need to know of the installed tool. */
import type { WorkerScripts } from "../examine.ts";

export type Installation = {
  /** Tells one build of the tool from another. */
  version: string;
  /** The version that people know. */
  release: string;
  scripts: WorkerScripts;
  readerFolder: string;
};
