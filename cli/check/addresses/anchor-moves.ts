/** A heading's id that is gone → the heading that probably has another one now. */
import { distance } from "fastest-levenshtein";
import { nearest } from "../../report/nearest.ts";

export type AnchorMove = {
  /** True: of the new headings one alone is called alike, or nearly the same. */
  isCertain: boolean;
  /** True: the first of `to` is called alike, or is the only one for the only one that is gone. */
  isLikely: boolean;
  /** Ids of new headings of the page, the most likely first. */
  to: string[];
};

/** `gone` are all ids that the page has lost, `fresh` those that it has got since. */
export function anchorMoveOf(anchor: string, gone: readonly string[], fresh: readonly string[]): AnchorMove {
  const near = nearestOf(anchor, fresh);
  if (near !== undefined && nearestOf(near, gone) === anchor)
    return { isCertain: true, isLikely: true, to: [near] };
  const likely = fresh.filter((id) => shareWords(anchor, id));
  const [first] = likely;
  const isCertain =
    first !== undefined && likely.length === 1 && !gone.some((id) => id !== anchor && shareWords(id, first));
  if (likely.length > 0) return { isCertain, isLikely: true, to: likely };
  return { isCertain, isLikely: gone.length === 1 && fresh.length === 1, to: [...fresh] };
}

/** A slip apart, and no other is as near; `step-1` and `step-2` are two things. */
function nearestOf(id: string, others: readonly string[]): string | undefined {
  const named = others.filter((other) => withoutNumbers(other) !== withoutNumbers(id));
  const best = nearest(id, named);
  const ties = named.filter((other) => best !== undefined && distance(id, other) <= distance(id, best));
  return ties.length > 1 ? undefined : best;
}

/** Half of their words are the same but for their endings. */
function shareWords(one: string, other: string): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  const common = a.filter((stem) => b.includes(stem)).length;
  const isOnlyNumbered = withoutNumbers(one) === withoutNumbers(other);
  return !isOnlyNumbered && common > 0 && common >= Math.max(a.length, b.length) / 2;
}

function withoutNumbers(id: string): string {
  return id.replace(/\d+/g, "");
}

/** The first letters of its words; short ones tell nothing. */
function stemsOf(id: string): string[] {
  const words = id.toLowerCase().split(/[-_]+/);
  return words.filter((word) => word.length > 2).map((word) => word.slice(0, 4));
}
