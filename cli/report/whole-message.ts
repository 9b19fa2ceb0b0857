/** Message and expectation of a finding as one text, for forms that have one text for both. */
import { visibleText } from "./escape-control-characters.ts";
import type { Finding, RelatedPlace } from "./finding.ts";
import { pathOf } from "./path-of.ts";

export function wholeMessage(finding: Finding, contentFolder: string): string {
  return [finding.message, ...notesOf(finding, contentFolder)].map(visibleText).join("\n");
}

/** The lines below the message of a finding. */
export function notesOf({ expected, nearest, related }: Finding, contentFolder: string): string[] {
  return [
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
    ...relatedLines(related, (file) => pathOf({ file }, contentFolder)),
  ];
}

/** No more places than these are shown for a file that many pages include. */
const shown = 5;

/** The other places of a finding, a line each: `included by content/en/docs/x.md:3:1`. */
export function relatedLines(
  related: readonly RelatedPlace[] = [],
  pathOf: (file: string) => string,
): string[] {
  const lines = related
    .slice(0, shown)
    .map(
      ({ note, file, place }) => `${note} ${pathOf(file)}${place ? `:${place.line}:${place.column}` : ""}`,
    );
  return related.length > shown ? [...lines, `and ${related.length - shown} more`] : lines;
}
