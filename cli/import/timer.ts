/** Work that ends in time, whatever it is given: also a regular expression that would try for ever. */
import { createContext, Script } from "node:vm";

/** The work took longer than it may. */
export class OutOfTime extends Error {}

/**
 * Throws `OutOfTime` after so many milliseconds. The work is ended wherever it is: its `finally` blocks do not run, so that
 * what it changed must not be used again.
 */
export type Timer = <T>(work: () => T, milliseconds: number) => T;

const script = new Script("work()");

export function timer(): Timer {
  const context = createContext({ work: undefined as unknown });
  return <T>(work: () => T, milliseconds: number): T => {
    context.work = work;
    try {
      return script.runInContext(context, { timeout: milliseconds });
    } catch (error) {
      if (!isTimeout(error)) throw error;
      throw new OutOfTime(`it takes longer than ${milliseconds / 1000} seconds`);
    }
  };
}

/** It is an error of the other context, and no `Error` of this one. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
  );
}
