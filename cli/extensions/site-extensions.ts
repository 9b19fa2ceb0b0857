/** The extensions that site.yml declares, bundled; taken from the cache where nothing has changed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../cache/cache.ts";
import type { ExtensionEntry, SiteExtensions } from "../markdown/site-extensions.ts";
import type { Finding } from "../report/finding.ts";
import { readCached, writeCached } from "../site-code/bundle-cache.ts";
import { bundlerVersion } from "../site-code/bundler-version.ts";
import { contentHash } from "../source/content-hash.ts";
import type { ExtensionBundle } from "./bundle-extensions.ts";
import type { DeclaredExtension } from "./declared.ts";

/** Nothing where site.yml declares none. */
export async function siteExtensions(
  declared: readonly DeclaredExtension[],
  contentFolder: string,
  version: string,
  cache: Cache | undefined,
): Promise<{ findings: Finding[]; extensions?: SiteExtensions }> {
  if (declared.length === 0) return { findings: [] };
  const modules = [...new Set(declared.map(({ module }) => module))];
  const own = modules
    .filter((module) => module.startsWith("./"))
    .map((module) => hashOf(join(contentFolder, module)));
  const key = contentHash(JSON.stringify([version, bundlerVersion(), modules, own]));
  const kept = readCached<ExtensionBundle>(cache, "extensions", key, contentFolder);
  const bundled = kept ? { bundle: kept, findings: [] } : await bundle(declared, contentFolder);
  if (!bundled.bundle) return { findings: bundled.findings };
  const { code, inputs } = bundled.bundle;
  if (!kept) writeCached(cache, { kind: "extensions", key, contentFolder, inputs, value: bundled.bundle });
  const entries = (kind: DeclaredExtension["kind"]): ExtensionEntry[] =>
    declared
      .filter((extension) => extension.kind === kind)
      .map(({ name, module, options }) => ({ name, module, ...(options !== undefined && { options }) }));
  return { findings: [], extensions: { code, remark: entries("remark"), rehype: entries("rehype") } };
}

/** The bundler is read only by a run that needs it. */
async function bundle(declared: readonly DeclaredExtension[], contentFolder: string) {
  const { bundleExtensions } = await import("./bundle-extensions.ts");
  return bundleExtensions(declared, contentFolder);
}

function hashOf(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    // The bundler says what is wrong with it.
    return "";
  }
}
