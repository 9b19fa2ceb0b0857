/**
 * Text of a page → the same with an edit of its front matter. All else stays as it is written: comments, layout, and the
 * endings of lines.
 */
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, type Pair, parseDocument, type YAMLMap } from "yaml";

type FrontMatterEdit = {
  /** Lines to append to front matter without a key, each with its end. */
  lines(eol: string): string;
  /** YAML with a map of keys → the same with the edit. */
  inMap(yaml: string, map: YAMLMap, eol: string): string;
  /** The value that must come out of it, by the one before. */
  expected(before: Readonly<Record<string, unknown>>): object;
};

/** Undefined where the front matter is broken, or is written in a way that the edit would break. */
export function editFrontMatter(text: string, edit: FrontMatterEdit): string | undefined {
  const [mark] = /^\uFEFF*/.exec(text) ?? [""];
  const lines = text.slice(mark.length).split(/(?<=\n|\r(?!\n))/);
  const eol = /[\r\n]+$/.exec(lines[0] ?? "")?.[0] ?? "\n";
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0] ?? ""))
    return `${mark}---${eol}${edit.lines(eol)}${["---", "", lines.join("")].join(eol)}`;
  if (end === -1) return undefined;
  const yaml = lines.slice(1, end).join("");
  const { contents } = parseDocument(yaml);
  const changed = isMap(contents) ? edit.inMap(yaml, contents, eol) : yaml + edit.lines(eol);
  const before = mapIn(yaml);
  if (before === undefined || !isDeepStrictEqual(mapIn(changed), edit.expected(before))) return undefined;
  return [mark, lines[0], changed, ...lines.slice(end)].join("");
}

/** Returns undefined if the YAML is not a map. An alias whose anchor is gone throws when it is read. */
function mapIn(yaml: string): Record<string, unknown> | undefined {
  try {
    const document = parseDocument(yaml.replace(/\r\n?/g, "\n"));
    const value: unknown = document.toJS() ?? {};
    return document.errors.length === 0 && isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The YAML with another key at the end of the map, or at its start where it is in braces; `lines` are set in as its keys are. */
export function withKey(
  yaml: string,
  map: YAMLMap,
  { lines, inBraces, eol }: { lines: readonly string[]; inBraces: string; eol: string },
): string {
  const start = map.range?.[0] ?? 0;
  if (map.flow)
    return `${yaml.slice(0, start + 1)} ${inBraces}${map.items.length > 0 ? "," : ""}${yaml.slice(start + 1)}`;
  const indent = yaml.slice(yaml.lastIndexOf("\n", start - 1) + 1, start);
  return yaml + lines.map((line) => indent + line + eol).join("");
}

export function pairOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name);
}

function isFence(line: string): boolean {
  return line.startsWith("---") && line.trimEnd() === "---";
}
