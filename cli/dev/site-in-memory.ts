/**
 * The site as `twsite dev` serves it: the list of outputs is in memory, and each is rendered when it is requested.
 * A pass covers the whole content, but compiles only changed files. Findings do not stop it: a page with an error
 * keeps its last valid state, and without a usable configuration the whole site does.
 */

import { posix } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { KeptPages } from "../compile/compile-files.ts";
import { LostContent } from "../emit/lost-content.ts";
import type { Output } from "../emit/output.ts";
import { type ReaderFiles, readerForDev, readerOutputs } from "../emit/reader-files.ts";
import {
  type AnalyzeOptions,
  type AnalyzeResult,
  analyze,
  type UncompiledSite,
} from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { renderFinding } from "../pipeline/render-findings.ts";
import { isControlFlow } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import { type Discovery, discover } from "../source/discover.ts";
import { docsSets } from "../source/docs-sets.ts";
import { createEarlyPages, type EarlyPages } from "./early-pages.ts";
import { type Edited, editedPages } from "./edited-pages.ts";
import { makeServedSite } from "./make-served-site.ts";
import { candidatesBelow, type ServedFile, servedFile } from "./served-file.ts";
import type { ServedSite } from "./served-site.ts";

export type Pass = {
  findings: Finding[];
  /** Outputs that are new, gone, or not what they were. */
  changed: number;
  /** Why the cache could not be written. */
  cacheProblem?: string | undefined;
};

export type SiteInMemory = {
  /**
   * The first pass takes as long as a compile. If it has much to do, `onEarly` is called once single pages can be served, and
   * the pass continues when that promise settles. Rejects if the tool itself fails.
   */
  pass(onEarly?: () => Promise<void>): Promise<Pass>;
  /** The pages of these files with their new text, ahead of the pass; none where only a pass can tell. */
  edit(files: readonly string[]): Promise<Edited[]>;
  /** True: a file has changed since the last pass. */
  hasMoved(): boolean;
  /** `path` is decoded. Undefined if there is no such file. If rendering fails, the finding is in `failures()`. */
  file(path: string): ServedFile | undefined;
  /** True for the address of a page whose text cannot be compiled, and that has no earlier state. */
  isUncompiled(path: string): boolean;
  /** Findings of what was requested and could not be rendered, until it changes. */
  failures(): Finding[];
  /** The file at `path` during the first pass. Undefined if it depends on the whole site, and after that pass. */
  early(path: string): Promise<ServedFile | undefined>;
  /** The site of the last pass, with the pages that were edited since; undefined before the first one. */
  served(): ServedSite | undefined;
  base(): string;
  /** A version that changes with every output of the site. */
  version(): string;
  stylesheets(): string[];
};

export function createSiteInMemory(options: AnalyzeOptions, given: ReaderFiles): SiteInMemory {
  const { contentFolder } = options;
  const reader = readerForDev(given);
  let site: ServedSite | undefined;
  let kept: KeptPages | undefined;
  let early: EarlyPages | undefined;
  const waiting = readerFiles(reader);
  /** The state of the content folder at the last pass. */
  let seen = "";
  /** Scripts and styles of components, also of earlier passes: an open page asks for those that it was made with. */
  const ofComponents = new Map<string, Output>();
  const lastGood = new Map<string, string>();
  const failed: Failures = new Map();

  async function serve(analysis: Analysis): Promise<{ site?: ServedSite; findings: Finding[] }> {
    const { scripts, ...served } = await makeServedSite(analysis, options, reader, site);
    for (const output of scripts) ofComponents.set(output.path, output);
    return served;
  }

  const base = (): string => site?.analysis.base ?? early?.base ?? options.baseUrl ?? "/";

  async function pass(onEarly?: () => Promise<void>): Promise<Pass> {
    seen = stampsNow(site, contentFolder);
    const onUncompiled = async (uncompiled: UncompiledSite): Promise<void> => {
      early = createEarlyPages(uncompiled, async (analysis) => (await serve(analysis)).site);
      await onEarly?.();
    };
    const { findings, analysis } = await analyzeWhenStable({
      ...options,
      drafts: true,
      kept,
      lastGood,
      ...(!site && { onUncompiled }),
    });
    if (!analysis) return { findings, changed: 0 };
    seen = stampsOf(analysis.discovery);
    kept = analysis.compiled.kept;
    const before = site?.outputs ?? new Map<string, Output>();
    const { site: made, findings: ofBundle } = await serve(analysis);
    site = made ?? site;
    early = undefined;
    return {
      findings: [...findings, ...ofBundle],
      changed: made ? countChanges(before, made.outputs) : 0,
      cacheProblem: analysis.cache?.problem(),
    };
  }

  return {
    async pass(onEarly) {
      try {
        return await pass(onEarly);
      } catch (error) {
        if (isControlFlow(error)) throw error;
        early = undefined;
        return { findings: [internalError(error, "putting the site together")], changed: 0 };
      }
    },
    async edit(files) {
      if (!site) return [];
      try {
        const { edited, outputs } = await editedPages(files, site, contentFolder);
        site = { ...site, outputs };
        return edited;
      } catch {
        // The next pass, or a request of the page, reports the error.
        return [];
      }
    },
    hasMoved: () => stampsNow(site, contentFolder) !== seen,
    file(path) {
      const at = site;
      if (!at) return waiting.find((output) => candidatesBelow(base(), path)?.includes(output.path));
      const output = outputAt(path, at, ofComponents);
      if (!output) return undefined;
      const file = servedFile(output, at);
      const onLost = (): void => {
        kept = undefined;
        site?.analysis.cache?.forget("pages");
      };
      return {
        ...file,
        tag: `${options.version} ${file.tag}`,
        content: noted(file.content, { output, site: at, failed, onLost }),
      };
    },
    isUncompiled(path) {
      const names = candidatesBelow(base(), path) ?? [];
      const routes = site?.analysis.site.routes ?? [];
      return routes.some(
        (route) => route.page?.failed && names.includes(posix.join(route.path, "index.html").slice(1)),
      );
    },
    failures: () => presentFailures(failed, site),
    early: async (path) => early?.file(path),
    served: () => site,
    base,
    version: () => site?.version ?? "",
    stylesheets: () => site?.emitted.settings.frame.stylesheets ?? [],
  };
}

