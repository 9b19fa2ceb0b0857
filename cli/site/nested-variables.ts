/** Variables whose values name other variables → values without names. */
import { inText } from "../markdown/sourcing/variables.ts";

export type NestedVariables = {
  values: Record<string, string>;
  problems: NestedProblem[];
};

/** In the value of `name`: `other` is not there, or its value leads back to it. */
export type NestedProblem = { name: string; other: string; kind: "unknown" | "circle" };

export function withoutNesting(written: Readonly<Record<string, string>>): NestedVariables {
  const problems: NestedProblem[] = [];
  /** `above` are the names whose values lead here, the outermost first. */
  const valueOfName = (name: string, above: readonly string[]): string => {
    const here = [...above, name];
    return inText(written[name] ?? "", (other) => {
      const isThere = Object.hasOwn(written, other);
      const isCircle = here.includes(other);
      // Each is said where it is written, not by what quotes that.
      if (above.length === 0 && (!isThere || other === name || leadsTo(name, other, written)))
        problems.push({ name, other, kind: isThere ? "circle" : "unknown" });
      return isThere && !isCircle ? valueOfName(other, here) : undefined;
    });
  };
  const values = Object.fromEntries(Object.keys(written).map((name) => [name, valueOfName(name, [])]));
  return { values, problems };
}

/** True where the value of `from` names `name`, by itself or by way of others. */
function leadsTo(
  name: string,
  from: string,
  written: Readonly<Record<string, string>>,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (seen.has(from)) return false;
  return namesIn(written[from] ?? "").some(
    (other) => other === name || leadsTo(name, other, written, new Set([...seen, from])),
  );
}

function namesIn(text: string): string[] {
  const names: string[] = [];
  inText(text, (name) => {
    names.push(name);
    return undefined;
  });
  return names;
}
