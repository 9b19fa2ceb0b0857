/** The nearest names for many that are not there. */
import { limits } from "../limits/limits.ts";
import { nearest } from "./nearest.ts";

/** As `nearest`, for the first names alone: to compare thousands with thousands takes minutes. */
export type Suggester = (written: string) => string | undefined;

/** `choices` are asked for once, where something is looked for. */
export function suggester(choices: () => Iterable<string>): Suggester {
  let rest: number = limits.suggestions;
  let known: readonly string[] | undefined;
  return (written) => {
    if (rest-- <= 0) return undefined;
    known ??= [...choices()];
    return nearest(written, known);
  };
}