function outputAt(
  path: string,
  { analysis, outputs }: ServedSite,
  ofComponents: ReadonlyMap<string, Output>,
): Output | undefined {
  const find = (name: string): Output | undefined => outputs.get(name) ?? ofComponents.get(name);
  const name = candidatesBelow(analysis.base, path)?.find(find);
  return name === undefined ? undefined : find(name);
}

/** Files of the reader, which a page needs before the site has any output. */
function readerFiles(reader: ReaderFiles) {
  return readerOutputs(reader).map(({ path, key, content }) => ({
    path,
    tag: key,
    content: async () => content(),
  }));
}

/** Findings of outputs that could not be rendered, by path, each with the output's key. */
type Failures = Map<string, { key: string; finding: Finding }>;

/** Findings of outputs that have not changed since they failed. */
function presentFailures(failed: Failures, site: ServedSite | undefined): Finding[] {
  return [...failed].flatMap(([path, { key, finding }]) =>
    site?.outputs.get(path)?.key === key ? [finding] : [],
  );
}

/** The content of a file, which is among the failures while it cannot be rendered. `onLost`: the cache has lost a text. */
function noted(
  content: ServedFile["content"],
  { output, site, failed, onLost }: { output: Output; site: ServedSite; failed: Failures; onLost(): void },
): ServedFile["content"] {
  return async () => {
    try {
      const made = await content();
      failed.delete(output.path);
      return made;
    } catch (error) {
      if (error instanceof LostContent) onLost();
      else failed.set(output.path, { key: output.key, finding: findingOf(output, error, site) });
      throw error;
    }
  };
}

function findingOf({ path, content }: Output, error: unknown, { analysis }: ServedSite): Finding {
  const route = typeof content === "function" ? undefined : content.page.path;
  return renderFinding({ path, route, error }, analysis.site);
}

function countChanges(before: ReadonlyMap<string, Output>, after: ReadonlyMap<string, Output>): number {
  const others = [...after.values()].filter(({ path, key }) => before.get(path)?.key !== key);
  return others.length + [...before.keys()].filter((path) => !after.has(path)).length;
}

/** The state of the content folder now, in the folders that the last configuration names. */
function stampsNow(site: ServedSite | undefined, contentFolder: string): string {
  if (!site) return "";
  const { value: config } = site.analysis.configuration.site;
  const locales = config.locales.map(({ id }) => id);
  try {
    return stampsOf(discover(contentFolder, locales, docsSets(config)));
  } catch {
    // The folder is gone, for a moment or for longer: a pass says so.
    return "";
  }
}

function stampsOf({ pages, files }: Discovery): string {
  const all = [...pages.map((page) => [page.path, page] as const), ...files];
  return all.map(([path, { mtimeMs, size }]) => `${path} ${mtimeMs} ${size}`).join("\n");
}

/** A large folder is deleted within this many restarts; after them, every finding is reported. */
const mostRestarts = 10;
const restartMs = 50;

/** Analyses the content, and starts again if files disappear during the analysis, because its findings are then outdated. */
async function analyzeWhenStable(options: AnalyzeOptions): Promise<AnalyzeResult> {
  for (let left = mostRestarts; left > 0 && !options.signal?.aborted; left--) {
    const result = await analyze(options);
    if (!result.findings.some(isOfVanished)) return result;
    await sleep(restartMs);
  }
  return analyze(options);
}

/** A file that is there, but cannot be read, has another code. */
function isOfVanished({ code }: Finding): boolean {
  return code === "ENOENT" || code === "ENOTDIR";
}
