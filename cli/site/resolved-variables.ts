/** Variables whose values name other variables → values without names. */
import { ownValue } from "../../schema/own-value.ts";
import { inText } from "../markdown/includes/variables.ts";

type NestedVariables = {
  values: Record<string, string>;
  problems: NestedProblem[];
};

/**
 * In the value of `name`: `other` does not exist, its value names `name` again, makes the value longer than `longestValue`, or is
 * nested too deeply.
 */
export type NestedProblem = { name: string; other: string; kind: "unknown" | "circle" | "length" | "depth" };

/** Characters. Values that name one another twice each would double with every step. */
export const longestValue = 10_000;
/** Values that name one another in a row. */
export const deepestNesting = 100;

export function withoutNesting(written: Readonly<Record<string, string>>): NestedVariables {
  const values = new Map<string, string>();
  const problems: NestedProblem[] = [];
  /** Names whose values are being looked up. */
  const open = new Set<string>();

  const resolve = (name: string): string => {
    const known = values.get(name);
    if (known !== undefined) return known;
    open.add(name);
    let rest = longestValue;
    const value = inText(ownValue(written, name) ?? "", (other) => {
      const isThere = Object.hasOwn(written, other);
      const isCircle = open.has(other);
      const isDeep = open.size >= deepestNesting && !values.has(other);
      const found = isThere && !isCircle && !isDeep ? resolve(other) : undefined;
      rest -= found?.length ?? 0;
      if (found !== undefined && rest >= 0) return found;
      const kind = isCircle ? "circle" : !isThere ? "unknown" : isDeep ? "depth" : "length";
      problems.push({ name, other, kind });
      return undefined;
    });
    open.delete(name);
    values.set(name, value);
    return value;
  };
  return {
    values: Object.fromEntries(Object.keys(written).map((name) => [name, resolve(name)])),
    problems,
  };
}

/** The names in a value, as it is written. */
export function namesIn(value: string): string[] {
  const names: string[] = [];
  inText(value, (name) => void names.push(name));
  return names;
}
