/** The folder of a review: a free one, or that of an earlier review, which is replaced. */
import { join } from "node:path";
import { entryAt } from "../../source/entry-at.ts";
import { readFolder } from "../../source/walk.ts";

/** The report in a review, which tells the folder from others. */
export const REPORT_FILE = "review.json";

/** Why a review cannot be written to this folder; undefined if it can. */
export function reviewProblem(folder: string): string | undefined {
  const found = entryAt(folder);
  if (!found) return undefined;
  if (!found.isDirectory()) return "is not a folder";
  const isFree = readFolder(folder, ".").entries.length === 0 || entryAt(join(folder, REPORT_FILE))?.isFile();
  return isFree ? undefined : "has files that are not those of a review";
}
