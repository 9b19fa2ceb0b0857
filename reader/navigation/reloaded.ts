/** Session storage remembers under this and its route that a page was reloaded. */
export const RELOADED = "twsite-reloaded:";
