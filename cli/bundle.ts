/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";
import React from "react";
import ReactDOM from "react-dom";
import { minifySync } from "rolldown/utils";
import { oneScript } from "./one-script.ts";
import { fontLicences, readerFonts } from "./reader-fonts.ts";

/** Built aside and then put in place, so that a command that is running meanwhile finds its files. */
const target = "dist/twsite";
const out = `dist/.twsite-${process.pid}`;
const { version } = JSON.parse(readFileSync("package.json", "utf8"));

const command: BuildOptions = {
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  jsx: "automatic",
  // It brings a program of its own; only a site with components loads it.
  external: ["esbuild"],
  define: {
    TWSITE_VERSION: JSON.stringify(version),
    TWSITE_BUILD: JSON.stringify(`${version}+${sourceHash()}`),
    "process.env.NODE_ENV": '"production"',
  },
  // Some libraries are CommonJS and ask for Node's modules with `require`.
  banner: {
    js: 'import { createRequire as twsiteRequire } from "node:module"; const require = twsiteRequire(import.meta.url);',
  },
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

mkdirSync(out, { recursive: true });
await build({
  ...command,
  entryPoints: {
    main: "cli/main.ts",
    worker: "cli/threads/worker.ts",
  },
});
const main = join(out, "main.js");
writeFileSync(main, `#!/usr/bin/env node\n${readFileSync(main, "utf8")}`);
chmodSync(main, 0o755);
await bundleReader();
cpSync("cli/starter/files", join(out, "starter"), { recursive: true });
rmSync(target, { recursive: true, force: true });
renameSync(out, target);

/** Tells one state of the tool from another, so that a cache or a site made by an earlier one is not taken for current. */
function sourceHash(): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const folder of ["cli", "reader", "schema"]) {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    for (const name of names.filter((path) => /\.(tsx?|css|json)$/.test(path)))
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The reader's files carry a hash of their content; `reader.json` names them for the compiler. */
async function bundleReader(): Promise<void> {
  const folder = join(out, "reader");
  mkdirSync(folder, { recursive: true });
  const assets = await build({
    ...browser,
    entryPoints: { reader: "reader/main.tsx", style: "reader/styles/index.css" },
    // What a visit may never need is imported when it is asked for.
    splitting: true,
    plugins: [oneScript("reader/start.tsx", "start"), readerFonts("dist/fonts")],
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(folder, "assets"),
    metafile: true,
  });
  minifyAgain(join(folder, "assets"), filesOf(assets.metafile));
  const inline = await build({
    ...browser,
    entryPoints: ["reader/boot.ts", "reader/choose.ts"],
    format: "iife",
    write: false,
    outdir: folder,
  });
  const own = await bundleForComponents(join(folder, "own"), "reader-own", "./main-own.tsx");
  const { reactDom: _, ...dev } = await bundleForComponents(
    join(folder, "own"),
    "reader-dev",
    "./dev/main-dev.tsx",
  );
  const inlined = (name: string) =>
    inline.outputFiles.find(({ path }) => basename(path) === name)?.text.trim();
  const licences = fontLicences();
  writeFileSync(join(folder, "assets", licences.name), licences.text);
  const files = [...filesOf(assets.metafile), licences.name];
  const entry = (name: string, extension: string) =>
    files.find((file) => file.startsWith(`${name}-`) && file.endsWith(extension));
  const script = entry("reader", ".js");
  const index = {
    script,
    imports: importsOf(script, assets.metafile),
    style: entry("style", ".css"),
    files,
    // The face of titles is what gives a page its look; the others may come a page later.
    preload: files.filter((file) => /^title-[^-]+\.woff2$/.test(file)),
    boot: inlined("boot.js"),
    choose: inlined("choose.js"),
    own,
    dev,
  };
  writeFileSync(join(folder, "reader.json"), `${JSON.stringify(index, null, 2)}\n`);
}

/**
 * The reader of a site with components of its own: the same, with React's names as exports, so that components are
 * bundled without React and without the reader, and still there is one React. `entry` starts it.
 */
async function bundleForComponents(
  folder: string,
  name: string,
  entry: string,
): Promise<{ script: string | undefined; imports: string[]; files: string[]; reactDom: string[] }> {
  const reactDom = namesOf(ReactDOM);
  const contents = [
    `export { default, ${namesOf(React).join(", ")} } from "react";`,
    `export { jsx, jsxs } from "react/jsx-runtime";`,
    `export { ${["default", ...reactDom].map((name) => `${name} as dom$${name}`).join(", ")} } from "react-dom";`,
    `import ${JSON.stringify(entry)};`,
  ].join("\n");
  const { metafile } = await build({
    ...browser,
    stdin: { contents, resolveDir: "reader", sourcefile: "own.js" },
    splitting: true,
    plugins: [oneScript("reader/start.tsx", "start")],
    entryNames: `${name}-[hash]`,
    chunkNames: "[name]-[hash]",
    outdir: folder,
    metafile: true,
  });
  const files = filesOf(metafile);
  minifyAgain(folder, files);
  const script = files.find((file) => file.startsWith(`${name}-`));
  return { script, imports: importsOf(script, metafile), files, reactDom };
}

/** What esbuild has made small becomes smaller by 2 % after gzip, most of it in React. */
function minifyAgain(folder: string, files: readonly string[]): void {
  for (const name of files.filter((file) => file.endsWith(".js"))) {
    const path = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(path, "utf8"), {
      module: true,
      compress: { target: "es2022" },
      mangle: { toplevel: true },
    });
    if (errors.length > 0) throw new Error(`${name} could not be minified: ${errors[0]?.message}`);
    writeFileSync(path, code);
  }
}

function filesOf({ outputs }: Metafile): string[] {
  return Object.keys(outputs)
    .map((path) => basename(path))
    .sort();
}

/** Scripts that `script` cannot start without, through others too; not those that it asks for later. */
function importsOf(script: string | undefined, { outputs }: Metafile): string[] {
  const reached = new Set<string>();
  const follow = (name: string | undefined): void => {
    const output = Object.entries(outputs).find(([path]) => basename(path) === name)?.[1];
    for (const { path, kind } of output?.imports ?? []) {
      if (kind !== "import-statement" || reached.has(basename(path))) continue;
      reached.add(basename(path));
      follow(basename(path));
    }
  };
  follow(script);
  return [...reached];
}

function namesOf(module: object): string[] {
  return Object.keys(module)
    .filter((name) => name !== "default" && !name.startsWith("_"))
    .sort();
}
