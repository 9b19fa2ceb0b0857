/**
 * Seed of the tests that generate their inputs. It is fixed, so that a red run has its cause in the change; the nightly run
 * draws one, and `SEED=… npm test` or `SEED=… npm run test:long` repeats it.
 */
import fc from "fast-check";

export const seed = seedIn(process.env.SEED);
// Properties of other test files of the worker have it, too.
fc.configureGlobal({ seed });

function seedIn(text = "1"): number {
  const number = Number(text);
  if (text === "" || !Number.isSafeInteger(number))
    throw new Error(`SEED: expected a whole number, not “${text}”`);
  return number;
}

/** So many inputs of a property are tried by `npm test`; with a seed that is given, ten times as many. */
export function sampled(numRuns: number): { numRuns: number } {
  return { numRuns: process.env.SEED === undefined ? numRuns : 10 * numRuns };
}
