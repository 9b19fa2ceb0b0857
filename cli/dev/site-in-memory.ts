/**
 * The site as `twsite dev` serves it: what there is to serve is known in memory, and rendered when it is asked for.
 * A pass goes over the whole content, but compiles only what changed. Findings do not stop it: a page with an error
 * stays what it was when it last had none, and so does all of the site where there is no usable configuration.
 */

import type { Known } from "../assemble-and-check.ts";
import { readAssetIndex, writeAssetIndex } from "../compile/asset-index.ts";
import type { KeptPages } from "../compile/compile-files.ts";
import { bundleForBrowser } from "../components/bundle-for-browser.ts";
import { componentOutputs } from "../emit/component-outputs.ts";
import { emit } from "../emit/emit.ts";
import { LostContent } from "../emit/lost-content.ts";
import type { Output } from "../emit/output.ts";
import { type ReaderFiles, readerForDev, readerOutputs } from "../emit/reader-files.ts";
import type { BuildOptions, UncompiledSite } from "../examine.ts";
import { pageSources } from "../publish/write-page.ts";
import { renderFinding } from "../render-findings.ts";
import { isMessenger } from "../report/failure.ts";
import type { Finding } from "../report/finding.ts";
import { internalError } from "../report/internal-error.ts";
import { contentHash } from "../source/content-hash.ts";
import { type Discovery, discover } from "../source/discover.ts";
import { brokenRoutes, withLastOutputs, withoutBroken } from "./broken-components.ts";
import { createEarlyPages, type EarlyPages } from "./early-pages.ts";
import { type Edited, editedPages } from "./edited-pages.ts";
import { examineWhatStays } from "./examine-what-stays.ts";
import { candidatesBelow, type ServedFile, servedFile } from "./served-file.ts";
import type { Standing } from "./standing.ts";

export type Pass = {
  findings: Finding[];
  /** Outputs that are new, gone, or not what they were. */
  changed: number;
  /** Why the cache could not be written. */
  cacheProblem?: string | undefined;
};

export type SiteInMemory = {
  /**
   * The first takes as long as a compile. Where it has much to do, `onEarly` is told once pages can be had ahead of it, and
   * it goes on when that settles. Rejects where the tool itself fails.
   */
  pass(onEarly?: () => Promise<void>): Promise<Pass>;
  /** The pages of these files with their new text, ahead of the pass; none where only a pass can tell. */
  edit(files: readonly string[]): Promise<Edited[]>;
  /** True: a file has changed since the last pass. */
  hasMoved(): boolean;
  /** `path` is decoded. Undefined where there is nothing. What fails to render is among the failures then. */
  file(path: string): ServedFile | undefined;
  /** Of what was asked for and could not be rendered, as long as it is what it was. */
  failures(): Finding[];
  /** The same during the first pass; undefined where only a whole pass can tell, and after it. */
  early(path: string): Promise<ServedFile | undefined>;
  base(): string;
  /** Differs where anything of the site does. */
  version(): string;
  stylesheets(): string[];
};

