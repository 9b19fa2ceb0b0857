/** Fetches the files of the search index; each is requested once, and again only if it failed. */
import { searchIndexPath, searchShardPath } from "../../schema/paths.ts";
import { createEngine, type Engine } from "../../schema/search/engine.ts";
import type { SearchIndex, SearchShard } from "../../schema/search.ts";
import { type DataFile, fetchData } from "../navigation/fetch-data.ts";
import type { Failed, FetchResult, LoadError } from "../navigation/fetch-result.ts";

type Loaded = { type: "ready"; engine: Engine } | Failed;

/** The set and the version of docs that a page belongs to. */
type DocsRef = { set?: string | undefined; version?: string | undefined };

type IndexFiles = {
  /** The search of a locale. Of docs in several versions it covers that of `docs`, and the latest of other sets. */
  load(locale: string, docs: DocsRef): Promise<Loaded>;
};

export function createIndexFiles(base: string): IndexFiles {
  const indexOf = createRequests<SearchIndex>(base);
  const shardOf = createRequests<SearchShard>(base);
  const engines = new Map<string, Promise<Loaded>>();

  async function engine(locale: string, { set, version }: DocsRef): Promise<Loaded> {
    const found = await indexOf(searchIndexPath(locale));
    if (found.type === "failed") return found;
    const index = found.value;
    const areas = index.areas.filter(
      (area) =>
        area.version === undefined ||
        (version !== undefined && area.set === set ? area.version === version : area.isLast),
    );
    const files = await Promise.all(
      areas.flatMap(({ id, shards }) =>
        Array.from({ length: shards }, (_, number) => shardOf(searchShardPath(locale, id, number))),
      ),
    );
    const shards: SearchShard[] = [];
    for (const file of files) {
      if (file.type === "failed") return file;
      shards.push(file.value);
    }
    return { type: "ready", engine: await createEngine(index, shards) };
  }

  return {
    load(locale, docs) {
      const key = JSON.stringify([locale, docs]);
      const known = engines.get(key);
      if (known) return known;
      const broken: Loaded = {
        type: "failed",
        error: { reason: "broken", url: base + searchIndexPath(locale) },
      };
      const made = engine(locale, docs)
        .catch(() => broken)
        .then((loaded) => {
          if (loaded.type === "failed") engines.delete(key);
          return loaded;
        });
      engines.set(key, made);
      return made;
    },
  };
}

type File<T> = Exclude<FetchResult<T>, { type: "missing" }>;

function createRequests<T extends DataFile>(base: string): (path: string) => Promise<File<T>> {
  const requests = new Map<string, Promise<File<T>>>();
  return (path) => {
    const known = requests.get(path);
    if (known) return known;
    const url = base + path;
    const missing: LoadError = { reason: "status", status: 404, url };
    const request = fetchData<T>(url).then((outcome): File<T> => {
      if (outcome.type === "found") return outcome;
      requests.delete(path);
      return outcome.type === "failed" ? outcome : { type: "failed", error: missing };
    });
    requests.set(path, request);
    return request;
  };
}
