import { closest, distance } from "fastest-levenshtein";

/** The choice nearest to what was written, if it is near enough to be a slip (a third of its length, case aside). */
export function nearest(written: string, choices: Iterable<string>): string | undefined {
  const list = [...choices];
  if (list.length === 0) return undefined;
  const lower = written.toLowerCase();
  const sameButForCase = list.find((choice) => choice.toLowerCase() === lower);
  if (sameButForCase !== undefined) return sameButForCase;
  const best = closest(written, list);
  return distance(written, best) <= Math.max(2, Math.ceil(written.length / 3)) ? best : undefined;
}
