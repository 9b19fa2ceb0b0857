/** YAML text → a value that fits a schema, or problems with their places. */
import { type Document, isAlias, LineCounter, parseDocument, visit } from "yaml";
import type * as z from "zod";
import type { Place } from "../report/finding.ts";
import { keyPlaces, offsetOf, startOf } from "./places.ts";
import { remove } from "./salvage.ts";
import { schemaProblems } from "./schema-issues.ts";
import type { PathPart } from "./value-at.ts";
import { isTooDeep, syntaxText } from "./yaml-syntax.ts";

export type YamlProblem = {
  kind: "syntax" | "unknown-key" | "invalid";
  place: Place;
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
};

export type ReadYaml<T> = {
  /** Undefined where a problem keeps the value from being used; unknown keys do not. */
  value: T | undefined;
  problems: YamlProblem[];
  /** What the text says, without unknown keys, whether it fits or not; undefined where it cannot be read. */
  written: unknown;
  /** Place of the value (or of the nearest map around it) at a path, or of its key. */
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
  /** Places of the keys of the outermost map, and below them of values: `tags`, `tags.0`, `home.action.to`. */
  keys: Record<string, Place>;
};

/** Levels of lists and maps; more would overflow whoever walks them. */
const maxDepth = 100;

/** `firstLine` is the line of the file on which the text starts. */
export function readYaml<S extends z.ZodType>(schema: S, text: string, firstLine = 1): ReadYaml<z.infer<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    // Else it writes to the terminal by itself.
    logLevel: "error",
    schema: "core",
    version: "1.2",
  });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const placeOf = (path: readonly PathPart[], ofKey = false) => place(offsetOf(document, path, ofKey));
  const keys = keyPlaces(document, maxDepth, place);
  const failed = (problems: YamlProblem[]) => ({
    value: undefined,
    problems,
    written: undefined,
    placeOf,
    keys,
  });

  const syntax = syntaxProblems(document, text, place);
  if (syntax.length > 0) return failed(syntax);
  let written: unknown;
  try {
    // An empty file is an empty map.
    written = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed([
      { kind: "syntax", place: place(aliasOffset(document, message)), ...syntaxText("BAD_ALIAS", message) },
    ]);
  }
  const deep = tooDeep(written);
  if (deep !== undefined)
    return failed([
      {
        kind: "invalid",
        place: place(offsetOf(document, deep, true)),
        message: "lists or maps are nested too deep here",
        expected: `at most ${maxDepth} levels`,
      },
    ]);

  const first = schema.safeParse(written);
  if (first.success) return { value: first.data, problems: [], written, placeOf, keys };
  const found = schemaProblems(schema, written, first.error.issues);
  const problems = found.map(({ path, ...problem }) => ({
    ...problem,
    place: place(offsetOf(document, path, problem.kind === "unknown-key")),
  }));
  for (const { kind, path } of found) if (kind === "unknown-key") remove(written, path);
  const second = schema.safeParse(written);
  return { value: second.success ? second.data : undefined, problems, written, placeOf, keys };
}

/** The first error of the syntax (what follows is mostly its echo), and every key that is given twice. */
function syntaxProblems({ errors }: Document, text: string, place: (offset: number) => Place): YamlProblem[] {
  const real = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  // Of the two complaints about a key that is indented too far, this one says it.
  const first = real.slice(0, 2).find(({ code }) => code === "MULTILINE_IMPLICIT_KEY") ?? real[0];
  return errors
    .filter((error) => error === first || error.code === "DUPLICATE_KEY")
    .map(({ code, message, pos }) => ({
      kind: "syntax",
      // Where the parser runs out of its stack depends on the machine.
      place: place(isTooDeep(message) ? entryAround(text, pos[0]) : pos[0]),
      ...syntaxText(code, message),
    }));
}

/** Start of the outermost entry that `offset` is in. */
function entryAround(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0 && /[\s#]/.test(text.charAt(start))) start = lineStart(text, start - 1);
  return start;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** The parser does not say where an alias stands that it cannot resolve. */
function aliasOffset(document: Document, message: string): number {
  let offset = 0;
  visit(document, {
    Alias(_, alias) {
      if (!isAlias(alias) || !message.endsWith(`: ${alias.source}`)) return;
      offset = startOf(alias) ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Path of the first list or map below the deepest level that is allowed: aliases can close a circle, too. */
function tooDeep(value: unknown, path: PathPart[] = []): PathPart[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length >= maxDepth) return path.slice(0, 1);
  for (const [key, inner] of Object.entries(value)) {
    const found = tooDeep(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
