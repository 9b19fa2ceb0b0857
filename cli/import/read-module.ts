/** A module of configuration (`.js`, `.ts`, `.json`) → its default export as far as its text tells it. Its code never runs. */
import { posix } from "node:path";
import type { Place } from "../report/finding.ts";
import {
  type Exports,
  localFile,
  moduleFile,
  moduleReader,
  packagesBelow,
  wholeExport,
} from "./code/modules.ts";
import { readSourceModule } from "./code/parser.ts";
import { type PlainValue, plainValue } from "./code/plain-value.ts";
import { isContainer, isPlainObject, type Origin, type Scope, Unread } from "./code/values.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

export { placeAtOffset } from "./code/parser.ts";

export type ModuleValue = {
  text: string;
  value: unknown;
  /** True where the module, or one that it names, has the text. */
  mentions(text: string): boolean;
  /** The place of a part of the value, by its path: `themeConfig.navbar.items.0`. */
  placeOf(path: string): Place | undefined;
  /** The name of the module that a part of the value is imported from, as it is written. */
  nameOf(path: string): string | undefined;
  /** Names of the packages that the local module at a path of the value uses, and those that it uses: of a plugin, say. */
  packagesOf(path: string): Set<string>;
  /** Parts that only running the code would tell; `file` is that of another module, from the folder of the source. */
  unread: CodePart[];
  /** Places that depend on environment variables, which are assumed not to be set. */
  assumed: Omit<CodePart, "path">[];
};

type CodePart = { path: string; place: Place; file?: string | undefined };

/**
 * Reads a module with the local modules and data files that it names. `assumes` is false if a build tells what the environment
 * decided. `external` gives what packages export. `new Date().getFullYear()` gives `year`. Throws a `FileProblem` if the file cannot
 * be read, or is not JavaScript.
 */
export async function readModule(
  source: SourceFolder,
  file: string,
  year: number,
  assumes = true,
  external?: (name: string) => Exports | undefined,
): Promise<ModuleValue> {
  const reader = moduleReader({ source, year, assumes, external });
  const { shared, names, modules } = reader;
  const main = reader.moduleAt(file) ?? readSourceModule(source, file);
  const scope: Scope = { names, outer: undefined, module: main, shared };
  const { value, places, unread, functions } = plainValue(
    givenBack(wholeExport(reader, file), shared.lost),
    scope,
  );
  const unreadAt = (at: string) => unread.find(({ path }) => path === at);
  const partOf = ({ module, offset }: Origin) => ({
    place: module.placeOf(offset),
    file: module === main ? undefined : module.file,
  });
  /** The file of the local module that a part of the value names, or that defines its function. */
  const fileOf = (at: string): string | undefined => {
    const part = partAt(value, at);
    const name = unreadAt(at)?.from;
    if (typeof part === "string")
      return localFile(part, file, source) ?? moduleFile(source, posix.normalize(part));
    return name === undefined
      ? (functions.get(at)?.scope ?? unreadAt(at)?.origin)?.module.file
      : localFile(name, file, source);
  };
  return {
    text: main.text,
    value,
    mentions: (text) => [...modules.values()].some((module) => module?.text.includes(text)),
    placeOf: (at) => {
      const origin = places.get(at);
      return origin?.module === main ? main.placeOf(origin.offset) : undefined;
    },
    nameOf: (at) => unreadAt(at)?.from ?? functions.get(at)?.scope.module.file,
    packagesOf: (at) => {
      const found = fileOf(at);
      return found === undefined || found === file ? new Set() : packagesBelow(found, reader, source);
    },
    unread: oncePerOrigin(unread).map(({ path: at, origin }) => ({ path: at, ...partOf(origin) })),
    assumed: oncePerOrigin(shared.assumed.map((origin) => ({ path: "", origin }))).map(({ origin }) =>
      partOf(origin),
    ),
  };
}

/** Reads the configuration of a tool. Undefined, with a note, if it cannot be read; parts that match `isNoted` and are code are noted. */
export async function readConfiguration(
  source: SourceFolder,
  file: string,
  notes: Note[],
  isNoted: (path: string) => boolean,
  external?: (name: string) => Exports | undefined,
): Promise<ModuleValue | undefined> {
  try {
    const module = await readModule(source, file, new Date().getFullYear(), true, external);
    for (const { path, place, file: other = file } of module.unread.filter((part) => isNoted(part.path)))
      notes.push({ file: other, place, message: `“${path}” is code and is not imported` });
    return module;
  } catch (error) {
    source.note(file, error);
    return undefined;
  }
}

function partAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, key) => (isContainer(at) ? Object.entries(at).find(([own]) => own === key)?.[1] : undefined),
      value,
    );
}

/** Keeps one of several parts that the same code made, such as in a loop. */
function oncePerOrigin(unread: PlainValue["unread"]): PlainValue["unread"] {
  const first = new Map<string, PlainValue["unread"][number]>();
  for (const part of unread) {
    const { module, offset } = part.origin;
    const key = `${module.file} ${offset}`;
    if (!first.has(key)) first.set(key, part);
  }
  return [...first.values()];
}

/** `export default withPlugin({ … })`: the result of the function is unknown, but most of it is its argument. */
function givenBack(value: unknown, lost: Origin[]): unknown {
  if (!(value instanceof Unread) || !isPlainObject(value.known.given)) return value;
  lost.push(value.origin);
  return value.known.given;
}
