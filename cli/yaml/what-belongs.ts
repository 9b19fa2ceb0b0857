/** What a schema wants of a text, as it says itself where a text does not fit: “a date such as 2025-03-17”. */
import type * as z from "zod";
import { expectedOf } from "./wording.ts";

/** A text that only fits where any text does. */
const noText = "\u0000";

/** Undefined where any text fits, or where nobody can say. */
export function whatBelongs(schema: z.ZodType): string | undefined {
  try {
    const [issue] = schema.safeParse(noText).error?.issues ?? [];
    return issue && issue.code !== "invalid_union" ? expectedOf(issue, undefined) : undefined;
  } catch {
    // The schema of a component may run code of its own.
    return undefined;
  }
}
