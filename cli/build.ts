/**
 * The way of the data: discover, compile, assemble, check, emit, publish.
 * `check` runs the first four steps; `build` all six, and writes nothing while there is an error.
 */
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type Checked, check } from "./check/check.ts";
import { readAssetIndex, writeAssetIndex } from "./compile/asset-index.ts";
import {
  assetIndexOf,
  contentFolderOf,
  forgetPages,
  lastRunIn,
  usableCache,
} from "./compile/cache-folder.ts";
import { type Compiled, compileFiles, type Page } from "./compile/compile-files.ts";
import { bundleForBrowser } from "./components/bundle-for-browser.ts";
import { type ExaminedComponents, examineComponents } from "./components/examine-components.ts";
import { type ComponentSources, findComponents } from "./components/find-components.ts";
import { emit } from "./emit/emit.ts";
import { LostContent } from "./emit/lost-content.ts";
import type { ReaderFiles } from "./emit/reader-files.ts";
import { servedPaths } from "./emit/served-paths.ts";
import { inputsOf, lastRunOf, writeLastRun } from "./publish/last-run.ts";
import { withLock } from "./publish/lock.ts";
import { outputProblem } from "./publish/own-folder.ts";
import { writerInThisThread, writerOnThreads } from "./publish/page-writer.ts";
import { type Published, publish } from "./publish/publish.ts";
import type { Finding } from "./report/finding.ts";
import { isError } from "./report/finding.ts";
import { assemble } from "./site/assemble.ts";
import type { Site } from "./site/site.ts";
import { withDates } from "./site/with-dates.ts";
import { type Configuration, readCategories, readConfiguration } from "./source/configuration.ts";
import { type Discovery, discover } from "./source/discover.ts";
import { commitOf, gitDates } from "./source/git-dates.ts";
import type { SourceFile } from "./source/source-file.ts";

export type WorkerScripts = { compile: URL; render: URL };

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
  /** The bundled workers; undefined does everything in this thread. */
  scripts: WorkerScripts | undefined;
  /** True: drafts are part of the site, with a banner. Default: false. */
  drafts?: boolean;
  onProgress?: ((step: "compile" | "write", done: number, total: number) => void) | undefined;
};

export type EmitOptions = {
  outFolder: string;
  /** False: documents are empty shells that the reader fills. */
  prerender: boolean;
  /** True: a warning keeps the site from being written, too. */
  strict: boolean;
  reader: ReaderFiles;
};

/** All that is known before anything is rendered; without a usable configuration only findings. */
type Examined = {
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

export type BuildResult = {
  findings: Finding[];
  /** Undefined where findings kept the site from being written. */
  published?: Published;
  /** Files compiled, not taken from the cache. */
  fresh: number;
  routes: number;
  /** True: components import packages, which may have changed when nothing in the content folder has. */
  usesPackages?: boolean | undefined;
  /** The commit whose dates the site shows. */
  commit?: string | undefined;
};

export async function examine(options: BuildOptions): Promise<Examined> {
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
    workerScript: options.scripts?.compile,
    settings: Object.fromEntries(
      Object.entries(configuration.strings).map(([locale, { compiler }]) => [
        locale,
        {
          strings: compiler,
          imageHosts: site.image_hosts,
          ...(componentSources.names.length > 0 && { components: componentSources.names }),
        },
      ]),
    ),
    onProgress: (done, total) => options.onProgress?.("compile", done, total),
  });
  const { categories, findings: ofCategories } = readCategories(contentFolder, discovery.categories);
  const history = site.last_updated ? await gitDates(contentFolder, cacheFolder) : undefined;
  const everyPage = await withStandIns(compiled.pages, discovery.pages, contentFolder);
  const pages = history ? withDates(everyPage, history.dates) : everyPage;
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
    findings: [
      ...findings,
      ...compiled.findings,
      ...ofCategories,
      ...checked.findings,
      ...components.findings,
    ],
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

