/** Tries the searches of `search-tests.yml`: each finds the page that it should. */
import { createEngine } from "../../schema/search/engine.ts";
import { type Group, groupsOf } from "../../schema/search/groups.ts";
import type { SearchIndex } from "../../schema/search.ts";
import type { SearchTests } from "../../schema/search-tests.ts";
import type { ContentStore } from "../compile/content-store.ts";
import { searchOutputs } from "../emit/search/search-outputs.ts";
import { type ShardJob, shardOf } from "../emit/search/search-shard.ts";
import type { Finding } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { hasSearch } from "../site/has-search.ts";
import type { Site } from "../site/site.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";

/** A search shows its page among so many. */
const mostPages = 3;

export async function checkSearches(
  site: Site,
  configuration: Configuration,
  contents: Pick<ContentStore, "readSearched">,
): Promise<Finding[]> {
  const tests = Object.entries(configuration.searchTests);
  if (tests.length === 0) return [];
  if (!hasSearch(configuration.site.value))
    return tests.map(([, { file }]) => ({
      rule: "search-finds-its-page",
      file,
      message: "the site has no search",
      expected: "{ type: search } in the navbar of site.yml, or no such file",
    }));
  const { indexes, shards } = searchOutputs(site, configuration.synonyms);
  const findings = await Promise.all(
    tests.map(async ([locale, file]) => {
      const index = indexes.find((each) => each.index.locale === locale)?.index;
      const own = shards.filter((shard) => shard.locale === locale);
      return index ? findingsOf(file, index, own, site, contents) : [];
    }),
  );
  return findings.flat();
}

async function findingsOf(
  { file, value, placeOf }: ConfigFile<SearchTests>,
  index: SearchIndex,
  jobs: readonly ShardJob[],
  site: Site,
  contents: Pick<ContentStore, "readSearched">,
): Promise<Finding[]> {
  const { languageOf } = await import("../../schema/search/search-languages.ts");
  const language = languageOf(index.tag);
  const isLatest = new Set(
    index.areas.filter(({ version, isLast }) => version === undefined || isLast).map(({ id }) => id),
  );
  const own = jobs.filter(({ area }) => isLatest.has(area));
  const engine = await createEngine(
    index,
    own.map(({ area, pages }) => shardOf(area, pages, contents, language)),
  );
  const searched = new Set(own.flatMap(({ pages }) => pages.map(({ path }) => path)));
  const sources = sourcesOf(site, index.locale, searched);
  return Object.entries(value).flatMap(([query, wanted]): Finding | Finding[] => {
    const [page = "", section] = wanted.split("#");
    const where = { rule: "search-finds-its-page" as const, file, place: placeOf([query]) };
    const route = page.startsWith("/") && searched.has(page) ? page : sources.get(page);
    if (route === undefined)
      return {
        ...where,
        message: `“${page}” is not a page that the search covers`,
        expected: `a file from the folder ${index.locale}/, or a route`,
        nearest: nearestPath(page, page.startsWith("/") ? searched : sources.keys()),
      };
    const shown = groupsOf(engine, query, { path: "/", trailingSlash: false }).slice(0, mostPages);
    if (shown.some((group) => group.path === route && hasSection(group, section))) return [];
    return {
      ...where,
      message: `the search for “${query}” ${found(shown)}, not “${wanted}”`,
      expected: "that page among the first three; synonyms.yml can name words that mean the same",
    };
  });
}

/** Routes of the searched pages of a locale by their files. */
function sourcesOf({ routes }: Site, locale: string, searched: ReadonlySet<string>): Map<string, string> {
  return new Map(
    routes.flatMap(({ path, page }): [string, string][] =>
      page && searched.has(path) ? [[page.source.path.slice(locale.length + 1), path]] : [],
    ),
  );
}

function hasSection({ hits }: Group, section: string | undefined): boolean {
  return section === undefined || hits.some((hit) => hit.section === section);
}

/** The first three pages that a search shows, as a verb with its object. */
function found(groups: readonly Group[]): string {
  const all = groups.map(({ path, hits }) => {
    const section = hits[0]?.section;
    return section ? `${path}#${section}` : path;
  });
  return all.length === 0 ? "finds nothing" : `finds ${all.join(", ")} first`;
}
