/** Lines beside the findings of a run: how many they are, and why a run with 0 errors failed or was slow. */

import type { CheckReport } from "../../schema/reports.ts";
import { causesOf } from "./causes.ts";
import { counted } from "./counted.ts";
import { type Finding, isError } from "./finding.ts";

/** `1 error, 412 warnings`, and of how many causes where that is another number. */
export function summaryOf(findings: readonly Finding[]): string {
  const errors = findings.filter(isError).length;
  const counts = `${counted(errors, "error")}, ${counted(findings.length - errors, "warning")}`;
  const causes = causesOf(findings).length;
  return causes === findings.length ? counts : `${counts} (of ${counted(causes, "cause")})`;
}

type Limits = { strict: boolean; maxWarnings?: number | undefined };

/** Undefined if there are no more warnings than allowed. */
export function tooManyWarnings(warnings: number, { strict, maxWarnings }: Limits): string | undefined {
  if (strict && warnings > 0)
    return `${counted(warnings, "warning")} ${warnings === 1 ? "counts as an error" : "count as errors"} (--strict)`;
  if (maxWarnings === undefined || warnings <= maxWarnings) return undefined;
  return `Too many warnings: ${warnings}, with --max-warnings ${maxWarnings}`;
}

/** The warning for a cache that cannot be used is not a finding, because nothing is wrong with the content. `problem` is the reason that the file system gave. */
export function cacheNote(problem: string): string {
  return `warning: the cache cannot be written (${problem}); the result is correct, but the next run is slower`;
}

/** The warning for a cache that is shared with other machines. */
export function remoteNote(problem: string): string {
  return `warning: the shared cache is no longer used (${problem}); the result is correct, but slower`;
}

/** Hosts that visitors’ browsers contact, a line each, for the author of the privacy page. */
export function hostLines(hosts: NonNullable<CheckReport["hosts"]>): string {
  const lines = hosts.map(({ host, reasons }) => `  ${host}: ${reasons.join("; ")}`);
  return ["Visitors’ browsers also contact:", ...lines].join("\n");
}
