/** The reason why a file of the source cannot be imported, with its place. */

import type { Place } from "../report/finding.ts";
import { TimeIsUp } from "../report/limits/time-limiter.ts";
import { isSystemError, systemReason } from "../report/system-reason.ts";

export class FileProblem extends Error {
  readonly reason: string;
  readonly place: Place | undefined;
  readonly expected: string | undefined;

  constructor(
    reason: string,
    { place, expected }: { place?: Place | undefined; expected?: string | undefined } = {},
  ) {
    super(reason);
    this.reason = reason;
    this.place = place;
    this.expected = expected;
  }
}

/** The problem for an exception that was thrown while a file was read or converted. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  if (error instanceof TimeIsUp) return new FileProblem(`${error.message}`, { expected: "several files" });
  if (error instanceof RangeError && error.message.includes("call stack"))
    return new FileProblem("blocks, tags or values are nested too deeply here");
  if (isSystemError(error)) return new FileProblem(systemReason(error));
  const message = error instanceof Error ? error.message : String(error);
  return new FileProblem(`twsite fails at it: ${message.split("\n")[0]}`);
}

/** `old/docusaurus.config.js:3:1  Unexpected token`, for a file without which nothing can be imported. */
export function fatalError(path: string, error: unknown): Error {
  const { place, reason, expected } = problemOf(error);
  const at = place === undefined ? path : `${path}:${place.line}:${place.column}`;
  return new Error(`${at}  ${reason}${expected === undefined ? "" : `\nexpected: ${expected}`}`);
}
