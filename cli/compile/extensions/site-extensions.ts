/** The extensions that site.yml declares, bundled; taken from the cache where nothing has changed. */
import type { Cache } from "../../cache/cache.ts";
import type { SiteExtensions } from "../../markdown/site-extensions.ts";
import type { Finding } from "../../report/finding.ts";
import { contentHash } from "../../source/content-hash.ts";
import { readInside } from "../../source/read-inside.ts";
import { readCached, writeCached } from "../site-code/bundle-cache.ts";
import type { SiteScript } from "../site-code/bundle-site-code.ts";
import { bundlerVersion } from "../site-code/bundler-version.ts";
import { type DeclaredExtension, EXTENSION_FOLDER, extensionFiles } from "./declared.ts";
import type { DescribedExtensions } from "./described.ts";

type Inputs = {
  declared: readonly DeclaredExtension[];
  contentFolder: string;
  /** Names of the site's own components. */
  components: readonly string[];
  version: string;
  cache: Cache | undefined;
};

type Result = { findings: Finding[]; extensions?: SiteExtensions; described?: DescribedExtensions };

/** Only findings where site.yml declares no extension, or one cannot be used. */
export async function siteExtensions(inputs: Inputs): Promise<Result> {
  const { declared, contentFolder, components } = inputs;
  if (declared.length === 0) return { findings: unused(contentFolder, []) };
  const { bundle, findings } = await bundled(inputs);
  if (!bundle) return { findings };
  const entries = declared.map(({ place: _, ...entry }) => entry);
  const extensions = { code: bundle.code, entries };
  const { describedExtensions } = await import("./described.ts");
  const own = describedExtensions(extensions, declared, components);
  const usesPackages = bundle.inputs.some((path) => /^\.\.\/|node_modules\//.test(path));
  return {
    findings: [...own.findings, ...unused(contentFolder, bundle.inputs)],
    extensions,
    described: { ...own.described, usesPackages },
  };
}

async function bundled({
  declared,
  contentFolder,
  version,
  cache,
}: Inputs): Promise<{ findings: Finding[]; bundle?: SiteScript | undefined }> {
  const modules = [...new Set(declared.map(({ module }) => module))];
  const own = modules
    .filter((module) => module.startsWith("./"))
    .map((module) => hashOf(contentFolder, module));
  const key = contentHash(JSON.stringify([version, bundlerVersion(), modules, own]));
  const kept = readCached<SiteScript>(cache, "extensions", key, contentFolder);
  if (kept) return { bundle: kept, findings: [] };
  // The bundler is imported only if it is needed.
  const { bundleExtensions } = await import("./bundle-extensions.ts");
  const made = await bundleExtensions(declared, contentFolder);
  if (made.bundle) {
    const { inputs } = made.bundle;
    writeCached(cache, { kind: "extensions", key, contentFolder, inputs, value: made.bundle });
  }
  return made;
}

function hashOf(contentFolder: string, module: string): string {
  try {
    return contentHash(readInside(contentFolder, module));
  } catch {
    // The bundler reports the error.
    return "";
  }
}

/** Files of the extensions' folder that are in no bundle. `inputs` are those that are, from the content folder. */
function unused(contentFolder: string, inputs: readonly string[]): Finding[] {
  return extensionFiles(contentFolder)
    .map((name) => `${EXTENSION_FOLDER}/${name}`)
    .filter((path) => !inputs.includes(path))
    .map((file) => ({
      rule: "file-is-read",
      file,
      message: "no extension in site.yml uses this file",
      expected: "its name below extensions: in site.yml",
    }));
}
