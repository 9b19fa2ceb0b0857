/** The files of the search index, per locale: what there is to search, and the shards as jobs. */
import { ownValue } from "../../../schema/own-value.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { searchIndexPath } from "../../../schema/paths.ts";
import type { SearchIndex } from "../../../schema/search.ts";
import type { Route, Site } from "../../site/site.ts";
import type { Configuration } from "../../source/configuration.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { Output } from "../output.ts";
import { areasOf, type SearchArea } from "./areas.ts";
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
