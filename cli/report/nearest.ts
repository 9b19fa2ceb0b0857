/** Nearest name: the one that the author most likely meant. */
import { distance } from "fastest-levenshtein";
import { looksLike } from "./look-alikes.ts";

/** The choice nearest to what was written, if it is near enough to be a misspelling (a third of its length, case aside). */
export function nearest(written: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const edits = editsBetween(written, choice, least);
    if (edits < least) [best, least] = [choice, edits];
  }
  return best;
}

/** The line below an error of usage that suggests what was meant; empty without a suggestion. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? "" : `\n(Did you mean ${meant}?)`;
}

/**
 * `nearest` for paths: folders that both have at their start do not count, and a path with the same name in another
 * folder is better than one that merely looks alike.
 */
export function nearestPath(written: string, choices: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const namesakes: string[] = [];
  for (const choice of choices) {
    const start = commonFolders(written, choice);
    const edits = editsBetween(written.slice(start), choice.slice(start), least);
    if (edits < least) [best, least] = [choice, edits];
    if (nameOf(choice) === nameOf(written) && topOf(choice) === topOf(written)) namesakes.push(choice);
  }
  if (best !== undefined && namesakes.includes(best)) return best;
  return nearestFolder(written, namesakes) ?? best;
}

/** The one with most of the folders; none where several have as many. */
function nearestFolder(written: string, namesakes: readonly string[]): string | undefined {
  const shared = namesakes.map((choice) => commonFolders(written, choice));
  const most = Math.max(...shared);
  const [first, second] = namesakes.filter((_, index) => shared[index] === most);
  return second === undefined ? first : undefined;
}

/** Edits between the two, or infinity where they are too many for a misspelling, or no fewer than `least`. */
function editsBetween(written: string, choice: string, least: number): number {
  if (written.toLowerCase() === choice.toLowerCase() || looksLike(written, choice)) return 0;
  // As many edits as one of the two has letters make any word of any other.
  const near = Math.min(Math.max(2, Math.ceil(written.length / 3)), written.length - 1, choice.length - 1);
  const most = Math.min(near, least - 1);
  // No fewer edits than the difference of the lengths: most choices need no closer look.
  if (Math.abs(choice.length - written.length) > most) return Number.POSITIVE_INFINITY;
  const edits = distance(written, choice);
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}

/** Length of the folders with which both paths start. */
function commonFolders(a: string, b: string): number {
  let end = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index++)
    if (a[index] === "/") end = index + 1;
  return end;
}

/** The first folder of a route: a page with the same name in another area of the site is a different one. */
function topOf(path: string): string {
  return path.startsWith("/") ? path.split("/", 2).join("/") : "";
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}
