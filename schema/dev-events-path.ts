/** Address of the stream of events of `twsite dev`, below the site's base; no page can have it. */
export const DEV_EVENTS_PATH = ".twsite/events";

/** Address of the changes of a page for `twsite dev --against`; the route of the page follows. */
export const DEV_CHANGES_PATH = ".twsite/changes";
