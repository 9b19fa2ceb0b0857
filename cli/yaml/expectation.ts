/** Expectation of a schema in its own words: “a date such as 2025-03-17”. */
import type * as z from "zod";
import { expectedOf } from "./wording.ts";

/** The first sentence of a description, as it goes on after “expected”, without examples in brackets. */
function described(description: string | undefined): string | undefined {
  const [sentence = ""] = (description ?? "").replace(/ ?\([^)]*\)/g, "").split(/[.:;](?:\s|$)/, 1);
  // “True: …” and the like say what a value does, not what it is.
  if (sentence === "" || sentence.length > 80) return undefined;
  const [first = "", second = ""] = sentence;
  return (/[A-Z]/.test(second) ? first : first.toLowerCase()) + sentence.slice(1);
}

/** A text that only fits where any text does. */
const noText = "\u0000";

/** Where any text fits, what the schema is described as; undefined where nobody can say. */
export function expectationOf(schema: z.ZodType): string | undefined {
  try {
    const [issue] = schema.safeParse(noText).error?.issues ?? [];
    if (issue) return issue.code !== "invalid_union" ? expectedOf(issue, undefined) : undefined;
    return described(schema.description);
  } catch {
    // The schema of a component may run code of its own.
    return undefined;
  }
}
