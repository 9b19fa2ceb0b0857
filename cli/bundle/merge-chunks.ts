/**
 * Merges the chunks of the command that a compile loads. esbuild makes one for each set of entries that share modules: two hundred for a compile,
 * and in each thread Node takes nearly a millisecond to find, read and link each of them.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

/**
 * Modules that esbuild has made entries of, by what runs them. Chunks that the same rows need are merged; those of the first row are one module,
 * because they are few and most other rows need most of them.
 */
const rows = {
  // All that a compile loads where nothing has changed.
  start: ["cli/main.ts", "cli/commands/compile.ts", "cli/source/git-dates.ts"],
  report: ["cli/report/text.ts"],
  // All that is needed before the first page is compiled: the rest is read meanwhile.
  read: ["cli/pipeline/build.ts"],
  thread: [
    "cli/compile/compile-task.ts",
    "cli/publish/render-task.ts",
    "cli/emit/search/search-shard.ts",
    "schema/search/search-languages.ts",
  ],
  site: ["cli/pipeline/assemble-and-check.ts", "cli/pipeline/emit-site.ts", "cli/emit/document.tsx"],
  // Commands that are over in a moment do not load the whole compiler.
  small: ["cli/commands/init.ts", "cli/commands/preview.ts", "cli/commands/schema.ts"],
};

/** The module that a chunk becomes a part of, and the names that files outside it import. Paths are absolute. */
type Part = { module: string; names: Set<string> };

type Outputs = ReadonlyMap<string, Metafile["outputs"][string]>;

/** `folder` has the output that `metafile` describes. */
export async function mergeChunks(folder: string, metafile: Metafile): Promise<void> {
  const outputs = new Map(Object.entries(metafile.outputs));
  const parts = partsOf(outputs);
  const modules = new Set([...parts.values()].map(({ module }) => module));
  const others = [...outputs.keys()].map((path) => resolve(path)).filter((path) => !parts.has(path));
  for (const path of [...parts.keys(), ...others]) nameImports(path, parts);
  const { outputFiles } = await build({
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "esm",
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "error",
    entryPoints: Object.fromEntries([
      ...[...modules].map((module) => [`chunks/${module}`, `${MODULE}${module}`]),
      ...others.map((path) => [relative(folder, path).replace(/\.js$/, ""), path]),
    ]),
    outdir: folder,
    write: false,
    plugins: [mergedParts(parts)],
  });
  for (const path of parts.keys()) rmSync(path);
  for (const { path, text } of outputFiles) writeFileSync(path, inAscii(text));
}

const MODULE = "module:";

/** An entry is not merged, because it is imported by its name. */
function partsOf(outputs: Outputs): Map<string, Part> {
  const loaded = Object.entries(rows).map(([row, entries]) => ({ row, paths: loadedBy(entries, outputs) }));
  const paths = new Set(loaded.flatMap(({ row, paths }) => (row === "small" ? [] : [...paths])));
  return new Map(
    [...paths]
      .filter((path) => outputs.get(path)?.entryPoint === undefined)
      .map((path) => {
        const needing = loaded.flatMap(({ row, paths }) => (paths.has(path) ? [row] : []));
        const module = needing[0] === "start" ? "start" : needing.join("-");
        return [resolve(path), { module, names: new Set() }];
      }),
  );
}

/** The outputs that these entries import, directly or not. */
function loadedBy(entries: readonly string[], outputs: Outputs): Set<string> {
  const paths = new Set(
    [...outputs].flatMap(([path, { entryPoint = "" }]) => (entries.includes(entryPoint) ? [path] : [])),
  );
  if (paths.size < entries.length) throw new Error(`not all of these are entries: ${entries.join(", ")}`);
  for (const path of paths)
    for (const { path: imported, kind } of outputs.get(path)?.imports ?? [])
      if (kind === "import-statement" && outputs.has(imported)) paths.add(imported);
  return paths;
}

/**
 * Adds the names that a file imports from parts of other modules. A module exports no others: V8 searches the exports one by one for each
 * name of each function that it compiles.
 */
function nameImports(path: string, parts: ReadonlyMap<string, Part>): void {
  for (const [, names = "", from = ""] of readFileSync(path, "utf8").matchAll(
    /\b(?:im|ex)port\{([^{}]*)\}from"(\.[^"]*)"/g,
  )) {
    const part = parts.get(join(dirname(path), from));
    if (part && part.module !== parts.get(path)?.module)
      for (const name of names.split(",")) part.names.add(name.replace(/ as .*/, ""));
  }
}

/** Names of a part have its number, so that no two of a module are the same. */
function mergedParts(parts: ReadonlyMap<string, Part>): Plugin {
  const numbers = new Map([...parts.keys()].map((path, number) => [path, number]));
  const listed = (path: string, listing: (name: string, outside: string) => string): string =>
    [...(parts.get(path)?.names ?? [])].map((name) => listing(name, `${name}$${numbers.get(path)}`)).join();
  return {
    name: "merged-parts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^module:/ }, ({ path }) => ({
        path: path.slice(MODULE.length),
        namespace: "module",
      }));
      onLoad({ filter: /.*/, namespace: "module" }, ({ path: module }) => ({
        contents: [...parts]
          .filter(([, part]) => part.module === module)
          .map(([path]) => {
            const names = listed(path, (name, outside) => `${name} as ${outside}`);
            return `export {${names}} from ${JSON.stringify(path)};`;
          })
          .join("\n"),
        resolveDir: process.cwd(),
      }));
      onResolve({ filter: /.*/ }, ({ path, importer, namespace, kind, resolveDir }) => {
        if (kind === "entry-point" || namespace === "module") return undefined;
        const file = resolve(resolveDir, path);
        const part = parts.get(file);
        if (kind === "dynamic-import" || part === undefined) return { path, external: true };
        if (part.module === parts.get(importer)?.module) return undefined;
        const from = `${basename(resolveDir) === "chunks" ? "." : "./chunks"}/${part.module}.js`;
        return { path: file, namespace: "part", pluginData: from, suffix: `?${from}` };
      });
      onLoad({ filter: /.*/, namespace: "part" }, ({ path, pluginData: from }) => ({
        contents: `export {${listed(path, (name, outside) => `${outside} as ${name}`)}} from ${JSON.stringify(from)};`,
      }));
    },
  };
}

/** Only regular expressions have other characters by now. With one of them, V8 keeps two bytes for each character of the file. */
function inAscii(text: string): string {
  return text.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
