/** What the author most likely meant. */
import { distance } from "fastest-levenshtein";

/** The choice nearest to what was written, if it is near enough to be a slip (a third of its length, case aside). */
export function nearest(written: string, choices: Iterable<string>): string | undefined {
  const lower = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(written.length / 3)) + 1;
  for (const choice of choices) {
    if (choice.toLowerCase() === lower) return choice;
    // No fewer edits than the difference of the lengths: most choices need no closer look.
    if (Math.abs(choice.length - written.length) >= least) continue;
    const edits = distance(written, choice);
    if (edits < least) [best, least] = [choice, edits];
  }
  return best;
}

/** As `nearest`; a path with the same name in another folder is better than one that merely looks alike. */
export function nearestPath(written: string, choices: Iterable<string>): string | undefined {
  const list = [...choices];
  const name = nameOf(written);
  const namesakes = list.filter((choice) => nameOf(choice) === name);
  return nearest(written, namesakes) ?? (namesakes.length === 1 ? namesakes[0] : nearest(written, list));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}
