/** Options that all bundles of a site's code have in common. */
import { join } from "node:path";
import type { BuildOptions, Loader } from "esbuild";
import { HASHED_FOLDER, hashedPath } from "../../../schema/paths.ts";
import { realPath } from "../../source/real-path.ts";

/** Browsers of the reader. */
const browsers = ["es2022", "chrome111", "firefox114", "safari16.4"];

const files = ".avif .gif .jpeg .jpg .png .svg .webp .woff2".split(" ");

/** `base` is the site's base path: pictures that a component imports become addresses below it. */
export function bundleOptions(
  contentFolder: string,
  base: string,
): BuildOptions & { metafile: true; write: false } {
  const root = realPath(contentFolder);
  return {
    absWorkingDir: root,
    outdir: join(root, HASHED_FOLDER),
    bundle: true,
    write: false,
    metafile: true,
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
  };
}
