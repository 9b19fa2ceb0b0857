/** Addresses of pages of Hugo: by their path, `slug`, `url`, and the patterns of `permalinks`. */
import { posix } from "node:path";
import { calendarDate } from "../calendar-date.ts";
import { isRecord } from "../is-record.ts";

export type HugoPage = {
  name: string;
  file: string;
  data: Record<string, unknown>;
  body: string;
  /** Path in the folder of content, without its ending and that of the language: `docs/_index`. */
  stem: string;
  language: string;
};

/** `/docs/guide/`, without the prefix of the language. */
export function addressOf({ stem, data }: HugoPage, config: Readonly<Record<string, unknown>>): string {
  if (typeof data.url === "string" && !/^https?:/.test(data.url)) return posix.join("/", data.url);
  const lower =
    config.disablePathToLower === true ? (text: string) => text : (text: string) => text.toLowerCase();
  const isUgly = config.uglyURLs === true;
  if (/(^|\/)_index$/.test(stem)) return asPath(lower(stem.replace(/_index$/, "")));
  const path = stem.replace(/\/index$/, "");
  const section = path.split("/")[0] ?? "";
  const pattern = path.includes("/") ? patternFor(section, config.permalinks) : undefined;
  const name = typeof data.slug === "string" ? data.slug : posix.basename(path);
  const below = pattern === undefined ? posix.join(posix.dirname(path), name) : filled(pattern, path, data);
  const address = asPath(lower(below)).replace(/\/$/, "");
  return `${address}${isUgly ? ".html" : "/"}`;
}

function asPath(path: string): string {
  return posix.join("/", path.trim().replace(/\s+/g, "-"));
}

function patternFor(section: string, permalinks: unknown): string | undefined {
  if (!isRecord(permalinks)) return undefined;
  const own = new Map(Object.entries(isRecord(permalinks.page) ? permalinks.page : permalinks));
  const pattern = own.get(section) ?? own.get("/");
  return typeof pattern === "string" ? pattern : undefined;
}

function filled(pattern: string, path: string, data: Readonly<Record<string, unknown>>): string {
  const parts = path.split("/");
  const base = parts.at(-1) ?? "";
  const title = typeof data.title === "string" ? urlOf(data.title) : base;
  const slug = typeof data.slug === "string" ? data.slug : undefined;
  const [year = "", month = "", day = ""] = (calendarDate(data.date) ?? "").slice(0, 10).split("-");
  const values: ReadonlyMap<string, string> = new Map([
    ["year", year],
    ["month", month],
    ["day", day],
    ["section", parts[0] ?? ""],
    ["sections", parts.slice(0, -1).join("/")],
    ["title", title],
    ["slug", slug ?? title],
    ["filename", base],
    ["contentbasename", base],
    ["slugorfilename", slug ?? base],
    ["slugorcontentbasename", slug ?? base],
  ]);
  return pattern.replace(/:([a-z]+)(?:\[[^\]]*\])?/g, (written, key: string) => values.get(key) ?? written);
}

function urlOf(title: string): string {
  return title
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s_.-]/gu, "")
    .replace(/\s+/g, "-")
    .replace(/-{2,}/g, "-");
}
