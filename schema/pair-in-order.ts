/** Alignment of two lists: pairs of what corresponds, and what has no partner, each list in its own order. */

/** One of each list, or one alone. */
export type Pair<T> =
  | readonly [left: T, right: T]
  | readonly [left: T, right: undefined]
  | readonly [undefined, right: T];

/** Lists whose product is larger are aligned part by part: a comparison of all with all takes time and memory. */
const MOST_CELLS = 250_000;

/**
 * The alignment whose pairs have the highest sum (Needleman and Wunsch, without a price for gaps). `score` is above zero
 * for what may be paired, the higher the more alike.
 */
export function pairInOrder<T>(
  left: readonly T[],
  right: readonly T[],
  score: (left: T, right: T) => number,
): Pair<T>[] {
  if (left.length * right.length <= MOST_CELLS) return paired(left, right, score);
  const size = Math.floor(Math.sqrt(MOST_CELLS));
  const parts = Math.ceil(Math.max(left.length, right.length) / size);
  return Array.from({ length: parts }, (_, part) => {
    const start = part * size;
    return paired(left.slice(start, start + size), right.slice(start, start + size), score);
  }).flat();
}

function paired<T>(left: readonly T[], right: readonly T[], score: (left: T, right: T) => number): Pair<T>[] {
  const width = right.length + 1;
  // The highest sum that the rest reaches from each place.
  const best = new Float64Array((left.length + 1) * width);
  const scores = new Float64Array((left.length + 1) * width);
  const at = (table: Float64Array, row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const [a, b] = [left[row], right[column]];
      const own = a === undefined || b === undefined ? 0 : score(a, b);
      scores[row * width + column] = own;
      const together = own > 0 ? own + at(best, row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(together, at(best, row + 1, column), at(best, row, column + 1));
    }
  }
  const pairs: Pair<T>[] = [];
  for (let [row, column] = [0, 0]; row < left.length || column < right.length; ) {
    const [a, b] = [left[row], right[column]];
    const own = at(scores, row, column);
    if (
      a !== undefined &&
      b !== undefined &&
      own > 0 &&
      at(best, row, column) === own + at(best, row + 1, column + 1)
    ) {
      pairs.push([a, b]);
      row += 1;
      column += 1;
    } else if (a !== undefined && at(best, row, column) === at(best, row + 1, column)) {
      pairs.push([a, undefined]);
      row += 1;
    } else if (b !== undefined) {
      pairs.push([undefined, b]);
      column += 1;
    }
  }
  return pairs;
}
