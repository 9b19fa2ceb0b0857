/** The files of the search index, per locale: what there is to search, and the shards as jobs. */
import { MAIN_DOCS } from "../../../schema/contract.ts";
import type { Manifest } from "../../../schema/manifest.ts";
import { ownValue } from "../../../schema/own-value.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { searchIndexPath } from "../../../schema/paths.ts";
import type { SearchIndex } from "../../../schema/search.ts";
import type { SearchStrings } from "../../../schema/strings.ts";
import type { Route, Site } from "../../site/site.ts";
import { isIndexed } from "../../site/visibility.ts";
import type { Configuration } from "../../source/configuration.ts";
import { contentHash } from "../../source/content-hash.ts";
import { setInData } from "../../source/docs-sets.ts";
import type { Output } from "../output.ts";
import type { SearchedPage, ShardJob } from "./search-shard.ts";

type IndexOutput = Output & { index: SearchIndex };

export function searchOutputs(
  site: Site,
  synonyms: Configuration["synonyms"],
): { indexes: IndexOutput[]; shards: ShardJob[] } {
  const locales = site.locales.flatMap((locale) => {
    const manifest = site.manifests.find(({ locale: id }) => id === locale.id);
    if (!manifest) return [];
    const { search: strings } = locale.strings;
    const areas = areasOf(site, manifest, strings).map((area) => ({ area, shards: shardsOf(area.routes) }));
    const isLast = ({ set, version }: SearchArea): boolean =>
      site.versions.some(
        (docs) =>
          docs.locale === locale.id &&
          docs.set === set &&
          docs.versions.some(({ name, isLast }) => isLast && name === version),
      );
    const own = ownValue(synonyms, locale.id);
    const index: SearchIndex = {
      contract: CONTRACT,
      locale: locale.id,
      tag: locale.tag,
      areas: areas.map(({ area, shards }) => ({
        id: area.id,
        title: area.title,
        shards: shards.length,
        ...(area.set !== undefined && { set: area.set }),
        ...(area.version !== undefined && { version: area.version }),
        ...(area.version !== undefined && isLast(area) && { isLast: true as const }),
      })),
      ...(own && { synonyms: own.value }),
      strings,
    };
    const jobs = areas.flatMap(({ area, shards }) =>
      shards.map(
        (routes, number): ShardJob => ({
          locale: locale.id,
          tag: locale.tag,
          area: area.id,
          number,
          pages: routes.map(searched),
        }),
      ),
    );
    return [{ index, jobs }];
  });
  return {
    indexes: locales.map(({ index }) => indexOutput(index)),
    shards: locales.flatMap(({ jobs }) => jobs),
  };
}

function indexOutput(index: SearchIndex): IndexOutput {
  const text = `${JSON.stringify(index)}\n`;
  return {
    path: searchIndexPath(index.locale),
    key: contentHash(text),
    phase: "manifest",
    content: () => text,
    index,
  };
}

function searched({ path, meta, page }: Route): SearchedPage {
  const { title, description } = meta;
  return page ? { path, title, hash: page.hash } : { path, title, description };
}

const pagesPerShard = 128;

/**
 * Divides the pages among shards, so that an edit rewrites a small file and a new page moves no other one. A page's shard
 * depends on its address and, in powers of two, on the number of pages.
 */
export function shardsOf(routes: readonly Route[]): Route[][] {
  let count = 1;
  while (routes.length > count * pagesPerShard) count *= 2;
  const shards: Route[][] = Array.from({ length: count }, () => []);
  for (const route of routes) shards[numberOf(route.path) % count]?.push(route);
  return shards;
}

/** FNV-1a (32 bits) over UTF-16 units: it need only spread addresses evenly, and there are thousands. */
function numberOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < path.length; place++)
    hash = Math.imul(hash ^ path.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/** The parts of a locale that hits are grouped by, with their pages: the docs beside each sidebar, the blog, the pages. */
type SearchArea = {
  /** Part of file names. */
  id: string;
  title: string;
  /** The name of a further set of docs. */
  set?: string | undefined;
  /** The version of docs that have several. */
  version?: string | undefined;
  routes: Route[];
};

/** Lists are left out, because the pages that they list are found anyway. */
const kinds = new Set(["home", "page", "doc", "category", "post"]);

/** The areas in order: docs by the sidebars in the navbar, other docs, the blog, pages. */
function areasOf(site: Site, manifest: Manifest, strings: SearchStrings): SearchArea[] {
  const sets = new Map(Object.entries(ownValue(site.setLabels, manifest.locale) ?? {}));
  const titles = sidebarTitles(manifest);
  const areas = new Map<string, SearchArea>();
  const own = site.routes.filter(
    ({ locale, meta, head }) =>
      locale === manifest.locale &&
      kinds.has(meta.kind) &&
      isIndexed(meta) &&
      !head.isFurtherPage &&
      !head.isUnsearched,
  );
  const blogTitle = site.feeds.find(({ locale }) => locale === manifest.locale)?.title ?? "Blog";
  for (const route of own) {
    const area = areaOf(route, { titles, sets, blogTitle, strings });
    const known = areas.get(area.id);
    if (known) known.routes.push(route);
    else areas.set(area.id, { ...area, routes: [route] });
  }
  const order = [...titles.keys()];
  const placeOf = ({ id }: SearchArea) => {
    if (id === "pages") return order.length + 2;
    if (id === "blog") return order.length + 1;
    const place = order.findIndex((name) => {
      const [set, sidebar] = name.split(" ");
      return id.startsWith(`${set}-`) && id.endsWith(`-${sidebar}`);
    });
    return place < 0 ? order.length : place;
  };
  return [...areas.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

type Titles = {
  /** Titles of sidebars, by set and id. */
  titles: ReadonlyMap<string, string>;
  /** Labels of sets of docs, by name. */
  sets: ReadonlyMap<string, string>;
  blogTitle: string;
  strings: SearchStrings;
};

function areaOf(
  { meta }: Route,
  { titles, sets, blogTitle, strings: { docs, pages } }: Titles,
): Omit<SearchArea, "routes"> {
  if (meta.kind === "post") return { id: "blog", title: blogTitle };
  if (meta.kind !== "doc" && meta.kind !== "category") return { id: "pages", title: pages };
  const version = meta.version?.name;
  const sidebar = meta.sidebar?.id;
  const { set = MAIN_DOCS } = meta;
  const id = [set, version, sidebar].filter((part) => part !== undefined).join("-");
  const title = titles.get(`${set} ${sidebar}`) ?? sets.get(set) ?? docs;
  return { id, title, ...setInData(set), version };
}

/** Titles of sidebars in the links of the navbar, by set and id. */
function sidebarTitles({ navbar }: Manifest): Map<string, string> {
  const links = [...navbar.left, ...navbar.right].flatMap((item) =>
    item.kind === "dropdown" ? item.items : item.kind === "link" ? [item] : [],
  );
  return new Map(
    links.flatMap(({ set = MAIN_DOCS, sidebar, title }) =>
      sidebar === undefined ? [] : [[`${set} ${sidebar}`, title] as const],
    ),
  );
}
