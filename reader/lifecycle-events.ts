/** Events that the reader sends to the window while it starts, for the script in the head that was there before it. */

/** It answers to the visitor from now on, if not at once. */
export const HYDRATING = "twsite-hydrating";
/** The page has come to life. */
export const HYDRATED = "twsite-hydrated";
