/** Result of a request for a data file: values, not exceptions, so that every caller decides. */

/** `network`: no answer; `status`: an HTTP error; `broken`: not the data expected; `newer`: of a later contract. */
export type LoadError = {
  reason: "network" | "status" | "broken" | "newer";
  url: string;
  status?: number;
};

export type Failed = { type: "failed"; error: LoadError };

export type FetchResult<T> = { type: "found"; value: T } | { type: "missing" } | Failed;

/** A promise that React's `use` can read without waiting once it has settled. */
type Settled<T> = Promise<T> & { status: "fulfilled"; value: T };

/** A promise that is settled from the start, on the server and in the browser alike. */
export function settledPromise<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });
}
