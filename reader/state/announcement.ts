/** State of the announcement: open, or closed by the visitor. The same rule runs before the first paint, in `boot.ts`. */

/** Local storage holds the id of the last announcement that was closed: any other id is news. */
export const ANNOUNCEMENT_KEY = "twsite-announcement";

/** Style sheets read it from the root element, so that the bar's markup is the same for everybody. */
export function applyAnnouncement(isClosed: boolean): void {
  document.documentElement.toggleAttribute("data-announcement-closed", isClosed);
}
