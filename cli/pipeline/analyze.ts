/** Analysis of a content folder: the steps discover, compile, assemble and check, before any file of the site is rendered. */
import { setFlagsFromString } from "node:v8";
import { fromOthers, packedBlobs } from "../cache/packed-blobs.ts";
import { type Threads, withThreadsOf } from "../cache/threads/threads.ts";
import {
  type Compiled,
  type CompileOptions,
  compileFiles,
  type KeptPages,
} from "../compile/compile-files.ts";
import { inStep, isControlFlow } from "../report/failure.ts";
import { type Finding, isError } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import { oncePerPlace, reportedFindings } from "../report/reported-findings.ts";
import { isRule } from "../report/rules.ts";
import { fileIgnoreComments } from "../source/file-ignore-comments.ts";
import { atOrigins, commentsAtOrigins } from "../source/origins.ts";
import type { Analysis, AssembleOptions } from "./assemble-and-check.ts";
import { type Content, readContent } from "./read-content.ts";

export type AnalyzeOptions = Omit<AssembleOptions, "onProgress"> & {
  /** The bundled worker; undefined does everything in this thread. */
  workerScript: URL | undefined;
  /** Data of the last run of the same process. */
  kept?: KeptPages | undefined;
  /** True: an earlier state of the site. The cache keeps its texts, but its list of pages stays that of the working tree. Default: false. */
  isEarlier?: boolean;
  onProgress?:
    | ((step: "compile" | "pictures" | "render" | "write", done: number, total: number) => void)
    | undefined;
  /** Called if there are files to compile; compiling waits for it. */
  onUncompiled?: ((site: UncompiledSite) => Promise<void>) | undefined;
};

/**
 * All that is known before anything is rendered; without a usable configuration only findings. `cacheProblem`: why the
 * cache could not be written.
 */
export type AnalyzeResult = { findings: Finding[]; analysis?: Analysis; cacheProblem?: string | undefined };

/** The site while files of it are still to be compiled: pages of those are known by their front matter alone. */
export type UncompiledSite = {
  analysis: Analysis;
  /** The analysis with these files compiled; paths from the content folder. */
  withCompiled(paths: ReadonlySet<string>): Promise<Analysis>;
};

export function analyze(options: AnalyzeOptions): Promise<AnalyzeResult> {
  return withThreadsOf(options, (threads) => analyzeOn(threads, options));
}

/** Pages from which on memory is worth more than a little time. */
const largeSite = 2_000;

/** Analyses the site on threads that are used again afterwards. An exception is a finding; the signal's reason is not. */
export async function analyzeOn(
  threads: Threads | undefined,
  options: AnalyzeOptions,
): Promise<AnalyzeResult> {
  try {
    const { findings, content } = await inStep("reading the content folder", () => readContent(options));
    if (!content) return { findings };
    // By default, V8 lets garbage grow to several times what is in use. To collect it more often takes a few hundredths of the time.
    if (content.discovery.pages.length > largeSite) setFlagsFromString("--heap-growing-percent=50");
    // This thread reads the code of the next steps while others compile.
    const [compiled, { assembleAndCheck }] = await Promise.all([
      inStep("compiling the pages", () => compile(content, threads, options)),
      import("./assemble-and-check.ts"),
    ]);
    const { findings: found, ignoreComments, analysis } = await assembleAndCheck(content, compiled, options);
    const { rules } = content.configuration.site.value;
    const { pages } = content.discovery;
    const every = oncePerPlace(atOrigins([...findings, ...found], pages));
    const ofFiles = fileIgnoreComments(options.contentFolder, every);
    const all = reportedFindings(every, [...commentsAtOrigins(ignoreComments, pages), ...ofFiles], rules);
    const isAssumed = content.configuration.isAssumed === true;
    return {
      findings: isAssumed ? asWarnings(all, analysis, content) : all,
      analysis,
      cacheProblem: content.cache?.problem(),
    };
  } catch (error) {
    if (isControlFlow(error)) throw error;
    return { findings: [internalError(error, "checking the content")] };
  }
}

/** Without a site.yml, an error in a page is a warning, and all pages that compile are shown. */
function asWarnings(
  findings: readonly Finding[],
  { site, compiled }: Analysis,
  { discovery }: Content,
): Finding[] {
  const shown = new Set(compiled.pages.flatMap(({ source, failed }) => (failed ? [] : [source.path])));
  const left = new Set(discovery.pages.flatMap(({ path }) => (shown.has(path) ? [] : [path])));
  const isEmpty = site.routes.every(({ page }) => page === undefined);
  return findings.map((finding) => {
    if (!isError(finding) || !isRule(finding.rule)) return finding;
    if (shown.has(finding.file)) return { ...finding, level: "warning" };
    if (isEmpty || !left.has(finding.file)) return finding;
    return { ...finding, level: "warning", message: `${finding.message}, so the page is not shown` };
  });
}

async function compile(
  content: Content,
  threads: Threads | undefined,
  options: AnalyzeOptions,
): Promise<Compiled> {
  const { discovery, cache, settings } = content;
  const { onProgress, onUncompiled, isEarlier } = options;
  // The index has only the pages of the working tree.
  const earlier = isEarlier && cache ? packedBlobs(cache, "earlier") : undefined;
  const compiling: CompileOptions = {
    contentFolder: options.contentFolder,
    version: options.version,
    kept: options.kept,
    isEarlier,
    shared: fromOthers(cache, options.shared ?? earlier),
    signal: options.signal,
    cache,
    threads,
    settings,
    onProgress: (done: number, total: number) => onProgress?.("compile", done, total),
  };
  if (onUncompiled) {
    const compileOnly = (paths: ReadonlySet<string>) =>
      compileFiles(discovery.pages, { ...compiling, only: paths, onProgress: undefined });
    const { assembleAndCheck } = await import("./assemble-and-check.ts");
    const analysisOf = async (compiled: Compiled) =>
      (await assembleAndCheck(content, compiled, options)).analysis;
    const compiled = await compileOnly(new Set());
    if (compiled.left.size === 0) return compiled;
    await onUncompiled({
      analysis: await analysisOf(compiled),
      withCompiled: async (paths) => analysisOf(await compileOnly(paths)),
    });
  }
  return compileFiles(discovery.pages, compiling);
}
