/** What commands may do to the terminal; only `main.ts` does it. */
export type CommandIo = {
  /** A line on standard output. */
  out(text: string): void;
  /** A line on standard error. */
  err(text: string): void;
  /** Text on standard error as it is, for a line that is rewritten; undefined where nobody watches. */
  draw: ((text: string) => void) | undefined;
  /** The command ends with exit code 1. */
  fail(): void;
};