export function createSiteInMemory(options: BuildOptions, given: ReaderFiles): SiteInMemory {
  const { contentFolder } = options;
  const reader = readerForDev(given);
  let standing: Standing | undefined;
  let kept: KeptPages | undefined;
  let early: EarlyPages | undefined;
  /** What the page of a site that there is nothing of yet asks for. */
  const waiting = readerOutputs(reader).map(({ path, key, content }) => ({
    path,
    tag: key,
    content: async () => content(),
  }));
  /** What the content folder held at the last pass. */
  let seen = "";
  /** Scripts and styles of components, also of earlier passes: an open page asks for those that it was made with. */
  const ofComponents = new Map<string, Output>();
  const lastGood = new Map<string, string>();
  /** By path of the output, with the output's key. */
  const failed = new Map<string, { key: string; finding: Finding }>();

  async function standingOf(known: Known): Promise<{ standing?: Standing; findings: Finding[] }> {
    const bundled = await bundleForBrowser({
      ...known,
      ...options,
      reader,
      sources: known.componentSources,
    });
    if (bundled.findings.length > 0) return { findings: bundled.findings };
    if (bundled.ownComponents)
      for (const output of componentOutputs(bundled.ownComponents)) ofComponents.set(output.path, output);
    const broken = brokenRoutes(known);
    const emitted = emit({
      ...known,
      ...options,
      site: { ...known.site, routes: known.site.routes.filter(({ page }) => !page?.failed) },
      contents: known.compiled.contents,
      reader,
      prerender: true,
      ownComponents: broken.length > 0 ? withoutBroken(bundled.ownComponents, broken) : bundled.ownComponents,
      knownAssets: standing?.emitted.assets ?? readAssetIndex(known.cache),
    });
    if (!standing) writeAssetIndex(known.cache, emitted.assets);
    const made = new Map(emitted.outputs.map((output) => [output.path, output]));
    const outputs = standing && broken.length > 0 ? withLastOutputs(made, broken, standing) : made;
    const version = contentHash([...outputs.values()].map(({ path, key }) => `${path} ${key}`).join("\n"));
    const sources = pageSources(emitted.settings, known.compiled.contents);
    return {
      standing: { known, emitted, outputs, sources, version },
      findings: emitted.findings,
    };
  }

  const base = (): string => standing?.known.base ?? early?.base ?? options.baseUrl ?? "/";

  /** What the content folder holds, as far as the configuration that stands knows where to look. */
  function stampsNow(): string {
    if (!standing) return "";
    const { site } = standing.known.configuration;
    const locales = site.value.locales.map(({ id }) => id);
    const versions = site.value.versions.frozen.map(({ name }) => name);
    try {
      return stampsOf(discover(contentFolder, locales, versions));
    } catch {
      // The folder is gone, for a moment or for longer: a pass says so.
      return "";
    }
  }

  async function pass(onEarly?: () => Promise<void>): Promise<Pass> {
    seen = stampsNow();
    const onUncompiled = async (site: UncompiledSite): Promise<void> => {
      early = createEarlyPages(site, async (known) => (await standingOf(known)).standing);
      await onEarly?.();
    };
    const { findings, known } = await examineWhatStays({
      ...options,
      drafts: true,
      kept,
      lastGood,
      ...(!standing && { onUncompiled }),
    });
    if (!known) return { findings, changed: 0 };
    seen = stampsOf(known.discovery);
    kept = known.compiled.kept;
    const before = standing?.outputs ?? new Map<string, Output>();
    const { standing: made, findings: ofBundle } = await standingOf(known);
    standing = made ?? standing;
    early = undefined;
    return {
      findings: [...findings, ...ofBundle],
      changed: made ? countChanges(before, made.outputs) : 0,
      cacheProblem: known.cache?.problem(),
    };
  }

  return {
    async pass(onEarly) {
      try {
        return await pass(onEarly);
      } catch (error) {
        if (isMessenger(error)) throw error;
        early = undefined;
        return { findings: [internalError(error, "putting the site together")], changed: 0 };
      }
    },
    async edit(files) {
      if (!standing) return [];
      try {
        const { edited, outputs } = await editedPages(files, standing, contentFolder);
        standing = { ...standing, outputs };
        return edited;
      } catch {
        // The pass that follows, or whoever asks for the page, is told what is wrong.
        return [];
      }
    },
    hasMoved: () => stampsNow() !== seen,
    file(path) {
      const at = standing;
      if (!at) return waiting.find((output) => candidatesBelow(base(), path)?.includes(output.path));
      const find = (name: string): Output | undefined => at.outputs.get(name) ?? ofComponents.get(name);
      const name = candidatesBelow(at.known.base, path)?.find(find);
      const output = name === undefined ? undefined : find(name);
      if (!output) return undefined;
      const { tag, content, ...file } = servedFile(output, at);
      return {
        ...file,
        tag: `${options.version} ${tag}`,
        async content() {
          try {
            const made = await content();
            failed.delete(output.path);
            return made;
          } catch (error) {
            if (error instanceof LostContent) {
              kept = undefined;
              standing?.known.cache?.forget("pages");
            } else failed.set(output.path, { key: output.key, finding: findingOf(output, error, at) });
            throw error;
          }
        },
      };
    },
    failures: () =>
      [...failed].flatMap(([path, { key, finding }]) =>
        standing?.outputs.get(path)?.key === key ? [finding] : [],
      ),
    early: async (path) => early?.file(path),
    base,
    version: () => standing?.version ?? "",
    stylesheets: () => standing?.emitted.settings.frame.stylesheets ?? [],
  };
}

function findingOf({ path, content }: Output, error: unknown, { known }: Standing): Finding {
  const route = typeof content === "function" ? undefined : content.page.path;
  const finding = renderFinding({ path, route, error }, known.site);
  return finding;
}

function countChanges(before: ReadonlyMap<string, Output>, after: ReadonlyMap<string, Output>): number {
  const others = [...after.values()].filter(({ path, key }) => before.get(path)?.key !== key);
  return others.length + [...before.keys()].filter((path) => !after.has(path)).length;
}

function stampsOf({ pages, files }: Discovery): string {
  const all = [...pages.map((page) => [page.path, page] as const), ...files];
  return all.map(([path, { mtimeMs, size }]) => `${path} ${mtimeMs} ${size}`).join("\n");
}
