/** Bundles of a site's own code; errors that the code causes are messages of the bundler. */

import { join } from "node:path";
import {
  type BuildFailure,
  type BuildOptions,
  type BuildResult,
  build,
  type Loader,
  type Message,
} from "esbuild";
import { HASHED_FOLDER, hashedPath } from "../../../schema/paths.ts";
import { realPath } from "../../source/real-path.ts";
import { stayInside } from "./stay-inside.ts";

type Built = BuildResult<{ metafile: true; write: false }>;

/** Browsers of the reader. */
const browsers = ["es2022", "chrome111", "firefox114", "safari16.4"];

const files = ".avif .gif .jpeg .jpg .png .svg .webp .woff2".split(" ");

/** `base` is the site's base path: pictures that a component imports become addresses below it. Throws an error that the site does not cause. */
export async function bundleSiteCode(
  contentFolder: string,
  base: string,
  options: BuildOptions,
): Promise<{ built?: Built; errors: Message[] }> {
  const root = realPath(contentFolder);
  try {
    const built = await build({
      absWorkingDir: root,
      outdir: join(root, HASHED_FOLDER),
      bundle: true,
      platform: "browser",
      target: browsers,
      jsx: "automatic",
      // A `tsconfig.json` for the editor must not change the bundle.
      tsconfigRaw: {},
      define: { "process.env.NODE_ENV": '"production"' },
      loader: Object.fromEntries(files.map((extension): [string, Loader] => [extension, "file"])),
      assetNames: "[name]-[hash]",
      publicPath: base + hashedPath(""),
      legalComments: "none",
      logLevel: "silent",
      ...options,
      plugins: [...(options.plugins ?? []), stayInside(contentFolder)],
      metafile: true,
      write: false,
    });
    return { built, errors: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { errors: error.errors };
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

export type SiteScript = {
  /** CommonJS; `exports.modules` has a function by name that gives the module. */
  code: string;
  /** Files that it was made from, relative to the content folder. */
  inputs: string[];
};

/** The file of the script that names the modules, the first on its second line. */
export const ENTRY = "all.js";

/** One script of modules, each of which runs when it is requested, so that an error in one does not affect the others. */
export async function siteScript(
  contentFolder: string,
  base: string,
  modules: readonly (readonly [name: string, path: string])[],
  options: BuildOptions,
): Promise<{ script?: SiteScript; errors: Message[] }> {
  const lines = modules.map(
    ([name, path]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(path)}),`,
  );
  const contents = ["exports.modules = {", ...lines, "};"].join("\n");
  const stdin = { contents, resolveDir: realPath(contentFolder), sourcefile: ENTRY };
  const form = { format: "cjs", target: "node20.19", stdin } as const;
  const { built, errors } = await bundleSiteCode(contentFolder, base, { ...options, ...form });
  if (!built) return { errors };
  const code = built.outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const inputs = Object.keys(built.metafile.inputs).filter((path) => path !== ENTRY);
  return { script: { code, inputs }, errors };
}
