/** The reason why a page is not published, as the text of a finding. */
import type { Unpublished } from "./site.ts";

/** “… links to a draft, which is not published”. */
export function unpublishedText({ scheduled }: Unpublished): string {
  return scheduled === undefined
    ? "a draft, which is not published"
    : `a page that is not published before ${scheduled}`;
}

/** “its page is a draft now”. */
export function unpublishedNow({ scheduled }: Unpublished): string {
  return scheduled === undefined ? "a draft now" : `scheduled for ${scheduled} now`;
}
