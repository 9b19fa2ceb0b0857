/** Names of the language whose results depend on what they are given alone. */
import { isShortPattern, isSmall, mostItems } from "./costs.ts";
import { isContainer, isPlainObject, library, NativeParser, native, unknown } from "./values.ts";

export const arrayMethods = new Set(
  "at concat entries every fill filter find findIndex findLast flat flatMap forEach includes indexOf join keys map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted unshift values".split(
    " ",
  ),
);

export const stringMethods = new Set(
  "at charAt concat endsWith includes indexOf lastIndexOf localeCompare match normalize padEnd padStart repeat replace replaceAll slice split startsWith substring substr toLowerCase toString toUpperCase trim trimEnd trimStart".split(
    " ",
  ),
);

export const regexpMethods = new Set(["test", "exec"]);
export const numberMethods = new Set(["toString", "toFixed"]);
export const mapMethods = new Set(["get", "has", "keys", "values", "entries"]);
export const setMethods = new Set(["has"]);

/** `year` is the value of `new Date().getFullYear()`: the day of the import replaces the day of the build. */
export function globals(year: number): Map<string, unknown> {
  const today = library({
    getFullYear: () => year,
    toISOString: () => `${year}-01-01T00:00:00.000Z`,
  }).members;
  const number = (name: "abs" | "ceil" | "floor" | "max" | "min" | "round") =>
    [name, (...given: number[]) => Reflect.apply(Math[name], undefined, given)] as const;
  const silent = () => undefined;
  return new Map<string, unknown>([
    ["undefined", undefined],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    [
      "Object",
      library(
        {
          assign: assigned,
          entries: (value: object) => Object.entries(value),
          freeze: (value: unknown) => value,
          fromEntries: (entries: Iterable<[string, unknown]>) =>
            Object.fromEntries([...entries].filter(([key]) => key !== "__proto__")),
          keys: (value: object) => Object.keys(value),
          values: (value: object) => Object.values(value),
        },
        (value: unknown) => value,
      ),
    ],
    [
      "Array",
      library(
        {
          from: listFrom,
          isArray: (value: unknown) => Array.isArray(value),
          of: (...items: unknown[]) => items,
        },
        () => unknown,
      ),
    ],
    ["JSON", library({ parse: new NativeParser(([text]) => JSON.parse(String(text))), stringify })],
    [
      "Math",
      library(Object.fromEntries((["abs", "ceil", "floor", "max", "min", "round"] as const).map(number))),
    ],
    ["String", native((value: unknown) => (isContainer(value) ? unknown : String(value)))],
    ["Number", native((value: unknown) => Number(value))],
    ["parseInt", native((text: string, base?: number) => Number.parseInt(text, base))],
    ["Boolean", native((value: unknown) => Boolean(value))],
    ["Date", library({ "new ": () => today, now: () => Date.UTC(year, 0, 1) }, () => today)],
    ["Set", library({ "new ": (items?: Iterable<unknown>) => new Set(items) })],
    ["Map", library({ "new ": (items?: Iterable<[unknown, unknown]>) => new Map(items) })],
    ["RegExp", library({ "new ": pattern })],
    ["encodeURIComponent", native(encodeURIComponent)],
    ["decodeURIComponent", native(decodeURIComponent)],
    ["encodeURI", native(encodeURI)],
    ["Promise", library({ all: (items: unknown) => items, resolve: (value: unknown) => value })],
    // The import shows no console output of the code.
    ["console", library({ log: silent, info: silent, warn: silent, error: silent, debug: silent })],
  ]);
}

function assigned(target: object, ...sources: unknown[]): object {
  for (const source of sources)
    for (const [key, value] of Object.entries(isPlainObject(source) ? source : {}))
      if (key !== "__proto__") Reflect.set(target, key, value);
  return target;
}

function listFrom(
  items: Iterable<unknown> | { length: number },
  make?: (item: unknown, index: number) => unknown,
): unknown[] {
  if ("length" in items && items.length > mostItems) throw new Error("too long");
  const list = Array.from(items as Iterable<unknown>);
  return make ? list.map(make) : list;
}

function stringify(value: unknown, _replace: unknown, indent?: number | string): string | undefined {
  if (!isSmall(value)) throw new Error("too large");
  return JSON.stringify(value, null, indent);
}

function pattern(...given: [string, string?]): RegExp {
  if (!isShortPattern(given[0])) throw new Error("too long");
  return new RegExp(...given);
}
