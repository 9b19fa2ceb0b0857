/**
 * The first four steps: discover, compile, assemble, check. Everything that can be said of a content folder before a
 * file of the site is rendered.
 */
import { assembleAround } from "./assemble-around.ts";
import type { Cache } from "./cache/cache.ts";
import { type Checked, check } from "./check/check.ts";
import { picturesNamed } from "./check/pictures.ts";
import { type Compiled, compileFiles, type KeptPages, type Page } from "./compile/compile-files.ts";
import { type ExaminedComponents, examineComponents } from "./components/examine-components.ts";
import type { ComponentSources } from "./components/find-components.ts";
import { servedPaths } from "./emit/served-paths.ts";
import { HEADERS_FILE, type HostTexts } from "./host-files/host-texts.ts";
import type { SiteAddresses } from "./host-files/merged-headers.ts";
import { examinePictures } from "./images/examine-pictures.ts";
import { type Content, type ContentOptions, readContent } from "./read-content.ts";
import { during, isMessenger } from "./report/failure.ts";
import type { Finding } from "./report/finding.ts";
import { internalError } from "./report/internal-error.ts";
import { oncePerPlace } from "./report/once-per-place.ts";
import { settled } from "./report/settled.ts";
import type { Silence } from "./report/silence.ts";
import { assemble } from "./site/assemble.ts";
import { withConfidentiality } from "./site/confidential.ts";
import type { Site } from "./site/site.ts";
import { siteAddresses } from "./site/site-addresses.ts";
import { withDates } from "./site/with-dates.ts";
import { type Categories, readCategories } from "./source/categories.ts";
import type { Configuration } from "./source/configuration.ts";
import type { Discovery } from "./source/discover.ts";
import { readHostTexts } from "./source/host-texts.ts";
import type { SourceFile } from "./source/source-file.ts";
import { withStaleMarks } from "./status/stale-pages.ts";
import { examineTheme } from "./theme/examine-theme.ts";
import { type Threads, withThreads } from "./threads/threads.ts";

export type BuildOptions = ContentOptions & {
  /** Threads. */
  jobs: number;
  /** The bundled worker; undefined does everything in this thread. */
  workerScript: URL | undefined;
  /** True: drafts are part of the site, with a banner. Default: false. */
  drafts?: boolean;
  /** True: placeholders that an owner has to fill in are errors. Default: false. */
  release?: boolean;
  /** What the last run of the same process knew of the pages. */
  kept?: KeptPages | undefined;
  onProgress?: ((step: "compile" | "render" | "write", done: number, total: number) => void) | undefined;
  /** Told where there are files to compile, which waits for it. */
  onUncompiled?: ((site: UncompiledSite) => Promise<void>) | undefined;
  /** Compiling rejects with its reason once it is aborted. */
  signal?: AbortSignal | undefined;
};

/**
 * All that is known before anything is rendered; without a usable configuration only findings. `cacheProblem`: why the
 * cache could not be written.
 */
export type Examined = { findings: Finding[]; known?: Known; cacheProblem?: string | undefined };

export type Known = {
  configuration: Configuration;
  base: string;
  discovery: Discovery;
  compiled: Compiled;
  /** The commit whose dates the pages show. */
  commit: string | undefined;
  cache: Cache | undefined;
  site: Site;
  targets: Checked["targets"];
  redirects: Checked["redirects"];
  /** What was published; undefined where nobody keeps it. */
  lock: Content["lock"];
  categories: Categories;
  addresses: Checked["addresses"];
  /** What the author wrote for hosts, and what else they are asked for. */
  hostTexts: HostTexts;
  hostAddresses: SiteAddresses;
  /** Files of the site's own components, and what pages use of them. */
  componentSources: ComponentSources;
  examined: ExaminedComponents | undefined;
};

