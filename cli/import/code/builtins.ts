/** Names of the language whose results depend on what they are given alone. */
import { isShortPattern, isSmall, mostItems } from "./costs.ts";
import { isContainer, isPlainObject, type Native, NativeParser, native, unknown } from "./values.ts";

export const arrayMethods = new Set(
  "at concat entries every fill filter find findIndex findLast flat flatMap forEach includes indexOf join keys map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted unshift values".split(
    " ",
  ),
);

export const stringMethods = new Set(
  "at charAt concat endsWith includes indexOf lastIndexOf localeCompare match padEnd padStart repeat replace replaceAll slice split startsWith substring substr toLowerCase toString toUpperCase trim trimEnd trimStart".split(
    " ",
  ),
);

export const regexpMethods = new Set(["test", "exec"]);

/** The day of the import replaces the day of the build. */
function date(year: number): Native {
  const today = { getFullYear: native(() => year), toISOString: native(() => `${year}-01-01T00:00:00.000Z`) };
  return native(() => today, { "new ": native(() => today), now: native(() => Date.UTC(year, 0, 1)) });
}

/** `year` is the value of `new Date().getFullYear()`. */
export function globals(year: number): Map<string, unknown> {
  return new Map<string, unknown>([
    ["undefined", undefined],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    [
      "Object",
      native((value: unknown) => value, {
        assign: native((target: object, ...sources: unknown[]) => {
          for (const source of sources)
            if (isPlainObject(source))
              for (const [key, value] of Object.entries(source))
                if (key !== "__proto__") Reflect.set(target, key, value);
          return target;
        }),
        entries: native((value: object) => Object.entries(value)),
        freeze: native((value: unknown) => value),
        fromEntries: native((entries: Iterable<[string, unknown]>) =>
          Object.fromEntries([...entries].filter(([key]) => key !== "__proto__")),
        ),
        keys: native((value: object) => Object.keys(value)),
        values: native((value: object) => Object.values(value)),
      }),
    ],
    [
      "Array",
      native(() => unknown, {
        from: native(
          (
            items: Iterable<unknown> | { length: number },
            make?: (item: unknown, index: number) => unknown,
          ) => {
            if ("length" in items && items.length > mostItems) throw new Error("too long");
            const list = Array.from(items as Iterable<unknown>);
            return make ? list.map(make) : list;
          },
        ),
        isArray: native((value: unknown) => Array.isArray(value)),
        of: native((...items: unknown[]) => items),
      }),
    ],
    [
      "JSON",
      native(() => undefined, {
        parse: new NativeParser(([text]) => JSON.parse(String(text))),
        stringify: native((value: unknown, _replace: unknown, indent?: number | string) => {
          if (!isSmall(value)) throw new Error("too large");
          return JSON.stringify(value, null, indent);
        }),
      }),
    ],
    [
      "Math",
      native(() => undefined, {
        ...Object.fromEntries(
          (["abs", "ceil", "floor", "max", "min", "round"] as const).map((name) => [
            name,
            native((...given: number[]) => Reflect.apply(Math[name], undefined, given)),
          ]),
        ),
      }),
    ],
    ["String", native((value: unknown) => (isContainer(value) ? unknown : String(value)))],
    ["Number", native((value: unknown) => Number(value))],
    ["parseInt", native((text: string, base?: number) => Number.parseInt(text, base))],
    ["Boolean", native((value: unknown) => Boolean(value))],
    ["Date", date(year)],
    ["Set", native(() => undefined, { "new ": native((items?: Iterable<unknown>) => new Set(items)) })],
    [
      "Map",
      native(() => undefined, { "new ": native((items?: Iterable<[unknown, unknown]>) => new Map(items)) }),
    ],
    [
      "RegExp",
      native(() => undefined, {
        "new ": native((...given: [string, string?]) => {
          if (!isShortPattern(given[0])) throw new Error("too long");
          return new RegExp(...given);
        }),
      }),
    ],
    ["encodeURIComponent", native((text: string) => encodeURIComponent(text))],
    ["decodeURIComponent", native((text: string) => decodeURIComponent(text))],
    ["encodeURI", native((text: string) => encodeURI(text))],
    [
      "Promise",
      native(() => undefined, {
        all: native((items: unknown) => items),
        resolve: native((value: unknown) => value),
      }),
    ],
    // The import shows no console output of the code.
    [
      "console",
      native(
        () => undefined,
        Object.fromEntries(
          ["log", "info", "warn", "error", "debug"].map((name) => [name, native(() => undefined)]),
        ),
      ),
    ],
  ]);
}
