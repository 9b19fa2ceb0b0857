/** What is wrong and what would be right, for forms that have one text for both. */
import type { Finding } from "./finding.ts";

export function wholeMessage({ message, expected, nearest }: Finding): string {
  return [
    message,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
  ].join("\n");
}
