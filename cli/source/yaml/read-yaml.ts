/** YAML text → a value that fits a schema, or problems with their places. */
import {
  CST,
  type Document,
  type DocumentOptions,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParseOptions,
  parseDocument,
  Scalar,
  type SchemaOptions,
  visit,
} from "yaml";
import * as z from "zod";
import type { Place, TextEdit } from "../../report/finding.ts";
import { joinWideLines, mayHaveWideLines, wideLineBreak } from "../line-breaks.ts";
import { mistakeAround } from "./line-mistakes.ts";
import { mistakesOf, type YamlMistake } from "./mistakes.ts";
import { deepPlace, maxDepth, nestedTooDeep, tooDeep } from "./nesting.ts";
import { keyPlaces, offsetOf, pairFinder, startOf } from "./places.ts";
import { plainMap } from "./plain-map.ts";
import { remove } from "./salvage.ts";
import { schemasAt } from "./schema-at.ts";
import { schemaProblems } from "./schema-issues.ts";
import { spellingOf } from "./spelling.ts";
import { syntaxProblems } from "./syntax-problems.ts";
import { type PathPart, valueAt } from "./value-at.ts";
import { keysOfFile } from "./wording.ts";
import { syntaxText } from "./yaml-syntax.ts";

export type YamlProblem = {
  kind: "syntax" | "unknown-key" | "invalid" | "mistake";
  /** The rule that a mistake breaks, although its value can be used. */
  rule?: YamlMistake["rule"] | undefined;
  place: Place;
  /** The first place of a part that the text has again at `place`. */
  first?: Place | undefined;
  /** The path of the key or value; absent where the text has none. */
  path?: PathPart[] | undefined;
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
  /** Edits of the file that make it right. */
  fix?: TextEdit[] | undefined;
};

export type ReadYaml<T> = {
  /** Undefined where a problem keeps the value from being used; unknown keys and mistakes do not. */
  value: T | undefined;
  problems: YamlProblem[];
  /** The content of the text without unknown keys, whether it fits or not; undefined where it cannot be read. */
  written: unknown;
  /** Place of the value (or of the nearest map around it) at a path, or of its key. */
  placeOf(path: readonly PathPart[], ofKey?: boolean): Place;
  /** Places of the keys of the outermost map, and below them of values: `tags`, `tags.0`, `home.action.to`. */
  keys(): Record<string, Place>;
};

const parseOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  // Else it writes to the terminal by itself.
  logLevel: "error",
  schema: "core",
  version: "1.2",
  uniqueKeys: false,
};

/** `firstLine` is the line of the file on which the text starts. */
export function readYaml<S extends z.ZodType>(schema: S, text: string, firstLine = 1): ReadYaml<z.infer<S>> {
  return readPlain(schema, text, firstLine) ?? readDocument(schema, text, firstLine);
}

/** Undefined where there is more to it than plain values that fit. */
function readPlain<S extends z.ZodType>(
  schema: S,
  text: string,
  firstLine: number,
): ReadYaml<z.infer<S>> | undefined {
  const map = plainMap(text);
  if (map === undefined) return undefined;
  const read = schema.safeParse(map.value);
  if (!read.success) return undefined;
  return {
    value: read.data,
    problems: [],
    written: map.value,
    placeOf: (path, ofKey) => readDocument(schema, text, firstLine).placeOf(path, ofKey),
    keys: () =>
      Object.fromEntries(
        Object.entries(map.places).map(([key, { line, column }]) => [
          key,
          { line: line + firstLine - 1, column },
        ]),
      ),
  };
}

/** Zod would translate the schema into a function first, which pays for itself after hundreds of texts: most that need the parser are configuration. */
const once = { jitless: true };

