/** A note that explains why a run with 0 errors failed. */
import { counted } from "./counted.ts";

type Limits = { strict: boolean; maxWarnings?: number | undefined };

/** Undefined if there are no more warnings than allowed. */
export function tooManyWarnings(warnings: number, { strict, maxWarnings }: Limits): string | undefined {
  if (strict && warnings > 0)
    return `${counted(warnings, "warning")} ${warnings === 1 ? "counts as an error" : "count as errors"} (--strict)`;
  if (maxWarnings === undefined || warnings <= maxWarnings) return undefined;
  return `Too many warnings: ${warnings}, with --max-warnings ${maxWarnings}`;
}
