/** Addresses of pages of Hugo: by their path, `slug`, `url`, and the patterns of `permalinks`; and the page that a text names. */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { calendarDate } from "../calendar-date.ts";
import { isRecord, recordOf, textOf, valueAt } from "../is-record.ts";
import type { ReadPage } from "../source-pages.ts";

export type HugoPage = ReadPage & {
  /** Path in the folder of content, without its ending and that of the language: `docs/_index`. */
  stem: string;
  language: string;
};

/** `/docs/guide/`, without the prefix of the language. */
export function addressOf({ stem, data }: HugoPage, config: Readonly<Record<string, unknown>>): string {
  if (typeof data.url === "string" && !/^https?:/.test(data.url)) return posix.join("/", data.url);
  const lower = (text: string) => (config.disablePathToLower === true ? text : text.toLowerCase());
  if (/(^|\/)_index$/.test(stem)) return asPath(lower(stem.replace(/_index$/, "")));
  const path = stem.replace(/\/index$/, "");
  const name = typeof data.slug === "string" ? data.slug : posix.basename(path);
  const below = filled(path, data, config.permalinks) ?? posix.join(posix.dirname(path), name);
  return `${asPath(lower(below)).replace(/\/$/, "")}${config.uglyURLs === true ? ".html" : "/"}`;
}

function asPath(path: string): string {
  return posix.join("/", path.trim().replace(/\s+/g, "-"));
}

/** The path by the pattern of its section; undefined without one. */
function filled(path: string, data: HugoPage["data"], permalinks: unknown): string | undefined {
  const parts = path.split("/");
  const [section = ""] = parts;
  const patterns = recordOf(isRecord(valueAt(permalinks, "page")) ? valueAt(permalinks, "page") : permalinks);
  const pattern = parts.length > 1 ? (ownValue(patterns, section) ?? patterns["/"]) : undefined;
  if (typeof pattern !== "string") return undefined;
  const base = parts.at(-1) ?? "";
  const title = typeof data.title === "string" ? urlOf(data.title) : base;
  const slug = textOf(data.slug);
  const [year = "", month = "", day = ""] = (calendarDate(data.date) ?? "").slice(0, 10).split("-");
  const values: ReadonlyMap<string, string> = new Map([
    ...Object.entries({ year, month, day, section, sections: parts.slice(0, -1).join("/") }),
    ...Object.entries({ title, slug: slug ?? title, filename: base, contentbasename: base }),
    ...Object.entries({ slugorfilename: slug ?? base, slugorcontentbasename: slug ?? base }),
  ]);
  return pattern.replace(/:([a-z]+)(?:\[[^\]]*\])?/g, (token, key: string) => values.get(key) ?? token);
}

/** A title as a part of an address, in its own letters, with the signs that Hugo keeps. */
export function urlOf(title: string): string {
  const plain = title.trim().replace(/[^\p{L}\p{M}\p{N}\s_.#+~@-]/gu, "");
  return plain.replace(/\s+/g, "-").replace(/-{2,}/g, "-");
}

/** Gives the address of the page that `ref` names on a page: beside it, at a path, or by the end of one. */
export function namedAddresses(
  addresses: ReadonlyMap<HugoPage, string>,
): (name: string, from: HugoPage) => string | undefined {
  const bare = (stem: string) => stem.replace(/(^|\/)_?index$/, "").toLowerCase();
  const byStem = new Map<string, string>();
  const byEnd = new Map<string, string>();
  const add = (map: Map<string, string>, { language }: HugoPage, name: string, address: string) => {
    const key = `${language} ${name}`;
    if (!map.has(key)) map.set(key, address);
  };
  for (const [page, address] of addresses) {
    const stem = bare(page.stem);
    add(byStem, page, stem, address);
    for (let at = stem.indexOf("/"); at !== -1; at = stem.indexOf("/", at + 1))
      add(byEnd, page, stem.slice(at + 1), address);
    add(byEnd, page, `address ${address}`, address);
  }
  return (name, from) => {
    const [path = "", id] = name.split("#");
    const hash = id === undefined ? "" : `#${id}`;
    if (path === "") return hash || undefined;
    const plain = path.replace(/\.\w*$/, "").replace(/\/$/, "");
    const end = `.${from.language}`;
    const named = plain.endsWith(end) ? plain.slice(0, -end.length) : plain;
    const stem = posix.normalize(named).replace(/^\//, "");
    const beside = posix.join(posix.dirname(from.stem), stem).toLowerCase();
    const ofLanguage = (map: Map<string, string>, key: string) => map.get(`${from.language} ${key}`);
    const address =
      (path.startsWith("/") ? undefined : ofLanguage(byStem, beside)) ??
      ofLanguage(byStem, bare(stem)) ??
      ofLanguage(byEnd, bare(stem)) ??
      ofLanguage(byEnd, `address /${stem}/`);
    return address && address + hash;
  };
}
