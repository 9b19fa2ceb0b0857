/** The limits of code that is read: sizes of values, and the time of regular expressions and parsers. */
import { isPlainObject, type Reading, type Scope } from "./values.ts";

/** Characters, and items, of one value. */
export const longestText = 1_000_000;
const mostItems = 100_000;

/** Steps of a module and of all that it calls. */
export const mostSteps = 1_000_000;

/** Levels of expressions and statements in one another. */
export const deepestCode = 500;

/** Milliseconds of all regular expressions and parsers together, and of one. */
export const patience = 3_000;
const longestCall = 500;

/** Pays for a value in steps. False for one that is too large. */
export function pays(value: unknown, { shared }: Scope): boolean {
  const isText = typeof value === "string";
  const size =
    isText || Array.isArray(value) ? value.length : isPlainObject(value) ? Object.keys(value).length : 0;
  shared.steps -= Math.floor(size / (isText ? 100 : 10));
  return size <= (isText ? longestText : mostItems);
}

/** Work whose time depends on what is in a text. Throws where it takes too long. */
export function inTime<T>(work: () => T, shared: Reading): T {
  if (shared.patience <= 0) throw new Error("too slow");
  const start = performance.now();
  try {
    return shared.withinTime(Math.min(longestCall, Math.ceil(shared.patience)), work);
  } finally {
    shared.patience -= performance.now() - start;
  }
}

/** True for a value that is small with all that is in it, each part as often as it is named. */
export function isSmall(value: unknown): boolean {
  const left = [{ value, depth: 0 }];
  let size = 0;
  for (let part = left.pop(); part; part = left.pop()) {
    const { value: own, depth } = part;
    size += typeof own === "string" ? own.length : 10;
    if (size > longestText || depth > 100) return false;
    if (Array.isArray(own) || isPlainObject(own))
      for (const inner of Object.values(own)) left.push({ value: inner, depth: depth + 1 });
  }
  return true;
}