/** Compiles the site; one that started from the same input before, and is still there, is left as it is. */
export async function build(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  const { cacheFolder, contentFolder } = options;
  if (cacheFolder === undefined || missingContent(contentFolder)) return attempt(options, emitting);
  const { outFolder } = emitting;
  const lastRunFile = lastRunIn(cacheFolder);
  const inputs = inputsOf(contentFolder, lastingOptions(options, emitting));
  const last = lastRunOf(lastRunFile, inputs, outFolder);
  if (last && (last.commit === undefined || last.commit === (await commitOf(contentFolder)))) {
    const { findings, routes } = last;
    return { findings, published: { written: [], deleted: [] }, fresh: 0, routes };
  }
  const result = await rebuild(options, emitting, cacheFolder);
  const { findings, routes } = result;
  if (result.published && !result.usesPackages)
    writeLastRun(lastRunFile, outFolder, { inputs, findings, routes, commit: result.commit });
  return result;
}

/** The options that decide what is written, without those that only decide how. */
function lastingOptions(
  { baseUrl, version, drafts }: BuildOptions,
  { outFolder, prerender, strict, reader }: EmitOptions,
): unknown {
  return [
    version,
    baseUrl,
    drafts,
    resolve(outFolder),
    prerender,
    strict,
    reader.files,
    reader.boot,
    reader.choose,
  ];
}

/** A content that the index knows but the cache has lost costs another attempt: with a new index, then without a cache. */
async function rebuild(
  options: BuildOptions,
  emitting: EmitOptions,
  cacheFolder: string,
): Promise<BuildResult> {
  try {
    return await attempt(options, emitting);
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
  }
  forgetPages(cacheFolder);
  try {
    return await attempt(options, emitting);
  } catch (error) {
    if (!(error instanceof LostContent)) throw error;
  }
  return attempt({ ...options, cacheFolder: undefined }, emitting);
}

async function attempt(options: BuildOptions, emitting: EmitOptions): Promise<BuildResult> {
  const { outFolder } = emitting;
  const { findings, known } = await examine(options);
  const problem = outputProblem(outFolder, options.contentFolder);
  if (problem) findings.push(problem);
  const counts = { fresh: known?.compiled.fresh ?? 0, routes: known?.site.routes.length ?? 0 };
  if (!known || findings.some(isError) || (emitting.strict && findings.length > 0))
    return { findings, ...counts };

  const { cacheFolder, compiled, base } = known;
  const bundled = await bundleForBrowser({
    ...known,
    ...emitting,
    ...options,
    sources: known.componentSources,
    cacheFolder,
  });
  if (bundled.findings.length > 0) return { findings: [...findings, ...bundled.findings], ...counts };
  const { contents } = compiled;
  const assetIndex = cacheFolder === undefined ? undefined : assetIndexOf(cacheFolder);
  const knownAssets = assetIndex === undefined ? new Map() : readAssetIndex(assetIndex);
  const { outputs, settings, assets } = emit({
    ...known,
    ...emitting,
    ...options,
    ownComponents: bundled.ownComponents,
    contents,
    knownAssets,
  });
  if (assetIndex !== undefined && assets.size > 0) writeAssetIndex(assetIndex, assets);
  const { scripts, jobs, version, onProgress } = options;
  const writer =
    cacheFolder === undefined || !scripts || jobs === 1
      ? writerInThisThread(settings, contents)
      : writerOnThreads(settings, contentFolderOf(cacheFolder), scripts.render, jobs);
  const published = await withLock(outFolder, () =>
    publish(outputs, outFolder, { version, base }, writer, (done, total) =>
      onProgress?.("write", done, total),
    ),
  );
  const { examined, commit } = known;
  return { findings, published, ...counts, usesPackages: examined?.usesPackages, commit };
}

function missingContent(contentFolder: string): Finding | undefined {
  const stamp = statSync(contentFolder, { throwIfNoEntry: false });
  if (!stamp) return noContent("there is no such folder");
  if (!stamp.isDirectory()) return noContent("this is not a folder");
  return readdirSync(contentFolder).length === 0 ? noContent("this folder is empty") : undefined;
}

function noContent(message: string): Finding {
  return {
    rule: "content-is-not-empty",
    file: "",
    message,
    expected: "a content folder with site.yml and Markdown files in <locale>/docs, blog or pages",
  };
}
