/** Functions of the language and of Node that configurations use to name and read files of the source. Nothing else is read. */
import { posix } from "node:path";
import type { SourceFolder } from "../source-folder.ts";
import { parsedYaml } from "../source-yaml.ts";
import { isSmall } from "./limits.ts";
import { Environment, isContainer, isPlainObject } from "./values.ts";

/** Stands for the folder of the source in paths, so that they can be told from other texts; above it there is room to go up. */
export const ROOT = `${"/\0".repeat(12)}/site`;

/** Path in the source of a path of the code; undefined for one that is not below the root. */
export function pathInSource(path: string): string | undefined {
  const bare = path.replace(/^file:\/\//, "");
  const whole = bare.startsWith("/") ? bare : posix.join(ROOT, bare);
  return whole.startsWith("/\0") ? posix.relative(ROOT, whole) || "." : undefined;
}

/** Limits the time of work that depends on what is in a text. */
type Limited = <T>(work: () => T) => T;

/** `year` is the value of `new Date().getFullYear()`: the day of the import replaces the day of the build. */
export function languageNames(year: number, limited: Limited): Map<string, unknown> {
  const today = () => ({ getFullYear: () => year });
  return new Map<string, unknown>([
    ["undefined", undefined],
    ["Boolean", (value: unknown) => Boolean(value)],
    ["Number", (value: string | number) => Number(textOf(value))],
    ["Array", { isArray: (value: unknown) => Array.isArray(value) }],
    ["String", (value: string | number) => textOf(value)],
    ["Object", objects],
    ["JSON", { parse: (text: string) => limited(() => JSON.parse(text)), stringify }],
    ["new Date", today],
    [
      "new URL",
      (path: string, base: string) => {
        if (!base.startsWith("file://")) throw new Error("an address");
        return `file://${posix.join(posix.dirname(base.slice("file://".length)), path)}`;
      },
    ],
  ]);
}

function stringify(value: unknown, _replace: unknown, indent?: number | string): string {
  if (!isSmall(value)) throw new Error("too large");
  const known = (_key: string, part: unknown) =>
    isContainer(part) && !Array.isArray(part) ? ofObject(part) : part;
  return JSON.stringify(value, known, indent);
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
  freeze: (value: unknown) => value,
  fromEntries: (entries: readonly [string, unknown][]) =>
    Object.fromEntries(entries.filter(([key]) => key !== "__proto__")),
};

function ofObject(value: unknown): object {
  if (!isPlainObject(value)) throw new Error("not an object");
  return value;
}

function textOf(value: unknown): string {
  if (typeof value === "object") throw new Error("not a text");
  return String(value);
}

/** Modules by the names that they are imported by. */
export function nodeModules(
  source: SourceFolder,
  limited: Limited,
): Map<string, Readonly<Record<string, unknown>>> {
  const parseYaml = (text: string) => limited(() => parsedYaml(text).value);
  const yaml = { load: parseYaml, parse: parseYaml };
  const url = { fileURLToPath: (text: string) => text.replace(/^file:\/\//, "") };
  const process = { cwd: () => ROOT, env: new Environment() };
  const inSource = (path: string): string => {
    const inside = pathInSource(path);
    if (inside === undefined) throw new Error("outside of the source");
    return inside;
  };
  const fs = {
    existsSync: (path: string) => pathInSource(path) !== undefined && source.isInside(inSource(path)),
    readFileSync: (path: string) => source.text(inSource(path)),
  };
  const { basename, dirname, extname, join } = posix;
  const resolve = (...parts: string[]) => posix.resolve(ROOT, ...parts);
  const relative = (from: string, to: string) => posix.relative(resolve(from), resolve(to));
  const path = { basename, dirname, extname, join, relative, resolve };
  return new Map(Object.entries({ path, fs, url, process, yaml, "js-yaml": yaml }));
}
