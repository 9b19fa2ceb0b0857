/**
 * The first four steps: discover, compile, assemble, check. Everything that can be said of a content folder before a
 * file of the site is rendered; `check` needs no more.
 */
import { type Checked, check } from "./check/check.ts";
import { usableCache } from "./compile/cache-folder.ts";
import { type Compiled, compileFiles, type KeptPages, type Page } from "./compile/compile-files.ts";
import { type ExaminedComponents, examineComponents } from "./components/examine-components.ts";
import { type ComponentSources, findComponents } from "./components/find-components.ts";
import { servedPaths } from "./emit/served-paths.ts";
import type { Finding } from "./report/finding.ts";
import { oncePerPlace } from "./report/once-per-place.ts";
import { assemble } from "./site/assemble.ts";
import { glossaryFor } from "./site/glossary-for.ts";
import { hasSearch } from "./site/has-search.ts";
import type { Site } from "./site/site.ts";
import { variablesFor } from "./site/variables-for.ts";
import { withDates } from "./site/with-dates.ts";
import { type Configuration, readCategories, readConfiguration } from "./source/configuration.ts";
import { type Discovery, discover } from "./source/discover.ts";
import { gitDates } from "./source/git-dates.ts";
import { missingContent, noContent } from "./source/missing-content.ts";
import type { SourceFile } from "./source/source-file.ts";
import { withStaleMarks } from "./status/stale-pages.ts";
import { type Threads, withThreads } from "./threads/threads.ts";

export type BuildOptions = {
  contentFolder: string;
  /** Overrides `base_url` of site.yml. */
  baseUrl: string | undefined;
  /** Threads. */
  jobs: number;
  /** Undefined keeps no cache. */
  cacheFolder: string | undefined;
  /** Version of the tool: caches and records of others are not used. */
  version: string;
  /** The bundled worker; undefined does everything in this thread. */
  workerScript: URL | undefined;
  /** True: drafts are part of the site, with a banner. Default: false. */
  drafts?: boolean;
  /** What the last run of the same process knew of the pages. */
  kept?: KeptPages | undefined;
  onProgress?: ((step: "compile" | "write", done: number, total: number) => void) | undefined;
};

/** All that is known before anything is rendered; without a usable configuration only findings. */
export type Examined = {
  findings: Finding[];
  known?: {
    configuration: Configuration;
    base: string;
    discovery: Discovery;
    compiled: Compiled;
    /** The commit whose dates the pages show. */
    commit: string | undefined;
    /** Undefined where there is none, or none that can be written. */
    cacheFolder: string | undefined;
    site: Site;
    targets: Checked["targets"];
    redirects: Checked["redirects"];
    /** Files of the site's own components, and what pages use of them. */
    componentSources: ComponentSources;
    examined: ExaminedComponents | undefined;
  };
};

/** `use` gets threads where there is a use for them: they hand over what they made by way of the cache. */
export function withThreadsOf<T>(
  { workerScript, jobs, cacheFolder }: BuildOptions,
  use: (threads: Threads | undefined) => Promise<T>,
): Promise<T> {
  return workerScript && jobs > 1 && cacheFolder !== undefined
    ? withThreads(workerScript, jobs, use)
    : use(undefined);
}

export function examine(options: BuildOptions): Promise<Examined> {
  return withThreadsOf(options, (threads) => examineOn(threads, options));
}

/** The same on threads that go on to other work. */
export async function examineOn(threads: Threads | undefined, options: BuildOptions): Promise<Examined> {
  const { contentFolder } = options;
  const missing = missingContent(contentFolder);
  if (missing) return { findings: [missing] };

  const { configuration, findings } = readConfiguration(contentFolder);
  if (!configuration) return { findings };
  const site = configuration.site.value;
  const base = options.baseUrl ?? site.base_url;
  const discovery = discover(
    contentFolder,
    site.locales.map(({ id }) => id),
    site.versions.frozen.map(({ name }) => name),
  );
  findings.push(...discovery.findings);
  if (discovery.pages.length === 0) return { findings: [...findings, noContent("this folder has no pages")] };

  const componentSources = findComponents(contentFolder);
  const cacheFolder = usableCache(options.cacheFolder);
  const compiled = await compileFiles(discovery.pages, {
    ...options,
    cacheFolder,
    threads,
    settings: Object.fromEntries(
      Object.entries(configuration.strings).map(([locale, { compiler }]) => [
        locale,
        {
          strings: compiler,
          imageHosts: site.image_hosts,
          ...(componentSources.names.length > 0 && { components: componentSources.names }),
          ...variablesFor(locale, configuration),
          ...glossaryFor(locale, configuration),
          ...(hasSearch(site) && { search: true }),
        },
      ]),
    ),
    onProgress: (done, total) => options.onProgress?.("compile", done, total),
  });
  const { categories, findings: ofCategories } = readCategories(contentFolder, discovery.categories);
  const history = site.last_updated ? await gitDates(contentFolder, cacheFolder) : undefined;
  const everyPage = await withStandIns(compiled.pages, discovery.pages, contentFolder);
  const dated = history ? withDates(everyPage, history.dates) : everyPage;
  const pages = site.stale_notice ? withStaleMarks(dated, site.locales[0]?.id ?? "", contentFolder) : dated;
  const assembled = assemble(pages, configuration, categories, base, options.drafts);
  const checked = check({
    site: assembled,
    pages,
    configuration,
    categories,
    files: discovery.files,
    served: servedPaths(assembled),
  });
  const components = await examineComponents({
    site: assembled,
    sources: componentSources,
    contents: compiled.contents,
    contentFolder,
    base,
    version: options.version,
    cacheFolder,
  });
  return {
    findings: oncePerPlace([
      ...findings,
      ...compiled.findings,
      ...ofCategories,
      ...checked.findings,
      ...components.findings,
    ]),
    known: {
      configuration,
      base,
      discovery,
      compiled,
      commit: history?.commit,
      cacheFolder,
      site: assembled,
      targets: checked.targets,
      redirects: checked.redirects,
      componentSources,
      examined: components.examined,
    },
  };
}

/** The pages that compiled, and for each file that did not, what holds its place while the rest is checked. */
async function withStandIns(
  pages: Page[],
  sources: readonly SourceFile[],
  contentFolder: string,
): Promise<Page[]> {
  if (pages.length === sources.length) return pages;
  const { standIn } = await import("./compile/stand-in.ts");
  const compiled = new Map(pages.map((page) => [page.source.path, page]));
  return sources.map((source) => compiled.get(source.path) ?? standIn(contentFolder, source));
}
