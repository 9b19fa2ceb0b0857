/** What the reader tells the window on its way, for the script in the head that was there before it. */

/** It answers to the visitor from now on, if not at once. */
export const HYDRATING = "twsite-hydrating";
/** The page has come to life. */
export const HYDRATED = "twsite-hydrated";
