/** A compiled site, for programs: search with the site's own index, pages and sections as Markdown, the list of pages. */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Heading } from "mdast";
import type * as z from "zod";
import { Manifest } from "../../../schema/manifest.ts";
import {
  baseOf,
  hrefOf,
  manifestPath,
  markdownPath,
  percentDecoded,
  routeOf,
  searchIndexPath,
  searchShardPath,
} from "../../../schema/paths.ts";
import { Routes } from "../../../schema/routes.ts";
import { createEngine, type Engine } from "../../../schema/search/engine.ts";
import type { HitPlace, Match } from "../../../schema/search/match.ts";
import { byRank } from "../../../schema/search/ranking.ts";
import { wordsIn } from "../../../schema/search/words.ts";
import { SearchIndex, SearchShard } from "../../../schema/search.ts";
import { directiveNames } from "../../markdown/directives/directives.ts";
import { takeHeadings } from "../../markdown/headings.ts";
import { parseMarkdown } from "../../markdown/mdast/parse.ts";
import { didYouMean, nearestPath } from "../../report/nearest.ts";
import { type SiteFiles, SiteProblem } from "./site-files.ts";

/** A page or a section, with the hash of its Markdown: whoever has quoted it sees whether it has changed. */
export type Found = { address: string; page: string; heading: string; hash: string; text: string };

export type SiteReader = {
  title: string;
  locales: string[];
  search(
    query: string,
    options: { locale?: string | undefined; most: number; signal?: AbortSignal },
  ): Promise<Found[]>;
  read(address: string): Promise<Found>;
  list(options: { locale?: string | undefined; below?: string | undefined }): Promise<ListedPage[]>;
};

export type ListedPage = { address: string; title: string };

/** An index stays in memory for so long; after that, the site may have been published again. */
const KEPT_MS = 60_000;

/** A site of 10,000 pages has some 100. */
const MOST_SHARDS = 1000;

/** A question is searched for without each of so many words in turn. */
const MOST_LEFT_OUT = 12;

export async function openSite(files: SiteFiles): Promise<SiteReader> {
  const readJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const text = await files.read(path);
    if (text === undefined) throw new SiteProblem(`${files.place} has no file ${path}`);
    const parsed = schema.safeParse(parsedJson(text));
    if (!parsed.success)
      throw new SiteProblem(`${files.place}: ${path} is not as this version of twsite writes it`);
    return parsed.data;
  };
  const manifest = await readJson(manifestPath("/"), Manifest);
  const { base, title, locale: first, locales } = manifest;
  const hrefTo = (route: string) => hrefOf(baseOf(manifest), route);
  const homes = locales.map(({ home }) => `/${home.slice(base.length)}`);
  const origin = files.url ?? (await publishedUrl(files));
  const addressOf = (href: string): string => (origin === undefined ? href : new URL(href, origin).href);
  const localeOf = (wanted: string = first): string => {
    if (locales.some(({ id }) => id === wanted)) return wanted;
    const all = locales.map(({ id }) => id);
    throw new SiteProblem(`the site has no language “${wanted}”; it has ${all.join(", ")}`);
  };

  const engines = new Map<string, { until: number; engine: Promise<Engine> }>();
  const engineOf = (locale: string): Promise<Engine> => {
    const known = engines.get(locale);
    if (known && known.until > Date.now()) return known.engine;
    const engine = loadEngine(locale);
    engines.set(locale, { until: Date.now() + KEPT_MS, engine });
    engine.catch(() => engines.delete(locale));
    return engine;
  };
  /** Of docs in several versions, the latest. */
  const loadEngine = async (locale: string): Promise<Engine> => {
    const index = await readJson(searchIndexPath(locale), SearchIndex);
    const areas = index.areas.filter(({ version, isLast }) => version === undefined || isLast);
    if (areas.reduce((sum, area) => sum + area.shards, 0) > MOST_SHARDS)
      throw new SiteProblem(`${files.place}: the search index has more than ${MOST_SHARDS} files`);
    const shards: SearchShard[] = [];
    for (const { id, shards: count } of areas)
      for (let number = 0; number < count; number++)
        shards.push(await readJson(searchShardPath(locale, id, number), SearchShard));
    return createEngine(index, shards);
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One search after the other. Other calls are answered between two, and those that are cancelled are dropped. */
  const inTurn = <T>(run: () => T, signal: AbortSignal | undefined): Promise<T> => {
    const own = last.then(() => setImmediate(undefined, { signal })).then(run);
    last = own.catch(() => undefined);
    return own;
  };

  const listed = async () => {
    const { routes, parts = [] } = await readJson("data/routes.json", Routes);
    for (const { path } of parts) routes.push(...(await readJson(path, Routes)).routes);
    return routes;
  };
  const textOf = async (route: string, id: string): Promise<string | undefined> => {
    const markdown = await files.read(markdownPath(route));
    return markdown === undefined || id === "" ? markdown : sectionOf(markdown, id);
  };
  const foundAt = async ({ path, pageTitle, heading }: HitPlace): Promise<Found[]> => {
    const text = await textOf(path, heading?.id ?? "");
    // The site has changed since its index was read.
    if (text === undefined) return [];
    const address = addressOf(hrefTo(path) + (heading ? `#${encodeURIComponent(heading.id)}` : ""));
    return [{ address, page: pageTitle, heading: heading?.title ?? "", hash: hashOf(text), text }];
  };

  return {
    title,
    locales: locales.map(({ id }) => id),
    async search(query, { locale, most, signal }) {
      const engine = await engineOf(localeOf(locale));
      const places = await inTurn(() => placesFor(query, engine), signal);
      const found = await Promise.all(places.slice(0, most).map(foundAt));
      return found.flat();
    },
    async read(address) {
      const { path, hash } = placeOf(address, base, homes);
      const routes = await listed();
      const route = routes.find((each) => each.path === path);
      const nearest = () =>
        didYouMean(
          nearestPath(
            path,
            routes.map((each) => each.path),
          ),
        );
      if (!route) throw new SiteProblem(`the site has no page ${path}${nearest()}`);
      const text = await textOf(path, hash);
      if (text === undefined) throw new SiteProblem(`the page ${path} has no heading “${hash}”`);
      const href = hrefTo(path) + (hash && `#${encodeURIComponent(hash)}`);
      return {
        address: addressOf(href),
        page: route.title,
        heading: hash && headingOf(text),
        hash: hashOf(text),
        text,
      };
    },
    async list({ locale, below = "/" }) {
      const wanted = localeOf(locale);
      const { path: start } = placeOf(below, base, homes);
      const folder = start.endsWith("/") ? start : `${start}/`;
      return (await listed())
        .filter(
          (route) => route.locale === wanted && `${route.path}/`.startsWith(below === "/" ? "/" : folder),
        )
        .map((route) => ({ address: addressOf(hrefTo(route.path)), title: route.title }));
    },
  };
}

