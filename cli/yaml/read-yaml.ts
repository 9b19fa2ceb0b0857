/** YAML text → a value that fits a schema, or problems with their places. */
import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import type { Place } from "../report/finding.ts";
import { type PathPart, schemaProblems } from "./schema-issues.ts";

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
  /** Place of the value (or of the nearest map around it) at a path. */
  placeOf(path: readonly PathPart[]): Place;
  /** Places of the keys of the outermost map. */
  keys: Record<string, Place>;
};

/** `firstLine` is the line of the file on which the text starts. */
export function readYaml<S extends z.ZodType>(schema: S, text: string, firstLine = 1): ReadYaml<z.infer<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: "core",
    version: "1.2",
  });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const offsetOf = (path: readonly PathPart[], ofKey: boolean): number => {
    let node: unknown = document.contents;
    let offset = startOf(node) ?? 0;
    for (const [depth, part] of path.entries()) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === part)
        : undefined;
      const key = pair ? startOf(pair.key) : undefined;
      node = pair ? pair.value : document.getIn(path.slice(0, depth + 1), true);
      const next = (ofKey && depth === path.length - 1 ? key : startOf(node)) ?? key;
      if (next === undefined) return offset;
      offset = next;
    }
    return offset;
  };

  const keys: Record<string, Place> = {};
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items)
      if (isScalar(key)) keys[String(key.value)] = place(startOf(key) ?? 0);
  }
  const placeOf = (path: readonly PathPart[]) => place(offsetOf(path, false));
  const syntax: YamlProblem[] = document.errors.map((error) => ({
    kind: "syntax",
    place: place(error.pos[0]),
    message: syntaxMessage(error.code, error.message),
  }));
  if (syntax.length > 0) return { value: undefined, problems: syntax, placeOf, keys };

  let written: unknown;
  try {
    // An empty file is an empty map.
    written = document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: undefined, problems: [{ kind: "syntax", place: place(0), message }], placeOf, keys };
  }
  const first = schema.safeParse(written);
  if (first.success) return { value: first.data, problems: [], placeOf, keys };
  const found = schemaProblems(schema, written, first.error.issues);
  const problems = found.map(({ path, ...problem }) => ({
    ...problem,
    place: place(offsetOf(path, problem.kind === "unknown-key")),
  }));
  for (const { kind, path } of found) if (kind === "unknown-key") drop(written, path);
  const second = schema.safeParse(written);
  return { value: second.success ? second.data : undefined, problems, placeOf, keys };
}

function startOf(node: unknown): number | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? range[0] : undefined;
}

function isNode(node: unknown): node is Node {
  return typeof node === "object" && node !== null && "range" in node;
}

function drop(value: unknown, path: readonly PathPart[]): void {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>(
      (inner, part) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, part) : undefined),
      value,
    );
  const key = path.at(-1);
  if (typeof owner === "object" && owner !== null && key !== undefined) Reflect.deleteProperty(owner, key);
}

function syntaxMessage(code: string, message: string): string {
  if (code === "DUPLICATE_KEY") return "this key stands here twice";
  return `this is not valid YAML: ${message}`;
}
