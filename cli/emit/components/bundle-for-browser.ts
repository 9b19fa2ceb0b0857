/** The scripts for the browser of the components that pages use, from the cache if nothing has changed. */
import type { Cache } from "../../cache/cache.ts";
import { readCached, writeCached } from "../../compile/site-code/bundle-cache.ts";
import { bundlerVersion } from "../../compile/site-code/bundler-version.ts";
import type { Finding } from "../../report/finding.ts";
import { contentHash } from "../../source/content-hash.ts";
import { type BundledComponents, namesOf } from "../component-outputs.ts";
import type { ReaderFiles } from "../reader-files.ts";
import type { BrowserBundle } from "./browser-bundle.ts";
import type { UsedComponents } from "./check-components.ts";
import { type ComponentSources, outsideComponents } from "./find-components.ts";

type BundleForBrowser = {
  components: UsedComponents | undefined;
  sources: ComponentSources;
  contentFolder: string;
  base: string;
  reader: ReaderFiles;
  version: string;
  cache: Cache | undefined;
};

/** JSON has no bytes. */
type Kept = { scripts: BrowserBundle["scripts"]; files: { name: string; base64: string }[] };

/** If no page uses a component, there are none, and the bundler does not run. */
export async function bundleForBrowser({
  components,
  sources,
  contentFolder,
  base,
  reader,
  version,
  cache,
}: BundleForBrowser): Promise<{ findings: Finding[]; siteComponents?: BundledComponents }> {
  if (!components || components.pages.size === 0) return { findings: [] };
  const { pages, code } = components;
  const names = [...new Set([...pages.values()].flatMap(namesOf))].sort();
  const key = contentHash(
    JSON.stringify([version, bundlerVersion(), base, reader.withComponents, names, sources.files]),
  );
  const kept = readCached<Kept>(cache, "component-scripts", key, contentFolder);
  if (kept) {
    const files = kept.files.map(({ name, base64 }) => ({ name, content: Buffer.from(base64, "base64") }));
    return { findings: [], siteComponents: { pages, code, browser: { scripts: kept.scripts, files } } };
  }
  // The bundler is imported only if it is needed.
  const { browserBundle } = await import("./browser-bundle.ts");
  const { bundle, findings } = await browserBundle(names, contentFolder, base, reader.withComponents);
  if (!bundle) return { findings };
  const { scripts } = bundle;
  const files = bundle.files.map(({ name, content }) => ({
    name,
    base64: Buffer.from(content).toString("base64"),
  }));
  const value: Kept = { scripts, files };
  const inputs = outsideComponents(bundle.inputs);
  writeCached(cache, { kind: "component-scripts", key, contentFolder, inputs, value });
  return { findings: [], siteComponents: { pages, code, browser: bundle } };
}
