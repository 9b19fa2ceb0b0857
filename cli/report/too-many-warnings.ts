/** Note for a run that fails without an error, for whoever reads “0 errors” and wonders. */
import { counted } from "./counted.ts";

export type Limits = { strict: boolean; maxWarnings?: number | undefined };

/** Undefined where the warnings are no more than are allowed. */
export function tooManyWarnings(warnings: number, { strict, maxWarnings }: Limits): string | undefined {
  if (strict && warnings > 0)
    return `${counted(warnings, "warning")} ${warnings === 1 ? "is an error" : "are errors"} here (--strict)`;
  if (maxWarnings === undefined || warnings <= maxWarnings) return undefined;
  return `${counted(warnings, "warning")} ${warnings === 1 ? "is" : "are"} more than the ${maxWarnings} allowed (--max-warnings)`;
}
