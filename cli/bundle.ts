/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type BuildOptions } from "esbuild";

const out = "dist/twsite";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const command: BuildOptions = {
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  splitting: true,
  minifySyntax: true,
  jsx: "automatic",
  define: { TWSITE_VERSION: JSON.stringify(version), "process.env.NODE_ENV": '"production"' },
  // Some libraries are CommonJS and ask for Node's modules with `require`.
  banner: { js: 'import { createRequire as twsiteRequire } from "node:module"; const require = twsiteRequire(import.meta.url);' },
  outdir: out,
  chunkNames: "chunks/[name]-[hash]",
};

const browser: BuildOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
};

rmSync(out, { recursive: true, force: true });
await build({
  ...command,
  entryPoints: {
    main: "cli/main.ts",
    "compile-worker": "cli/compile/worker.ts",
    "render-worker": "cli/publish/render-worker.ts",
  },
});
const main = join(out, "main.js");
writeFileSync(main, `#!/usr/bin/env node\n${readFileSync(main, "utf8")}`);
chmodSync(main, 0o755);
await bundleReader();

/** The reader's files carry a hash of their content; `reader.json` names them for the compiler. */
async function bundleReader(): Promise<void> {
  const folder = join(out, "reader");
  mkdirSync(folder, { recursive: true });
  const assets = await build({
    ...browser,
    entryPoints: { reader: "reader/main.tsx", style: "reader/styles/index.css" },
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(folder, "assets"),
    metafile: true,
  });
  const inline = await build({
    ...browser,
    entryPoints: ["reader/boot.ts", "reader/choose.ts"],
    format: "iife",
    write: false,
    outdir: folder,
  });
  const script = (name: string) => inline.outputFiles.find(({ path }) => basename(path) === name)?.text.trim();
  const files = Object.keys(assets.metafile.outputs).map((path) => basename(path)).sort();
  const entry = (name: string, extension: string) =>
    files.find((file) => file.startsWith(`${name}-`) && file.endsWith(extension));
  const index = {
    script: entry("reader", ".js"),
    style: entry("style", ".css"),
    files,
    preload: [],
    boot: script("boot.js"),
    choose: script("choose.js"),
  };
  writeFileSync(join(folder, "reader.json"), `${JSON.stringify(index, null, 2)}\n`);
}
