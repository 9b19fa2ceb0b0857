/** Event that the reader sends to the window. */

/** The page has come to life. */
export const HYDRATED = "twsite-hydrated";
