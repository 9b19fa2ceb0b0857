/**
 * Pages that are requested while the site is compiled for the first time: each is compiled at once, and is in a site
 * of which only the front matter is known. Once all pages are compiled, data from other pages is corrected.
 */
import { hashedPath, pageDataPath } from "../../schema/paths.ts";
import type { UncompiledSite } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { documentPaths } from "../site/document-paths.ts";
import { candidatesBelow, type ServedFile, servedFile } from "./served-file.ts";
import type { ServedSite } from "./served-site.ts";

export type EarlyPages = {
  base: string;
  /** `path` is decoded. Undefined where only the whole site can tell. */
  file(path: string): Promise<ServedFile | undefined>;
};

/** The largest number of pages that are compiled early; further ones are ready sooner with the whole site. */
const mostEarly = 4;

/** `serve` makes a site that can be served from an analysis. */
export function createEarlyPages(
  { analysis, withCompiled }: UncompiledSite,
  serve: (analysis: Analysis) => Promise<ServedSite | undefined>,
): EarlyPages {
  const { base, discovery } = analysis;
  const sources = sourcesOf(analysis);
  const compiled = new Set<string>();
  let site: Promise<ServedSite | undefined> = Promise.resolve(undefined);

  function siteWith(source: string | undefined): Promise<ServedSite | undefined> {
    const isNew = source !== undefined && !compiled.has(source) && compiled.size < mostEarly;
    if (isNew) compiled.add(source);
    const paths = new Set(compiled);
    site = site
      .then(async (at) =>
        at && !isNew ? at : serve(paths.size === 0 ? analysis : await withCompiled(paths)),
      )
      // The pass reports the failure.
      .catch(() => undefined);
    return site;
  }
  const dependsOnNoPage = (name: string): boolean =>
    name.startsWith(hashedPath("")) || discovery.files.has(`static/${name}`);

  return {
    base,
    async file(path) {
      const names = candidatesBelow(base, path) ?? [];
      const name = names.find((candidate) => sources.has(candidate) || dependsOnNoPage(candidate));
      if (name === undefined) return undefined;
      const at = await siteWith(sources.get(name));
      const output = at?.outputs.get(name);
      return at && output && servedFile(output, at);
    },
  };
}

/** Paths of the documents and the data of pages → the files that these pages are written in; lists have none. */
function sourcesOf({ site, configuration }: Analysis): Map<string, string | undefined> {
  const { documents } = configuration.site.value;
  return new Map(
    site.routes.flatMap(({ path, page }) =>
      [...documentPaths(path, documents), pageDataPath(path)].map((name) => [name, page?.source.path]),
    ),
  );
}
