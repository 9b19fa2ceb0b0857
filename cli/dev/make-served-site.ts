/** Analysis → the site to serve: its outputs, where the pages of broken components stay what they last were. */
import { readAssetIndex, writeAssetIndex } from "../compile/asset-index.ts";
import { type BundledComponents, componentOutputs } from "../emit/component-outputs.ts";
import { bundleForBrowser } from "../emit/components/bundle-for-browser.ts";
import { writtenUses } from "../emit/components/component-uses.ts";
import { emit } from "../emit/emit.ts";
import type { Output } from "../emit/output.ts";
import type { ReaderFiles } from "../emit/reader-files.ts";
import type { AnalyzeOptions } from "../pipeline/analyze.ts";
import type { Analysis } from "../pipeline/assemble-and-check.ts";
import { inputsOf } from "../pipeline/emit-site.ts";
import { pageSources } from "../publish/write-page.ts";
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import { contentHash } from "../source/content-hash.ts";
import { rendered, type ServedSite } from "./served-site.ts";

type Made = {
  /** The site. Undefined if the components cannot be bundled. */
  site?: ServedSite;
  findings: Finding[];
  /** Scripts and styles of components. */
  scripts: Output[];
};

/** `last` is the site that is served until now. */
export async function makeServedSite(
  analysis: Analysis,
  { contentFolder, version, isEarlier }: Pick<AnalyzeOptions, "contentFolder" | "version" | "isEarlier">,
  reader: ReaderFiles,
  last: ServedSite | undefined,
): Promise<Made> {
  const { site, base, cache, compiled } = analysis;
  const { findings, siteComponents } = await bundleForBrowser({
    components: analysis.components,
    sources: analysis.componentSources,
    contentFolder,
    base,
    reader,
    version,
    cache,
  });
  if (findings.length > 0) return { findings, scripts: [] };
  const broken = brokenRoutes(analysis);
  const emitted = emit({
    ...inputsOf(analysis, { contentFolder, version, reader }),
    site: { ...site, routes: site.routes.filter(({ page }) => !page?.failed) },
    siteComponents: broken.length > 0 ? withoutBroken(siteComponents, broken) : siteComponents,
    knownAssets: last?.emitted.assets ?? readAssetIndex(cache),
    // Pictures are not resized, because they load fast from the same machine.
    sizes: undefined,
    prerender: true,
  });
  if (!last && !isEarlier) writeAssetIndex(cache, emitted.assets);
  const made = new Map(emitted.outputs.map((output) => [output.path, output]));
  const outputs = last && broken.length > 0 ? withLastOutputs(made, broken, last) : made;
  return {
    site: {
      analysis,
      emitted,
      outputs,
      sources: pageSources(emitted.settings, compiled.contents),
      version: contentHash([...outputs.values()].map(({ path, key }) => `${path} ${key}`).join("\n")),
    },
    findings: emitted.findings,
    scripts: siteComponents ? componentOutputs(siteComponents) : [],
  };
}

const noComponents: BundledComponents = { pages: new Map(), code: "", browser: { scripts: {}, files: [] } };

/**
 * Routes whose components cannot be used, or not with the properties in the page. Their pages keep their last valid state; a page
 * without one shows its text alone.
 */
function brokenRoutes({ site, components }: Analysis): Route[] {
  return site.routes.filter((route) => writtenUses(route) && !components?.pages.has(route.path));
}

/** The outputs of these routes are made without components. */
function withoutBroken(
  components: BundledComponents = noComponents,
  broken: readonly Route[],
): BundledComponents {
  const pages = new Map(components.pages);
  for (const { path } of broken) pages.set(path, { uses: [] });
  return { ...components, pages };
}

/** The outputs of these routes stay those of the last site, where there are any. */
function withLastOutputs(
  outputs: ReadonlyMap<string, Output>,
  broken: readonly Route[],
  site: ServedSite,
): ReadonlyMap<string, Output> {
  const routes = new Set(broken.map(({ path }) => path));
  const kept = new Map(outputs);
  for (const { path, content } of outputs.values()) {
    const last = site.outputs.get(path);
    if (typeof content === "function" || !routes.has(content.page.path) || !last) continue;
    kept.set(path, settled(last, site));
  }
  return kept;
}

/** Renders with the site as it was then, also after the site has changed. */
function settled(output: Output, site: ServedSite): Output {
  const { content } = output;
  if (typeof content === "function") return output;
  return { ...output, content: () => rendered(content, site) };
}
