/** Addresses of pages, posts and collections, as the patterns of `permalink` make them. */
import { posix } from "node:path";
import { calendarDate } from "../calendar-date.ts";
import { texts } from "../own-front-matter.ts";

/** Collections whose pages have addresses. */
export type Collections = ReadonlyMap<string, { permalink: string | undefined }>;

export type JekyllPage = {
  /** Path from the source folder, twice: as that of a page, and for notes. */
  name: string;
  file: string;
  data: Record<string, unknown>;
  /** `posts`, also for drafts, or the name of another collection; undefined for a page. */
  collection: string | undefined;
  body: string;
};

const styles: ReadonlyMap<unknown, string> = new Map([
  ["date", "/:categories/:year/:month/:day/:title:output_ext"],
  ["pretty", "/:categories/:year/:month/:day/:title/"],
  ["ordinal", "/:categories/:year/:y_day/:title:output_ext"],
  ["none", "/:categories/:title:output_ext"],
]);

/** `/2020/01/02/name.html`, `/docs/guide/` */
export function addressOf(
  page: JekyllPage,
  config: Record<string, unknown>,
  collections: Collections,
): string {
  const { name, data, collection } = page;
  const own = typeof data.permalink === "string" ? data.permalink : undefined;
  const style =
    styles.get(config.permalink) ?? (typeof config.permalink === "string" ? config.permalink : undefined);
  const whole = style ?? styles.get("date") ?? "";
  const end = whole.endsWith("/") ? "/" : whole.endsWith(":output_ext") ? ":output_ext" : "";
  if (collection === "posts")
    return filled(styles.get(own) ?? own ?? collections.get("posts")?.permalink ?? whole, page, config);
  if (collection !== undefined)
    return filled(own ?? collections.get(collection)?.permalink ?? `/:collection/:path${end}`, page, config);
  if (own !== undefined && !styles.has(own)) return filled(own, page, config);
  const stem = name.replace(/\.\w+$/, "");
  if (/(^|\/)index$/.test(stem)) return `/${stem.replace(/index$/, "")}`;
  return `/${stem}${styles.get(own)?.endsWith("/") || end === "/" ? "/" : ".html"}`;
}

function filled(
  pattern: string,
  { name, data, collection = "" }: JekyllPage,
  config: Record<string, unknown>,
): string {
  const inside = name.replace(/\.\w+$/, "").replace(/^.*?_[^/]+\//, "");
  const stem = posix.basename(inside);
  const [, day = "", title = stem] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/.exec(stem) ?? [];
  const { year = "", month = "", date = "" } = partsOf(data.date ?? day, config.timezone);
  const slug = typeof data.slug === "string" ? data.slug : title;
  const words = (value: unknown) => (typeof value === "string" ? value.split(/\s+/) : (texts(value) ?? []));
  const above = name.split("/").slice(
    0,
    name.split("/").findIndex((part) => part.startsWith("_")),
  );
  const categories = [...above, ...words(data.categories ?? data.category)]
    .map((each) => each.toLowerCase())
    .join("/");
  const values: ReadonlyMap<string, string> = new Map([
    ["categories", categories],
    ["slugified_categories", categories.replaceAll(" ", "-")],
    ["collection", collection],
    ["path", inside],
    ["name", stem],
    ["basename", stem],
    ["title", slug],
    ["slug", slug.toLowerCase()],
    ["year", year],
    ["short_year", year.slice(2)],
    ["month", month],
    ["i_month", String(Number(month))],
    ["day", date],
    ["i_day", String(Number(date))],
    ["y_day", String(dayOfYear(year, month, date)).padStart(3, "0")],
    ["output_ext", ".html"],
  ]);
  return `/${pattern.replace(/:([a-z_]+)/g, (written, key: string) => values.get(key) ?? written)}`.replace(
    /\/{2,}/g,
    "/",
  );
}

/** In the time zone of the site if the date has one of its own, else as written. */
function partsOf(written: unknown, zone: unknown): { year?: string; month?: string; date?: string } {
  const [, year, month = "", date = "", rest = ""] =
    /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(String(written)) ?? [];
  if (year === undefined) return {};
  const instant = /\d.*(?:Z|[+-]\d{2}:?\d{2})\s*$/.test(rest) ? calendarDate(String(written)) : undefined;
  if (instant === undefined) return { year, month: month.padStart(2, "0"), date: date.padStart(2, "0") };
  const local = new Intl.DateTimeFormat("en-CA", {
    timeZone: knownZone(zone),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date(instant));
  return { year: local.slice(0, 4), month: local.slice(5, 7), date: local.slice(8, 10) };
}

function knownZone(zone: unknown): string {
  try {
    return new Intl.DateTimeFormat("en", {
      timeZone: typeof zone === "string" ? zone : "UTC",
    }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

function dayOfYear(year: string, month: string, date: string): number {
  return Math.round(
    (Date.UTC(Number(year), Number(month) - 1, Number(date)) - Date.UTC(Number(year), 0, 0)) / 86_400_000,
  );
}
