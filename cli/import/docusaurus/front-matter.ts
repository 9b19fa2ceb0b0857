/** Front matter of another tool → ours: what is known stays as it is written, some is renamed, the rest goes with a note. */
import { type Document, isMap, isScalar, LineCounter, parseDocument } from "yaml";
import {
  CalendarDate,
  DocFrontMatter,
  PageFrontMatter,
  PostFrontMatter,
} from "../../../schema/front-matter.ts";
import type { Area } from "../../markdown/compiled-page.ts";
import { splitFile } from "../../mdast/split-front-matter.ts";
import type { Note } from "../note.ts";
import { isRecord } from "../static-value.ts";
import type { Section } from "./section.ts";

export type SourcePage = {
  /** Undefined where it is no map that can be read. */
  matter: Document.Parsed | undefined;
  /** What it says, as plain data. */
  data: Record<string, unknown>;
  /** As written. */
  raw: string | undefined;
  body: string;
  bodyLine: number;
  placeOf(key: string): { line: number; column: number } | undefined;
};

const known: Record<Area, ReadonlySet<string>> = {
  docs: new Set(Object.keys(DocFrontMatter.shape)),
  blog: new Set(Object.keys(PostFrontMatter.shape)),
  pages: new Set(Object.keys(PageFrontMatter.shape)),
};

/** Of these nothing is lost. */
const silent = new Set(["parse_number_prefixes", "sidebar_key", "hide_title", "pagination_label"]);

export function readSourcePage(text: string): SourcePage {
  const { frontMatter, unclosed, body, bodyLine } = splitFile(text);
  const lines = new LineCounter();
  const matter =
    frontMatter === undefined || unclosed ? undefined : parseDocument(frontMatter, { lineCounter: lines });
  const usable =
    matter !== undefined && matter.errors.length === 0 && isMap(matter.contents) ? matter : undefined;
  const data: unknown = usable?.toJS();
  return {
    matter: usable,
    data: isRecord(data) ? data : {},
    raw: frontMatter,
    body,
    bodyLine,
    placeOf: (key) => {
      const pair =
        usable && isMap(usable.contents)
          ? usable.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
          : undefined;
      const range = isScalar(pair?.key) ? pair.key.range : undefined;
      if (!range) return undefined;
      const { line, col } = lines.linePos(range[0]);
      return { line: line + 1, column: col };
    },
  };
}

/** `added` are keys that the new site needs. The text ends with a line ending; empty without front matter. */
export function frontMatterText(
  page: SourcePage,
  {
    section: { area },
    added,
    file,
    notes,
  }: {
    section: Pick<Section, "area">;
    added: Record<string, unknown>;
    file: string;
    notes: Note[];
  },
): string {
  const { matter, raw, data } = page;
  if (raw !== undefined && matter === undefined && raw.trim() !== "") return `---\n${raw}---\n`;
  const changes = {
    ...changesOf(page, { area, quiet: silent, file, notes }),
    ...added,
  };
  if (Object.keys(changes).length === 0) return raw === undefined ? "" : `---\n${raw}---\n`;
  const result = matter ?? parseDocument("{}");
  if (!matter && isMap(result.contents)) result.contents.flow = false;
  for (const [key, value] of Object.entries(changes))
    if (value === undefined) result.delete(key);
    else result.set(key, result.createNode(value));
  const isEmpty = Object.keys(data).every((key) => key in changes && changes[key] === undefined);
  if (isEmpty && Object.values(changes).every((value) => value === undefined)) return "";
  return `---\n${result.toString({ lineWidth: 0 })}---\n`;
}

/** Undefined removes a key. */
function changesOf(
  { data, placeOf }: SourcePage,
  { area, quiet, file, notes }: { area: Area; quiet: ReadonlySet<string>; file: string; notes: Note[] },
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (key === "custom_edit_url") {
      changes[key] = undefined;
      if (area !== "pages") changes.edit_url = value;
    } else if (!known[area].has(key)) {
      changes[key] = undefined;
      if (!quiet.has(key) && !authorKeys.has(key))
        notes.push({ file, place: placeOf(key), message: `“${key}” of the front matter stays behind` });
    } else if (value === null && !/^(displayed_sidebar|pagination_(next|prev)|edit_url)$/.test(key))
      changes[key] = undefined;
    else if (textKeys.has(key) && typeof value === "number") changes[key] = String(value);
    else if (key === "keywords" && typeof value === "string")
      changes[key] = value.split(",").map((word) => word.trim());
    else if (key === "image" && typeof value === "string" && /^@site\/static\//.test(value))
      changes[key] = value.slice("@site/static".length);
    else if (key === "date" && !CalendarDate.safeParse(value).success) changes[key] = calendarDate(value);
    else if (key === "last_update" && isRecord(value) && value.date !== undefined)
      if (!CalendarDate.safeParse(value.date).success)
        changes[key] = { ...value, date: calendarDate(value.date) };
  }
  return changes;
}

const textKeys = new Set(["title", "sidebar_label", "description", "slug", "id", "pagination_label"]);

/** Those of Docusaurus' first blogs; they become an entry of authors.yml. */
export const authorKeys: ReadonlySet<string> = new Set([
  ..."author author_title author_url author_image_url".split(" "),
  ..."authorTitle authorURL authorImageURL".split(" "),
]);

/** `2021-09-13 18:00` and the like → an instant; undefined where it is no date. */
function calendarDate(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Date)) return undefined;
  const text = String(value instanceof Date ? value.toISOString() : value).trim();
  const time = Date.parse(
    /Z$|[+-]\d{2}:?\d{2}$/.test(text) || /^\d{4}-\d{1,2}-\d{1,2}$/.test(text) ? text : `${text}Z`,
  );
  if (Number.isNaN(time)) return undefined;
  // Without a zone, a day is that of UTC.
  const [day] = /^\d{4}-\d{2}-\d{2}$/.exec(text) ?? [];
  return day ?? new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
