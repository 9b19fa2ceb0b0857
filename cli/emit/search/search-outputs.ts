/** The files of the search index, per locale. A shard's key is made of its pages, so that an edit rewrites one shard. */
import { CONTRACT } from "../../../schema/page.ts";
import { searchIndexPath, searchShardPath } from "../../../schema/paths.ts";
import type { SearchIndex, SearchShard } from "../../../schema/search.ts";
import type { ContentStore } from "../../compile/content-store.ts";
import type { Locale, Route, Site } from "../../site/site.ts";
import { contentHash } from "../../source/content-hash.ts";
import type { Output } from "../output.ts";
import { type Area, areasOf } from "./areas.ts";
import { shardsOf } from "./shards.ts";

type Contents = Pick<ContentStore, "readSearched">;
type MakeShard = (area: string, routes: readonly Route[]) => Promise<SearchShard>;

export function searchOutputs(site: Site, contents: Contents): Output[] {
  return site.locales.flatMap((locale) => {
    const manifest = site.manifests.find(({ locale: id }) => id === locale.id);
    if (!manifest) return [];
    const { search: strings } = locale.strings;
    const areas = areasOf(site, manifest, strings).map((area) => ({ area, shards: shardsOf(area.routes) }));
    const lastVersion = site.versions
      .find(({ locale: id }) => id === locale.id)
      ?.versions.find(({ isLast }) => isLast)?.name;
    const index: SearchIndex = {
      contract: CONTRACT,
      locale: locale.id,
      tag: locale.tag,
      ...(areas.some(({ area }) => area.version !== undefined) && { lastVersion }),
      areas: areas.map(({ area: { id, title, version }, shards }) => ({
        id,
        title,
        shards: shards.length,
        ...(version !== undefined && { version }),
      })),
      strings,
    };
    const text = `${JSON.stringify(index)}\n`;
    const make = shardMaker(locale, contents);
    return [
      { path: searchIndexPath(locale.id), key: contentHash(text), phase: "manifest", content: () => text },
      ...areas.flatMap(({ area, shards }) =>
        shards.map((routes, number) => shardOutput(locale, area, routes, number, make)),
      ),
    ];
  });
}

function shardOutput(locale: Locale, { id }: Area, routes: Route[], number: number, make: MakeShard): Output {
  const pages = routes.map(({ path, meta, page }) => [path, meta.title, page?.hash ?? meta.description]);
  return {
    path: searchShardPath(locale.id, id, number),
    key: contentHash(JSON.stringify([locale.tag, pages])),
    phase: "data",
    content: async () => `${JSON.stringify(await make(id, routes))}\n`,
  };
}

/** Stemmers are read only by a run that writes a shard; all shards of a locale share what they found out. */
function shardMaker({ tag }: Locale, contents: Contents): MakeShard {
  let prepared: Promise<MakeShard> | undefined;
  const prepare = async (): Promise<MakeShard> => {
    const [{ shardOf }, { languageOf }] = await Promise.all([
      import("./shard.ts"),
      import("../../../schema/search/languages.ts"),
    ]);
    const language = languageOf(tag);
    return async (area, routes) => shardOf(area, routes, contents, language);
  };
  return async (area, routes) => {
    prepared ??= prepare();
    return (await prepared)(area, routes);
  };
}
