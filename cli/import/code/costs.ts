/**
 * The cost of making and searching values, in steps of the code that does it. The limit of steps ends code that doubles a text
 * or a list again and again, and a regular expression that never ends.
 */
import { isPlainObject, type Scope } from "./values.ts";

/** Characters, and items, of one value. */
export const longestText = 1_000_000;
export const mostItems = 100_000;

/** Steps of a module and of all that it calls. */
export const mostSteps = 1_000_000;

/** Milliseconds of regular expressions and of parsers that code calls, all together. */
export const patience = 3_000;
/** Milliseconds of one such call. */
const longestCall = 500;

/** Levels of expressions and statements in one another, those of functions that are called among them. */
export const deepestCode = 500;

/**
 * Runs work such as a loop or a call with at most seven eighths of the steps that are left. If it does not end, the code after it
 * still has steps.
 */
export function withShare<T>({ run: { shared } }: Scope, work: () => T): T {
  const rest = Math.ceil(shared.steps / 8);
  shared.steps -= rest;
  try {
    return work();
  } finally {
    shared.steps += rest;
  }
}

/** False for a value that is too large, or that the steps which are left cannot pay for. */
export function pays(value: unknown, { run: { shared } }: Scope): boolean {
  const size = sizeOf(value);
  shared.steps -= Math.floor(size / (typeof value === "string" ? 100 : 10));
  const most = typeof value === "string" ? longestText : mostItems;
  return size <= most && shared.steps >= 0;
}

/** Pays for what a call looks through. */
export function lookThrough(values: readonly unknown[], { run: { shared } }: Scope): void {
  for (const value of values)
    shared.steps -= Math.floor(sizeOf(value) / (typeof value === "string" ? 200 : 50));
}

function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  if (value instanceof Map || value instanceof Set) return value.size;
  return isPlainObject(value) ? Object.keys(value).length : 0;
}

/** Work whose time does not depend on the size of what it is given alone. Throws where it takes too long. */
export function inTime<T>(work: () => T, { run: { shared } }: Scope): T {
  if (shared.patience <= 0) throw new Error("too slow");
  const start = performance.now();
  try {
    return shared.withinTime(Math.min(longestCall, Math.ceil(shared.patience)), work);
  } finally {
    shared.patience -= performance.now() - start;
  }
}

/** Longer patterns could take the memory of the process before they are tried. */
const longestPattern = 2_000;

/** True for a regular expression, or the text of one, that may be tried. */
export function isShortPattern(pattern: unknown): boolean {
  return (pattern instanceof RegExp ? pattern.source : String(pattern)).length <= longestPattern;
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

/** False where the result of a method of texts or lists would be larger than one may be. */
export function isBounded(key: string, object: unknown, given: readonly unknown[]): boolean {
  const [first, second] = given;
  if (Array.isArray(object)) {
    const items = given.reduce<number>(
      (sum, each) => sum + (Array.isArray(each) ? each.length : 1),
      object.length,
    );
    if (key === "join")
      return charactersOf(object) + object.length * String(first ?? ",").length <= longestText;
    if (key === "flat") return isSmall(object);
    return !adds.has(key) || items <= mostItems;
  }
  if (typeof object !== "string") return true;
  if (key === "repeat") return object.length * Number(first) <= longestText;
  if (key === "padStart" || key === "padEnd") return Number(first) <= longestText;
  if (key === "concat") return object.length + charactersOf(given) <= longestText;
  if ((key === "replace" || key === "replaceAll") && typeof second === "string") {
    const isOften = typeof first !== "string" || first === "";
    const matches = isOften ? object.length + 1 : object.split(first).length;
    // `$&` and its like stand for parts of the text.
    const others = second.split("$").length - 1;
    const most = typeof first === "string" ? longestText : longestText * 50;
    return object.length + matches * (second.length + others * object.length) <= most;
  }
  return true;
}

const adds = new Set(["concat", "push", "unshift", "splice"]);

function charactersOf(texts: readonly unknown[]): number {
  return texts.reduce<number>((sum, text) => sum + (typeof text === "string" ? text.length : 20), 0);
}

/** Counts what a function gives back to the language, which puts it together. Throws where that is too much. */
export function counter(): <T>(value: T) => T {
  let size = 0;
  return (value) => {
    size += typeof value === "string" ? value.length / 10 : Array.isArray(value) ? value.length : 0;
    if (size > mostItems) throw new Error("too large");
    return value;
  };
}
