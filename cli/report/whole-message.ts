/** Message and expectation of a finding as one text, for forms that have one text for both. */

import { visibleText } from "./escape-control-characters.ts";
import type { Finding } from "./finding.ts";
import { pathOf } from "./path-of.ts";
import { relatedLines } from "./related-places.ts";

export function wholeMessage(
  { message, expected, nearest, related }: Finding,
  contentFolder: string,
): string {
  return [
    message,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
    ...relatedLines(related, (file) => pathOf({ file }, contentFolder)),
  ]
    .map(visibleText)
    .join("\n");
}
