/** The other places of a finding, a line each: `included by content/en/docs/x.md:3:1`. */
import type { RelatedPlace } from "./finding.ts";

/** No more places than these are shown for a file that many pages include. */
const shown = 5;

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
