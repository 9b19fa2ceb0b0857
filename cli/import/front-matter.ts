/** Front matter of any tool → that of the new site, by our schemas: a key by its name here or elsewhere, a value in the first form that the schema takes. */
import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { DocFrontMatter, PageFrontMatter, PostFrontMatter } from "../../schema/front-matter.ts";
import { ownValue } from "../../schema/own-value.ts";
import { frontMatterKeyWithSameValue } from "../source/other-tools/keys.ts";
import type { Area } from "../source/source-file.ts";
import { calendarDate } from "./calendar-date.ts";
import { yamlText } from "./imported-site.ts";
import { isRecord, recordOf, textsOf, valueAt } from "./is-record.ts";
import type { SourcePage } from "./source-page.ts";

/** What each key may have, by area. */
const keysOfAreas: Record<Area, ReadonlyMap<string, z.ZodType>> = {
  docs: new Map(Object.entries(DocFrontMatter.shape)),
  blog: new Map(Object.entries(PostFrontMatter.shape)),
  pages: new Map(Object.entries(PageFrontMatter.shape)),
};

/** Keys that others are read from: `tags` and `authors` are declared before. */
const readElsewhere: ReadonlySet<string> = new Set(["tags", "authors", "aliases", "slug", "home"]);

type SiteFrontMatter = {
  values: Map<string, unknown>;
  /** Keys that are not imported. */
  left: string[];
};

/** `isOurs`: keys mean what they mean here, and others mean nothing. */
export function siteFrontMatter(
  data: Readonly<Record<string, unknown>>,
  area: Area,
  isOurs = false,
): SiteFrontMatter {
  const schema = keysOfAreas[area];
  const values = new Map<string, unknown>();
  const left: string[] = [];
  // A key with our own name counts first; in docs, a date is that of the last change if there is no other.
  const rank = (key: string) => (schema.has(key) ? 0 : key === "date" ? 2 : 1);
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] =>
    isOurs ? [[key, value]] : atTop(key, value),
  );
  for (const [name, value] of entries.sort(([a], [b]) => rank(a) - rank(b))) {
    const [key, given] = isOurs ? [schema.has(name) ? name : undefined, value] : meant(name, value, schema);
    const type = key === undefined ? undefined : schema.get(key);
    if (key !== undefined && readElsewhere.has(key)) continue;
    const isNone = value === undefined || (value === null && !type?.safeParse(null).success);
    const isEmpty = isNone || value === "" || (Array.isArray(value) && value.length === 0);
    if (isEmpty || (key !== undefined && values.has(key))) continue;
    const form = key === undefined || !type ? undefined : formFor(given, type, key);
    if (key === undefined || form === undefined) left.push(name);
    else if (!form.isDefault) values.set(key, form.value);
  }
  return { values, left };
}

/** The front matter as it is written, with what changed; `matter` is what it has to say. Empty without any. */
export function frontMatterText(
  matter: Readonly<Record<string, unknown>>,
  { matter: document, raw }: Partial<Pick<SourcePage, "matter" | "raw">> = {},
): string {
  const keys = Object.keys(matter);
  // Front matter without keys stays as it is written.
  if (document === undefined && raw !== undefined && raw.trim() !== "" && keys.length === 0)
    return `---\n${raw}---\n`;
  if (keys.length === 0) return "";
  if (document === undefined) return `---\n${yamlText(matter)}---\n`;
  const before = recordOf(document.toJS());
  const lost = Object.keys(before).filter((key) => !keys.includes(key));
  // One tag without a list is as good as a list of it.
  const changes = Object.entries(matter).filter(
    ([key, value]) =>
      !isDeepStrictEqual(ownValue(before, key), value) && !isDeepStrictEqual([ownValue(before, key)], value),
  );
  if (raw !== undefined && lost.length === 0 && changes.length === 0) return `---\n${raw}---\n`;
  for (const key of lost) document.delete(key);
  for (const [key, value] of changes) document.set(key, document.createNode(value));
  return `---\n${document.toString({ lineWidth: 0 })}---\n`;
}

/** Keys of other tools that are a map, whose values are those of keys of ours. */
const maps: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({
    date: { created: "date", updated: "last_update" },
    params: { description: "description" },
    search: { exclude: "search_exclude" },
    sidebar: { label: "sidebar_label", order: "sidebar_position" },
    tableOfContents: { minHeadingLevel: "toc_min_heading_level", maxHeadingLevel: "toc_max_heading_level" },
  }),
);

function atTop(key: string, value: unknown): [string, unknown][] {
  // Other values there, such as a weight, have nothing here.
  const isOther = key === "search" && isRecord(value) && value.exclude === undefined;
  const keys = isRecord(value) && !isOther ? maps.get(key) : undefined;
  return keys ? Object.entries(keys).map(([there, here]) => [here, valueAt(value, there)]) : [[key, value]];
}

/** Keys that only an import knows, since their values have another form here. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({ images: "image", lastUpdated: "last_update", publishDate: "date" }),
);

/** The key here, and what the value says under it. */
function meant(
  key: string,
  value: unknown,
  schema: ReadonlyMap<string, unknown>,
): [string | undefined, unknown] {
  if (schema.has(key)) return [key, value];
  if (typeof value === "boolean" && /^publish(?:ed)?$/.test(key)) return ["draft", !value];
  if (typeof value === "boolean" && /^(?:toc|tableOfContents|outline|aside)$/.test(key))
    return ["hide_table_of_contents", !value];
  if (
    typeof value === "boolean" &&
    /^(?:search_exclude|exclude_search|excludeSearch|bookSearchExclude)$/.test(key)
  )
    return ["search", !value];
  const other = others.get(key) ?? frontMatterKeyWithSameValue(key);
  return [other !== undefined && schema.has(other) ? other : undefined, value];
}

/** The value in the first form that the schema takes; undefined if it takes none. `isDefault`: it is so without the key, too. */
function formFor(
  value: unknown,
  type: z.ZodType,
  key: string,
): { value: unknown; isDefault: boolean } | undefined {
  const day = calendarDate(value);
  const forms: (() => unknown)[] = [
    () => value,
    () => (key === "last_update" && day !== undefined ? { date: day } : undefined),
    () =>
      isRecord(value) && value.date !== undefined ? { ...value, date: calendarDate(value.date) } : undefined,
    () => (/date|_at$|reviewed/.test(key) ? day : undefined),
    () => (typeof value === "number" || typeof value === "boolean" ? String(value) : undefined),
    () => (typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined),
    () => (typeof value === "string" && /^(true|false)$/i.test(value) ? /^t/i.test(value) : undefined),
    () => textsOf(value),
    () => textsOf(value)?.[0],
  ];
  for (const form of forms) {
    const given = form();
    if (given === undefined) continue;
    const parsed = type.safeParse(given);
    if (parsed.success)
      return {
        value: given,
        isDefault: isDeepStrictEqual(parsed.data, type.safeParse(undefined).data) || isSearched(key, given),
      };
  }
  return undefined;
}

/** A page is in the search without the key, unless a folder says otherwise, which only ours can. */
function isSearched(key: string, value: unknown): boolean {
  return key === "search" && value === true;
}