/** The same, by the parser of YAML. */
export function readDocument<S extends z.ZodType>(
  schema: S,
  text: string,
  firstLine: number,
): ReadYaml<z.infer<S>> {
  const lines = new LineCounter();
  const deepAt = deepPlace(text);
  const hasWideLines = mayHaveWideLines(text);
  const document = parseDocument(deepAt ? "" : text, {
    ...parseOptions,
    lineCounter: lines,
    keepSourceTokens: hasWideLines,
  });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const pairOf = pairFinder();
  const placeOf = (path: readonly PathPart[], ofKey = false) =>
    place(offsetOf(document, path, ofKey, pairOf));
  const keys = () => keyPlaces(document, maxDepth, place);
  const failed = (problems: YamlProblem[]) => ({
    value: undefined,
    problems,
    written: undefined,
    placeOf,
    keys,
  });

  if (deepAt)
    return failed([
      { kind: "invalid", place: { ...deepAt, line: deepAt.line + firstLine - 1 }, ...nestedTooDeep },
    ]);
  const syntax = syntaxProblems(document, text);
  if (syntax.length > 0)
    return failed(
      syntax.map(({ offset, first, ...problem }) => ({
        kind: "syntax",
        place: place(offset),
        ...problem,
        ...(first !== undefined && { first: place(first) }),
      })),
    );
  let written: unknown;
  if (text !== text.normalize("NFC")) composeKeys(document);
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
  if (deep !== undefined) return failed([{ kind: "invalid", place: placeOf(deep, true), ...nestedTooDeep }]);
  if (hasWideLines && joinLinesOf(document, schema, written)) written = document.toJS({ maxAliasCount: 100 });

  const mistakes = mistakesOf(document, text, schema, written).map(({ offset, right, ...mistake }) => ({
    kind: "mistake" as const,
    place: place(offset),
    ...mistake,
    ...(right && {
      fix: [{ start: place(offset), end: place(offset + right.written.length), text: right.text }],
    }),
  }));
  const first = schema.safeParse(written, once);
  if (first.success) return { value: first.data, problems: mistakes, written, placeOf, keys };
  if (document.contents === null) return failed([nothingWritten(first.error)]);
  const spellingAt = (path: readonly PathPart[]) => spellingOf(document.getIn(path, true));
  const found = schemaProblems(schema, written, first.error.issues, spellingAt);
  const problems = found.map(({ ofKey, others: _, first, ...problem }): YamlProblem => {
    const { kind, path } = problem;
    const offset = offsetOf(document, path, ofKey === true || kind === "unknown-key", pairOf);
    // A text where keys should be is mostly a line that lacks something.
    const mistake =
      typeof valueAt(written, path) === "string" && isAboutKeys(problem)
        ? mistakeAround(text, offset)
        : undefined;
    return mistake
      ? { kind, path, place: place(mistake.offset), message: mistake.message, expected: mistake.expected }
      : { ...problem, place: place(offset), ...(first && { first: placeOf(first) }) };
  });
  for (const { kind, path, others = [] } of found)
    if (kind === "unknown-key") for (const key of [path, ...others]) remove(written, key);
  const second = schema.safeParse(written, once);
  return {
    value: second.success ? second.data : undefined,
    problems: withoutEchoes(problems, mistakes),
    written,
    placeOf,
    keys,
  };
}

function nothingWritten({ issues }: z.ZodError): YamlProblem {
  const missing = new Set(issues.flatMap(({ path: [key] }) => (key === undefined ? [] : [String(key)])));
  const expected = missing.size === 0 ? keysOfFile : `at least ${[...missing].join(", ")}`;
  return { kind: "invalid", place: { line: 1, column: 1 }, message: "there are no keys here", expected };
}

function isAboutKeys({ expected }: { expected?: string | undefined }): boolean {
  return expected?.startsWith("keys with values") === true || expected?.startsWith(keysOfFile) === true;
}

/** A mistake that is the reason of a problem is told once: a wrong key by what is wrong with it, a wrong value by itself. */
function withoutEchoes(problems: readonly YamlProblem[], mistakes: readonly YamlProblem[]): YamlProblem[] {
  const keyOf = ({ path = [] }: YamlProblem) => path.join("\0");
  const mistakeAt = new Map(mistakes.map((mistake) => [keyOf(mistake), mistake]));
  const reasons = problems.map((problem): YamlProblem => {
    const mistake = mistakeAt.get(keyOf(problem));
    if (!mistake || problem.kind !== "unknown-key") return problem;
    const { place, message, expected } = mistake;
    return { ...problem, place, message, expected, nearest: undefined };
  });
  const told = new Set(problems.map(keyOf));
  return [...reasons, ...mistakes.filter((mistake) => !told.has(keyOf(mistake)))];
}

/** The parser does not say where an alias is that it cannot resolve. */
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

/** Keys are names, which meet in the form NFC. Changes the document. */
function composeKeys(document: Document): void {
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && typeof key.value === "string") key.value = key.value.normalize("NFC");
    },
  });
}

/** It stands for no letter, so that no text has it. */
const mark = "\uffff";
const joint = new RegExp(`[ \\t]*${mark} ?`, "g");

/** Changes the texts of a document, which keeps its source tokens. `written` is its value before. True where one has changed. */
function joinLinesOf(document: Document, schema: z.ZodType, written: unknown): boolean {
  let isChanged = false;
  const visit = (node: unknown, path: PathPart[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    else if (isMap(node))
      for (const { key, value } of node.items) if (isScalar(key)) visit(value, [...path, String(key.value)]);
    if (!isScalar(node) || typeof node.value !== "string") return;
    const folded = node.type === Scalar.BLOCK_LITERAL ? node.value : withoutJoints(node, node.value);
    const text = folded.includes("\n") && isProse(schema, written, path) ? joinWideLines(folded) : folded;
    isChanged ||= text !== node.value;
    node.value = text;
  };
  visit(document.contents, []);
  return isChanged;
}

/** Lines that the parser folds to one, with their ends marked before it does. */
function withoutJoints({ srcToken }: Scalar, value: string): string {
  const token = CST.isScalar(srcToken) && "source" in srcToken ? srcToken : undefined;
  if (!token || token.source.includes(mark) || !mayHaveWideLines(token.source)) return value;
  const source = token.source.replace(wideLineBreak, (lineBreak) => mark + lineBreak);
  return CST.resolveAsScalar({ ...token, source })?.value.replace(joint, "") ?? value;
}

/** A text that this tool shows; what a component of the site gets keeps its lines. */
function isProse(schema: z.ZodType, written: unknown, path: readonly PathPart[]): boolean {
  return schemasAt(schema, written, path).some(
    (found) => !(found instanceof z.ZodUnknown) && !(found instanceof z.ZodAny),
  );
}
