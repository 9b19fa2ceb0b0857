/** Finding for an id that a part of the site around the content has. */
import type { PageFinding, Place } from "../report/finding.ts";

export function reservedId(id: string, place: Place | undefined): PageFinding {
  return {
    rule: "id-is-free",
    place,
    message: `the id “${id}” is reserved for the site’s own elements, and is left out`,
    expected: "another id",
  };
}