/** The site while files of it are still to be compiled: pages of those are known by their front matter alone. */
export type UncompiledSite = {
  known: Known;
  /** The same with these files compiled; paths from the content folder. */
  withCompiled(paths: ReadonlySet<string>): Promise<Known>;
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

/** The same on threads that go on to other work. An exception is a finding; the signal's reason is not. */
export async function examineOn(threads: Threads | undefined, options: BuildOptions): Promise<Examined> {
  try {
    const { findings, content } = await during("reading the content folder", () => readContent(options));
    if (!content) return { findings };
    const compiled = await during("compiling the pages", () => compile(content, threads, options));
    const { findings: found, silences, known } = await assembleAndCheck(content, compiled, options);
    const { rules } = content.configuration.site.value;
    const all = settled(oncePerPlace([...findings, ...found]), silences, rules);
    return { findings: all, known, cacheProblem: content.cache?.problem() };
  } catch (error) {
    if (isMessenger(error)) throw error;
    return { findings: [internalError(error, "examining the content")] };
  }
}

async function compile(
  content: Content,
  threads: Threads | undefined,
  options: BuildOptions,
): Promise<Compiled> {
  const { discovery, cache, settings } = content;
  const { onProgress, onUncompiled } = options;
  const compiling = {
    ...options,
    cache,
    threads,
    settings,
    onProgress: (done: number, total: number) => onProgress?.("compile", done, total),
  };
  if (onUncompiled) {
    const compileOnly = (paths: ReadonlySet<string>) =>
      compileFiles(discovery.pages, { ...compiling, only: paths, onProgress: undefined });
    const knownOf = async (compiled: Compiled) => (await assembleAndCheck(content, compiled, options)).known;
    const compiled = await compileOnly(new Set());
    if (compiled.left.size === 0) return compiled;
    await onUncompiled({
      known: await knownOf(compiled),
      withCompiled: async (paths) => knownOf(await compileOnly(paths)),
    });
  }
  return compileFiles(discovery.pages, compiling);
}

async function assembleAndCheck(
  content: Content,
  compiled: Compiled,
  { contentFolder, drafts, version, lastGood, release = false }: BuildOptions,
): Promise<{ findings: Finding[]; silences: Silence[]; known: Known }> {
  const { configuration, base, discovery, cache, componentSources, history, lock } = content;
  const { categories, findings, silences } = readCategories(contentFolder, discovery.categories, lastGood);
  const { stale_notice: showsStale, locales } = configuration.site.value;
  const everyPage = await withStandIns(compiled.pages, discovery.pages, contentFolder);
  const marked = withConfidentiality(everyPage);
  const dated = history ? withDates(marked, history.dates) : marked;
  const pages = showsStale ? withStaleMarks(dated, locales[0]?.id ?? "", contentFolder) : dated;
  const { site, failures } = await during("putting the site together", () =>
    assembleAround(pages, (left) => assemble(left, configuration, categories, base, drafts)),
  );
  const { texts: hostTexts, findings: ofHostTexts } = readHostTexts(contentFolder, discovery.files);
  const served = servedPaths(site);
  const { documents } = configuration.site.value;
  const hostAddresses =
    hostTexts[HEADERS_FILE] === undefined
      ? []
      : siteAddresses({ site, base, documents, served, files: discovery.files.keys() });
  const checked = await during("checking the site", () =>
    check({
      site,
      pages,
      configuration,
      categories,
      files: discovery.files,
      parts: new Set([...discovery.parts, ...componentSources.files.map(([path]) => path)]),
      served,
      unread: discovery.unread,
      included: includedFiles(compiled),
      base,
      lock,
      release,
      hostTexts,
      hostAddresses,
    }),
  );
  const pictures = await during("checking the pictures", () =>
    examinePictures({
      site,
      targets: checked.targets,
      files: discovery.files,
      named: picturesNamed(configuration),
      contentFolder,
      cache,
    }),
  );
  const theme = await during("checking theme.css", () =>
    examineTheme({ files: discovery.files, base, contentFolder, config: configuration.site.value }),
  );
  const components = await during("checking the components", () =>
    examineComponents({
      site,
      sources: componentSources,
      contents: compiled.contents,
      contentFolder,
      base,
      version,
      cache,
    }),
  );
  return {
    findings: [
      ...compiled.findings,
      ...findings,
      ...ofHostTexts,
      ...failures,
      ...checked.findings,
      ...pictures,
      ...theme,
      ...components.findings,
    ],
    silences: [...content.silences, ...silences, ...compiled.silences],
    known: {
      configuration,
      base,
      discovery,
      compiled,
      commit: history?.commit,
      cache,
      site,
      targets: checked.targets,
      redirects: checked.redirects,
      lock,
      categories,
      addresses: checked.addresses,
      hostTexts,
      hostAddresses,
      componentSources,
      examined: components.examined,
    },
  };
}

function includedFiles({ kept }: Compiled): Set<string> {
  return new Set([...kept.index.values()].flatMap(({ uses }) => (uses ? Object.keys(uses.files) : [])));
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
