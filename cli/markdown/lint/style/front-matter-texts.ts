/** Titles, descriptions and labels of the front matter as running text. */
import type { Place } from "../../../report/finding.ts";
import { type PathPart, valueAt } from "../../../source/yaml/value-at.ts";
import { isUnread, mapped, masked, type RunningText } from "./running-text.ts";

const ofHeadings = new Set(["title", "sidebar_label", "pagination_label"]);
const ofProse = new Set(["description", "tagline", "text", "label", "view_all"]);

type Written = {
  /** Front matter with its fences. */
  head: string;
  /** The values that were read. */
  values: unknown;
  /** Places of keys on the outermost level, and of values below. */
  keys: Readonly<Record<string, Place>>;
};

export function frontMatterTexts({ head, values, keys }: Written): RunningText[] {
  const lines = head.split("\n");
  return Object.entries(keys).flatMap(([name, place]): RunningText[] => {
    const path: PathPart[] = name.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const key = String(path.at(-1));
    const value = valueAt(values, path);
    const isHeading = ofHeadings.has(key);
    if (typeof value !== "string" || (!isHeading && !ofProse.has(key))) return [];
    const line = lines[place.line - 1] ?? "";
    const start = path.length === 1 ? place.column - 1 + key.length : place.column - 1;
    const kind = isHeading ? "heading" : key === "description" || key === "text" ? "prose" : "label";
    return [scalarText(value, kind, line, start, place)];
  });
}

/** `start` is where the value is written in `line`, or the colon before it. A value of several lines has no edits. */
function scalarText(
  value: string,
  kind: RunningText["kind"],
  line: string,
  start: number,
  place: Place,
): RunningText {
  const after = /^["']?[ \t]*:[ \t]+/.exec(line.slice(start))?.[0].length ?? 0;
  const from = start + after;
  const source = line.slice(from);
  const [, quote = "", inner = ""] = /^(")([^"\\]*)"|^(')((?:[^']|'')*)'/.exec(source)?.filter(Boolean) ?? [];
  const first = from + quote.length;
  const written = quote === "" ? source.slice(0, value.length) : inner;
  const isShown = quote === "'" ? written.replaceAll("''", "'") === value : written === value;
  const at = (column: number): Place => ({ line: place.line, column: column + 1 });
  const offsetAt = isShown
    ? (index: number) => first + index + (quote === "'" ? quotesBefore(value, index) : 0)
    : (index: number) => (index === 0 ? from : undefined);
  const text = mapped(masked(value), kind, [{ start: 0, end: value.length, offsetAt, isLabel: false }], at);
  return {
    ...text,
    // YAML would read some characters as marks of its own: these edits are left to the writer.
    editOf: (start, end, written) =>
      /["'\\#{}[\],&*!|>%@`]|: |:$/.test(written.replace(/^[\u00a0\u202f][!?:;]+$/, "")) ||
      isUnread.test(text.text.slice(start, end))
        ? undefined
        : text.editOf(start, end, written),
  };
}

/** In single quotation marks, an apostrophe is written twice. */
function quotesBefore(value: string, index: number): number {
  return value.slice(0, index).split("'").length - 1;
}
