/** How long V8 runs a function before it optimises it. */
import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 wait longer before it optimises, in this thread and in those that it starts. By default it begins at once with most of a
 * compiler that is done in seconds, in each thread: an eighth of the processor time of 1,000 pages.
 * Later versions of V8 count calls instead, and do not know the flag.
 */
export function optimiseLater(): void {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=400000");
}
