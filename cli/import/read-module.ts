/** A module of configuration (`.js`, `.ts`, `.json`) → its default export as far as its text tells it. Its code never runs. */
import { posix } from "node:path";
import type { Place } from "../report/finding.ts";
import { callClosure } from "./code/functions.ts";
import { type Exports, moduleReader } from "./code/modules.ts";
import { readSourceModule } from "./code/parser.ts";
import { type PlainValue, plainValue } from "./code/plain-value.ts";
import { Closure, isContainer, isPlainObject, type Origin, type Scope, Unread } from "./code/values.ts";
import { localFile, moduleFile } from "./module-file.ts";
import type { Note } from "./note.ts";
import type { SourceFolder } from "./source-folder.ts";

export type ModuleValue = {
  text: string;
  value: unknown;
  /** True where the module, or one that it names, has the text. */
  mentions(text: string): boolean;
  /** The name of the module that a part of the value is imported from, as it is written; the path is such as `plugins.0`. */
  nameOf(path: string): string | undefined;
  /** The text of the local module that a part of the value names, such as a plugin; empty for a package. */
  textOf(path: string): string;
  /** Parts that only running the code would tell; `file` is that of another module, from the folder of the source. */
  unread: CodePart[];
  /** Places that depend on environment variables, which are assumed not to be set. */
  assumed: Omit<CodePart, "path">[];
};

type CodePart = { path: string; place: Place; file?: string | undefined };

/**
 * Reads a module with the local modules and data files that it names. `external` gives what packages export. `new Date().getFullYear()` gives `year`.
 * `assumes` is false if a build tells what the environment decided. Throws a `FileProblem` if the file cannot be read, or is not JavaScript.
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
  const exported = reader.exportsOf(file)?.value;
  const whole = exported instanceof Closure ? callClosure(exported, []) : exported;
  const { value, unread } = plainValue(givenBack(whole, shared.lost), scope);
  const unreadAt = (at: string) => unread.find(({ path }) => path === at);
  const partOf = ({ module, offset }: Origin) => ({
    place: module.placeOf(offset),
    file: module === main ? undefined : module.file,
  });
  /** The file of the local module that a part of the value names, or that defines its function. */
  const fileOf = (at: string): string | undefined => {
    const below = (of: unknown, key: string) =>
      isContainer(of) ? Object.entries(of).find(([own]) => own === key)?.[1] : undefined;
    const part = at.split(".").reduce<unknown>(below, value);
    if (typeof part === "string")
      return localFile(part, file, source) ?? moduleFile(source, posix.normalize(part));
    const { from, origin } = unreadAt(at) ?? {};
    return from === undefined ? origin?.module.file : localFile(from, file, source);
  };
  return {
    text: main.text,
    value,
    mentions: (text) => [...modules.values()].some((module) => module?.text.includes(text)),
    nameOf: (at) => {
      const { from, isFunction, origin } = unreadAt(at) ?? {};
      return from ?? (isFunction ? origin?.module.file : undefined);
    },
    textOf: (at) => {
      const other = fileOf(at);
      return other === undefined || other === file ? "" : (source.textOrNote(other) ?? "");
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

/** Keeps one of several parts that the same code made. */
function oncePerOrigin(unread: PlainValue["unread"]): PlainValue["unread"] {
  const first = new Map(
    unread.toReversed().map((part) => [`${part.origin.module.file} ${part.origin.offset}`, part]),
  );
  return [...first.values()].reverse();
}

/** `export default withPlugin({ … })`: the result of the function is unknown, but most of it is its argument. */
function givenBack(value: unknown, lost: Origin[]): unknown {
  if (!(value instanceof Unread) || !isPlainObject(value.known.given)) return value;
  lost.push(value.origin);
  return value.known.given;
}
