/** The command and its worker, bundled for Node. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { bundledPackages, licencesOf } from "./bundled-packages.ts";
import { mergeChunks } from "./merge-chunks.ts";

/** Texts that the licences of bundled packages require in each copy. */
const LICENCES = "licences.txt";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const options: BuildOptions = {
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  jsx: "automatic",
  // They have programs of their own: esbuild is loaded for a site with components or extensions, Sätteri for pages.
  external: ["esbuild", "satteri"],
  // The package's own entry has a second renderer, for streams, which each thread would read.
  alias: { "react-dom/server": "./node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js" },
  define: {
    TWSITE_VERSION: JSON.stringify(version),
    TWSITE_NAME: JSON.stringify(named(version)),
    TWSITE_BUILD: JSON.stringify(`${version}+${sourceHash()}`),
    "process.env.NODE_ENV": '"production"',
  },
  // Some libraries are CommonJS and ask for Node's modules with `require`.
  banner: {
    js: 'import { createRequire as twsiteRequire } from "node:module"; const require = twsiteRequire(import.meta.url);',
  },
  chunkNames: "chunks/[name]-[hash]",
};

export async function bundleCommand(folder: string): Promise<void> {
  const { metafile } = await build({
    ...options,
    metafile: true,
    entryPoints: {
      main: "cli/main.ts",
      worker: "cli/worker.ts",
    },
    outdir: folder,
  });
  writeFileSync(join(folder, LICENCES), licencesOf(bundledPackages(metafile)));
  await mergeChunks(folder, metafile);
  const main = join(folder, "main.js");
  writeFileSync(main, `#!/usr/bin/env node\n${readFileSync(main, "utf8")}`);
  // npm keeps the mode of what is installed: without it `npx twsite` is denied.
  chmodSync(main, 0o755);
}

/** `0.1.0` for what is released, `0.1.0+d55227a` for what is built between two releases, from that commit or after it. */
function named(release: string): string {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
  const commit = git("rev-parse", "--short", "HEAD");
  const isReleased = commit === "" || git("tag", "--points-at", "HEAD").split("\n").includes(`v${release}`);
  return isReleased ? release : `${release}+${commit}`;
}

/** Identifies a build of the tool, so that a cache or a site of an earlier build is not used as current. */
function sourceHash(): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const folder of ["cli", "reader", "schema"]) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    for (const name of names.filter((path) => /\.(tsx?|css|json)$/.test(path)))
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 12);
}
