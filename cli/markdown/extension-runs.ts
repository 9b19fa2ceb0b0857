/**
 * Calls of extensions: each has a time in which it must end. An error that no caller handles, as in a timer, fails the page
 * that the extension was called for.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import type { Place } from "../report/finding.ts";
import { limits } from "../report/limits/limits.ts";
import { TimeIsUp, timeLimiter } from "../report/limits/time-limiter.ts";
import { extensionWatch } from "./extension-watch.ts";

/** An extension that throws or does not end, by name. */
export class ExtensionFailure extends Error {
  readonly extension: string;
  readonly place: Place | undefined;
  /** True: the clock ended it. */
  readonly isLate: boolean;

  constructor(extension: string, cause: unknown, place?: Place) {
    const isLate = cause instanceof TimeIsUp;
    super(isLate ? "it does not end" : cause instanceof Error ? cause.message : String(cause), { cause });
    this.extension = extension;
    this.place = place ?? placeIn(cause);
    this.isLate = isLate;
  }
}

/** Place of what has a line and a column, as messages of plugins do. */
export function placeIn(value: unknown): Place | undefined {
  if (typeof value !== "object" || value === null || !("line" in value) || !("column" in value))
    return undefined;
  const { line, column } = value;
  return typeof line === "number" && typeof column === "number" ? { line, column } : undefined;
}

type PageRun = {
  path: string | undefined;
  /** Without a name: of those that share one. */
  timeOf(extension: string | undefined): number;
  fail(error: ExtensionFailure): void;
  /** Rejects once the page has failed. */
  failed: Promise<never>;
  isOver: boolean;
};

/** `extension` is undefined while the compiler itself is at work. */
type Run = { extension: string | undefined; page: PageRun | undefined };

const runs = new AsyncLocalStorage<Run>();
const withinTime = timeLimiter();
/** Its clock starts again with each call: it comes after that of the call itself. */
const watch = extensionWatch(limits.extensionTime * 1.2);

/** Compiles a page with extensions. `timeOf` gives the milliseconds of a call. Rejects also with an error that no caller handles. */
export async function onPage<T>(
  { path, timeOf }: Pick<PageRun, "path" | "timeOf">,
  work: () => Promise<T>,
): Promise<T> {
  let fail: PageRun["fail"] = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  const page: PageRun = { path, timeOf, fail, failed, isOver: false };
  try {
    const result = await Promise.race([failed, runs.run({ extension: undefined, page }, work)]);
    // Node reports an unhandled rejection after the promises of this turn.
    await setImmediate();
    return await Promise.race([failed, result]);
  } finally {
    page.isOver = true;
  }
}

/** Rejects with an `ExtensionFailure`, also where the call does not end. */
export async function callExtension<T>(
  extension: string,
  work: () => T | PromiseLike<T>,
  place?: Place,
): Promise<T> {
  const time = timeOf(extension);
  const failed = runs.getStore()?.page?.failed;
  let timer: NodeJS.Timeout | undefined;
  watch.begin(nameOf(extension, runs.getStore()?.page));
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeIsUp(time)), time);
    });
    const result = within(extension, time, work);
    return await Promise.race([result, late, ...(failed ? [failed] : [])]);
  } catch (error) {
    throw failureOf(extension, error, place);
  } finally {
    clearTimeout(timer);
    watch.end();
  }
}

/** The same for a call whose result is there when it returns. */
export function callExtensionSync<T>(extension: string, work: () => T): T {
  try {
    return within(extension, timeOf(extension), work);
  } catch (error) {
    throw failureOf(extension, error);
  }
}

/**
 * Many calls that share one time. `work` gets a function that makes each of them; what it throws is thrown as it is. The time
 * of a call for itself would cost more than most calls.
 */
export function callExtensions<T>(
  work: (call: <R>(extension: string, place: Place | undefined, one: () => R) => R) => T,
): T {
  const page = runs.getStore()?.page;
  let current: { extension: string; place: Place | undefined } | undefined;
  const call = <R>(extension: string, place: Place | undefined, one: () => R): R => {
    current = { extension, place };
    return runs.run({ extension, page }, one);
  };
  try {
    return within(undefined, timeOf(undefined), () => work(call));
  } catch (error) {
    if (error instanceof TimeIsUp && current) throw failureOf(current.extension, error, current.place);
    throw error;
  }
}

function timeOf(extension: string | undefined): number {
  return runs.getStore()?.page?.timeOf(extension) ?? limits.extensionTime;
}

/** The clock is inside of the store: where it ends the work, what is inside of it cannot put back the store before. */
function within<T>(extension: string | undefined, time: number, work: () => T): T {
  return runs.run({ extension, page: runs.getStore()?.page }, () => withinTime(time, work));
}

function failureOf(extension: string, error: unknown, place?: Place): ExtensionFailure {
  return error instanceof ExtensionFailure ? error : new ExtensionFailure(extension, error, place);
}

/** True: the error, which no caller handles, is of an extension that was called for a page; its compile fails. */
export function failsPage(error: unknown): boolean {
  const { extension, page } = runs.getStore() ?? {};
  if (extension === undefined || !page || page.isOver) return false;
  page.fail(failureOf(extension, error));
  return true;
}

/** The extension that such an error is of, as text, where there is no page to fail any more. */
export function extensionAtFault(): string | undefined {
  const { extension, page } = runs.getStore() ?? {};
  return extension === undefined ? undefined : nameOf(extension, page);
}

function nameOf(extension: string, page: PageRun | undefined): string {
  return `the extension “${extension}”${page?.path === undefined ? "" : `, after it was called for ${page.path}`}`;
}

const refusal = "exitUnlessExtension";

/** An extension cannot end the process, by whatever way it reaches it: nothing would say why there is no site. */
export function keepProcess(): void {
  for (const name of ["exit", "abort"] as const) {
    const end = process[name];
    if (end.name === refusal) continue;
    const refuse = {
      [refusal](...of: unknown[]) {
        if (runs.getStore()?.extension !== undefined)
          throw new Error(`it ends the process (process.${name})`);
        return Reflect.apply(end, process, of);
      },
    };
    Reflect.set(process, name, refuse[refusal]);
  }
}