/**
 * Places in the order of the reader's search, each once. A question has words that no page has, so places whose titles have all of its
 * words but one come next, before those that have them in their texts.
 */
export function placesFor(query: string, { find, language }: Pick<Engine, "find" | "language">): HitPlace[] {
  const all = find(query);
  const telling = wordsIn(query).filter(({ lower }) => !language.isCommon(lower));
  const words = [...new Set(telling.map(({ lower }) => lower))].slice(0, MOST_LEFT_OUT);
  const withoutOne = words.map((left) =>
    // The space says that the last word is whole.
    words.flatMap((word) => (word === left ? [] : `${word} `)).join(""),
  );
  const others = words.length > 2 ? withoutOne.flatMap((part) => find(part)).sort(byRank) : [];
  const isInTitle = ({ rank }: Match) => rank > 0;
  const matches = [...all.filter(isInTitle), ...others.filter(isInTitle), ...all, ...others];
  const places = new Map<string, HitPlace>();
  for (const { place } of matches) {
    const key = `${place.path}#${place.heading?.id ?? ""}`;
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

/** An address, a path with or without the site's base, or a path of a Markdown copy → the route, and the id of a heading. */
function placeOf(address: string, base: string, homes: readonly string[]): { path: string; hash: string } {
  const url = new URL(address, "https://site.invalid/");
  const path = url.pathname.replace(/\.md$/, "").replace(/\/index$/, "/");
  const route = routeOf(base, homes, path) ?? routeOf("/", homes, path) ?? path;
  return { path: route === "" ? "/" : route, hash: percentDecoded(url.hash.slice(1)) };
}

/** The section of that id, up to the next heading of its level or above. Undefined if the page has no such heading. */
function sectionOf(markdown: string, id: string): string | undefined {
  // The line on the list of all pages is above the title.
  const page = markdown.replace(/^> .*\n\n/, "");
  const { root } = parseMarkdown(page, 1, { ...directiveNames([], []), formulas: true });
  const headings = [...takeHeadings(root).ids].sort(([a], [b]) => startOf(a) - startOf(b));
  const at = headings.findIndex(([, own]) => own.id === id || own.older.includes(id));
  const node = headings[at]?.[0];
  if (!node) return undefined;
  const next = headings.slice(at + 1).find(([{ depth }]) => depth <= node.depth);
  return `${page.slice(startOf(node), next && startOf(next[0])).trimEnd()}\n`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("hex")}`;
}

function startOf({ position }: Heading): number {
  return position?.start.offset ?? 0;
}

/** The text of the heading that a section begins with. */
function headingOf(section: string): string {
  return (section.split("\n", 1)[0] ?? "").replace(/^#+\s*/, "").replace(/(\s*\{#[^\s{}#]+\})+\s*$/, "");
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address that a site in a folder was compiled for: its `robots.txt` names the sitemap there. */
async function publishedUrl(files: SiteFiles): Promise<string | undefined> {
  const lines = ((await files.read("robots.txt")) ?? "").split(/\r?\n/);
  const sitemap = lines
    .find((line) => /^sitemap:/i.test(line))
    ?.slice("sitemap:".length)
    .trim();
  return sitemap !== undefined && URL.canParse(sitemap) ? new URL(sitemap).origin : undefined;
}
