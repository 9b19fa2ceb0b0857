/** What is wrong and what would be right, for forms that have one text for both. */
import type { Finding } from "./finding.ts";
import { relatedLines } from "./related.ts";

export function wholeMessage({ message, expected, nearest, related }: Finding): string {
  return [
    message,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
    ...relatedLines(related, (file) => file),
  ].join("\n");
}
