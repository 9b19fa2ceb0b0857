/** A time limit for synchronous work, also inside a library: V8 ends it, so no code can catch that and continue. */
import { createContext, Script } from "node:vm";

/** Thrown where work took longer than it may. */
export class TimeIsUp extends Error {
  override name = "TimeIsUp";

  constructor(milliseconds: number) {
    super(`it takes more than ${milliseconds / 1000} s`);
  }
}

/** Gives what `work` gives, or throws what it throws, or `TimeIsUp`. */
export type WithinTime = <T>(milliseconds: number, work: () => T) => T;

/** A limiter for work of one kind, one piece after the other. It is kept: to make one takes longer than most of the work. */
export function timeLimiter(): WithinTime {
  const script = new Script("run()");
  const context = createContext({});
  return <T>(milliseconds: number, work: () => T): T => {
    const done: T[] = [];
    context.run = () => {
      done.push(work());
    };
    try {
      script.runInContext(context, { timeout: milliseconds });
    } catch (error) {
      throw isTimeout(error) ? new TimeIsUp(milliseconds) : error;
    } finally {
      context.run = undefined;
    }
    return done[0] as T;
  };
}

/** The error is one of the script's own realm, and so not an instance of this one's `Error`. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  return error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
