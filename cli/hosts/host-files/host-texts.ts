/** Files for hosts that an author may write in `static/`, and that the tool writes, too: both go into one file. */

export const HEADERS_FILE = "_headers";
export const REDIRECTS_FILE = "_redirects";
export const ROBOTS_FILE = "robots.txt";

/** Without it, GitHub Pages leaves out folders whose names start with `_` when it publishes a branch. */
export const NOJEKYLL_FILE = ".nojekyll";

export const mergedFiles = [HEADERS_FILE, REDIRECTS_FILE, ROBOTS_FILE] as const;

/**
 * The author's files for hosts, with `
 * ` at the end of each line; a file that does not exist is absent.
 */
export type HostTexts = Partial<Record<(typeof mergedFiles)[number], string>>;

/** A line that hosts cannot read. */
export type LineProblem = { line: number; message: string; expected: string };
