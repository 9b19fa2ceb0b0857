/** Address of the stream of events of `twsite dev`, below the site's base; no page can have it. */
export const DEV_EVENTS_PATH = ".twsite/events";

/** Before the route of a page: what `twsite dev --against` marks in it. */
export const DEV_CHANGES_PATH = ".twsite/changes";
