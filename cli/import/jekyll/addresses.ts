/** Addresses of pages, posts and collections, as the patterns of `permalink` make them, and those that tags name. */
import { posix } from "node:path";
import { calendarDate } from "../calendar-date.ts";
import { textOf, textsOf } from "../is-record.ts";
import type { SourceFolder } from "../source-folder.ts";
import { type ReadPage, stemOf } from "../source-pages.ts";

/** Collections whose pages have addresses. */
export type Collections = ReadonlyMap<string, { permalink: string | undefined }>;

export type JekyllPage = ReadPage & {
  /** `posts`, also for drafts, or the name of another collection; undefined for a page. */
  collection: string | undefined;
};

/** `category: One with spaces`, or else `categories: several words`, as Jekyll reads them; commas between words are kept or not. */
export function namesOf(
  data: JekyllPage["data"],
  [one, several]: ["category", "categories"] | ["tag", "tags"],
  between = /\s+/,
): string[] {
  const value = data[one] === undefined ? data[several] : [data[one]].flat();
  return (typeof value === "string" ? value.split(between) : (textsOf(value) ?? [])).filter(Boolean);
}

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
  const permalink = textOf(data.permalink);
  const whole = styles.get(config.permalink) ?? textOf(config.permalink) ?? styles.get("date") ?? "";
  const end = whole.endsWith("/") ? "/" : whole.endsWith(":output_ext") ? ":output_ext" : "";
  if (collection === "posts")
    return filled(
      styles.get(permalink) ?? permalink ?? collections.get("posts")?.permalink ?? whole,
      page,
      config,
    );
  if (collection !== undefined)
    return filled(
      permalink ?? collections.get(collection)?.permalink ?? `/:collection/:path${end}`,
      page,
      config,
    );
  if (permalink !== undefined && !styles.has(permalink)) return filled(permalink, page, config);
  const stem = stemOf(name);
  if (/(^|\/)index$/.test(stem)) return `/${stem.replace(/index$/, "")}`;
  return `/${stem}${styles.get(permalink)?.endsWith("/") || end === "/" ? "/" : ".html"}`;
}

function filled(
  pattern: string,
  { name, data, collection = "" }: JekyllPage,
  config: Record<string, unknown>,
): string {
  const path = stemOf(name).replace(/^.*?_[^/]+\//, "");
  const stem = posix.basename(path);
  const [, date = "", title = stem] = /^(\d{2,4}-\d{1,2}-\d{1,2})-(.+)$/.exec(stem) ?? [];
  const [year = "", month = "", day = ""] = dayOf(data.date ?? date, config.timezone).split("-");
  const slug = textOf(data.slug) ?? title;
  const folders = name.split("/");
  const above = folders.slice(
    0,
    folders.findIndex((part) => part.startsWith("_")),
  );
  const categories = [...above, ...namesOf(data, ["category", "categories"])].join("/").toLowerCase();
  const dayOfYear = (Date.parse(`${year}-${month}-${day}`) - Date.parse(`${year}-01-01`)) / 86_400_000 + 1;
  const values: ReadonlyMap<string, string> = new Map([
    ...Object.entries({
      categories,
      slugified_categories: categories.replaceAll(" ", "-"),
      collection,
      path,
    }),
    ...Object.entries({
      name: stem,
      basename: stem,
      title: slug,
      slug: slug.toLowerCase(),
      year,
      month,
      day,
    }),
    ...Object.entries({ short_year: year.slice(2), i_month: `${Number(month)}`, i_day: `${Number(day)}` }),
    ...Object.entries({ y_day: String(dayOfYear).padStart(3, "0"), output_ext: ".html" }),
  ]);
  const made = pattern.replace(/:([a-z_]+)/g, (whole, key: string) => values.get(key) ?? whole);
  return `/${made}`.replace(/\/{2,}/g, "/");
}

/** `2020-01-02`: in the time zone of the site if the date has one of its own, else as written. */
function dayOf(date: unknown, zone: unknown): string {
  const [, year, month = "", day = "", rest = ""] =
    /^\s*(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(String(date)) ?? [];
  if (year === undefined) return "";
  const instant = /\d.*(?:Z|[+-]\d{2}:?\d{2})\s*$/.test(rest) ? calendarDate(String(date)) : undefined;
  if (instant === undefined) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // Canadians write the parts of a date in this order.
  const inZone = (timeZone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(instant));
  try {
    return inZone(textOf(zone) ?? "UTC");
  } catch {
    return inZone("UTC");
  }
}

/** The address of each page. */
export function addressesOf(
  pages: readonly JekyllPage[],
  config: Record<string, unknown>,
  collections: Collections,
): Map<JekyllPage, string> {
  const addresses = new Map(pages.map((page) => [page, addressOf(page, config, collections)]));
  const taken = new Set(addresses.values());
  // A README is the page of its folder where it has no index.
  for (const page of pages) {
    const home = posix.join("/", posix.dirname(page.name), "/");
    if (!/(^|\/)readme\.\w+$/i.test(page.name) || page.data.permalink !== undefined || taken.has(home))
      continue;
    addresses.set(page, home);
    taken.add(home);
  }
  return addresses;
}

/** Gives the address for `{% link %}`, which names a file, and for `{% post_url %}`, which names the end of one. */
export function namedAddresses(
  addresses: ReadonlyMap<JekyllPage, string>,
  source: SourceFolder,
): (tag: "link" | "post_url", target: string) => string | undefined {
  const files = new Map([...addresses].map(([{ name }, address]) => [name, address]));
  const posts = new Map<string, string>();
  for (const [{ name, collection }, address] of addresses) {
    if (collection !== "posts") continue;
    const parts = stemOf(name).split("/");
    for (const at of parts.keys()) {
      const end = parts.slice(at).join("/");
      if (!posts.has(end)) posts.set(end, address);
    }
  }
  return (tag, target) => {
    const name = target.replace(/^\//, "");
    if (tag === "post_url") return posts.get(name);
    return files.get(name) ?? (source.isFile(name) ? `/${name}` : undefined);
  };
}
