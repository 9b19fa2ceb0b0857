/** Address of the stream of events of `twsite dev`, below the site's base; no page can have it. */
export const DEV_EVENTS_PATH = ".twsite/events";
