/** Output of commands, which `main.ts` alone prints. */
import type { TextStyle } from "../report/text.ts";

export type CommandIo = {
  /** A line on standard output. */
  out(text: string): void;
  /** A line on standard error. */
  err(text: string): void;
  /** Writes text to standard error unchanged, for a line that is rewritten. Undefined if the line cannot be rewritten. */
  draw: ((text: string) => void) | undefined;
  /** How a report on standard output may look. */
  reports: TextStyle;
  /** How a report on standard error may look. */
  errors: TextStyle;
  /** The environment that the command was started in. */
  env: NodeJS.ProcessEnv;
  /** The command ends with exit code 1. */
  fail(): void;
};
