/** Files for hosts that an author may write in `static/`, and that the tool writes, too: both go into one file. */
import type { Finding } from "../../report/finding.ts";
import { notRead, readInside } from "../../source/read-inside.ts";
import { decodeUtf8, notUtf8 } from "../../source/utf8.ts";

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

/** Reads what the author wrote for hosts in `static/`. */
export function readHostTexts(
  contentFolder: string,
  files: { has(path: string): boolean },
): { texts: HostTexts; findings: Finding[] } {
  const texts: HostTexts = {};
  const findings: Finding[] = [];
  for (const name of mergedFiles) {
    const file = `static/${name}`;
    if (!files.has(file)) continue;
    try {
      const bytes = readInside(contentFolder, file);
      const text = decodeUtf8(bytes);
      if (text === undefined) findings.push({ ...notUtf8(bytes), file });
      else texts[name] = text.replace(/\r\n?/g, "\n").replace(/(?<=[^\n])$/, "\n");
    } catch (error) {
      findings.push(notRead(file, error));
    }
  }
  return { texts, findings };
}
