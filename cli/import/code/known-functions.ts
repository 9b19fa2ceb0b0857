/** Functions of the language and of Node that configurations use to name files and to join lists. None of them reads a file. */
import { posix } from "node:path";
import { Environment, isPlainObject } from "./values.ts";

/** Stands for the folder of the source in paths, so that they can be told from other texts; above it there is room to go up. */
export const ROOT = `${"/\0".repeat(12)}/site`;

/** Path in the source of a path of the code; undefined for one that is not below the root. */
export function pathInSource(path: string): string | undefined {
  const bare = path.replace(/^file:\/\//, "");
  const whole = bare.startsWith("/") ? bare : posix.join(ROOT, bare);
  return whole.startsWith("/\0") ? posix.relative(ROOT, whole) || "." : undefined;
}

/** `year` is the value of `new Date().getFullYear()`: the day of the import replaces the day of the build. */
export function languageNames(year: number): Map<string, unknown> {
  return new Map<string, unknown>([
    ["undefined", undefined],
    ["Boolean", (value: unknown) => Boolean(value)],
    ["Object", objects],
    ["new Date", () => ({ getFullYear: () => year })],
    [
      "new URL",
      (path: string, base: string) => {
        if (!base.startsWith("file://")) throw new Error("an address");
        return `file://${posix.join(posix.dirname(base.slice("file://".length)), path)}`;
      },
    ],
  ]);
}

const objects = {
  assign: (target: unknown, ...sources: unknown[]) => {
    for (const [key, value] of sources.flatMap((source) => Object.entries(ofObject(source))))
      if (key !== "__proto__") Reflect.set(ofObject(target), key, value);
    return target;
  },
  entries: (value: unknown) => Object.entries(ofObject(value)),
  keys: (value: unknown) => Object.keys(ofObject(value)),
  values: (value: unknown) => Object.values(ofObject(value)),
  fromEntries: (entries: readonly [unknown, unknown][]) => {
    if (entries.some(([key]) => typeof key !== "string")) throw new Error("not entries");
    return Object.fromEntries(entries.filter(([key]) => key !== "__proto__"));
  },
};

function ofObject(value: unknown): object {
  if (!isPlainObject(value)) throw new Error("not an object");
  return value;
}

/** Modules by the names that they are imported by. */
export function nodeModules(): Map<string, Readonly<Record<string, unknown>>> {
  const { basename, dirname, join } = posix;
  const resolve = (...parts: string[]) => posix.resolve(ROOT, ...parts);
  const relative = (from: string, to: string) => posix.relative(resolve(from), resolve(to));
  return new Map<string, Readonly<Record<string, unknown>>>([
    ["path", { basename, dirname, join, relative, resolve }],
    ["url", { fileURLToPath: (text: string) => text.replace(/^file:\/\//, "") }],
    ["process", { cwd: () => ROOT, env: new Environment() }],
  ]);
}
