/** Output of commands, which `main.ts` alone prints. */
import type { TextStyle } from "../report/text.ts";

export type CommandIo = {
  /** A line on standard output. */
  out(text: string): void;
  /** A line on standard error. */
  err(text: string): void;
  /** Writes text to standard error unchanged, for a line that is rewritten. Undefined if the line cannot be rewritten. */
  draw: ((text: string) => void) | undefined;
  /** The style of reports on standard output. */
  reports: TextStyle;
  /** The style of reports on standard error. */
  errors: TextStyle;
  /** Opens an address in the browser. Does nothing without a terminal. */
  open(url: string): void;
  /** The environment that the command was started in. */
  env: NodeJS.ProcessEnv;
  /** The command ends with exit code 1. */
  fail(): void;
};
