/** Events that the reader sends to the window. */

/** The page has come to life. */
export const HYDRATED = "twsite-hydrated";

/** Something was searched for; `detail` is a `Searched`. */
export const SEARCHED = "twsite-searched";

export type Searched = { query: string; count: number };
