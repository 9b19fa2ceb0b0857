/** Suggests the nearest names for many unknown ones. */
import { limits } from "./limits/limits.ts";
import { nearest } from "./nearest.ts";

/** `nearest` for the first names alone: to compare thousands with thousands takes minutes. */
export type Suggester = (written: string) => string | undefined;

/** True for the first unknown names, which get a suggestion. */
export type IsSuggested = () => boolean;

export function firstSuggestions(): IsSuggested {
  let rest: number = limits.suggestions;
  return () => rest-- > 0;
}

/** `nearest` for so many comparisons with choices. */
export function nearestWithin(
  comparisons: number,
): (written: string, choices: readonly string[]) => string | undefined {
  let rest = comparisons;
  return (written, choices) => {
    rest -= choices.length;
    return rest < 0 ? undefined : nearest(written, choices);
  };
}

/** Calls `choices` once, for the first suggestion. `by` finds the nearest name. */
export function suggester(choices: () => Iterable<string>, by = nearest): Suggester {
  const isSuggested = firstSuggestions();
  let known: readonly string[] | undefined;
  return (written) => {
    if (!isSuggested()) return undefined;
    known ??= [...choices()];
    return by(written, known);
  };
}
