/** The file of the source that a name in code means. */
import { posix } from "node:path";
import { Environment } from "./code/values.ts";
import type { SourceFolder } from "./source-folder.ts";

/** Stands for the folder of the source in paths of the code, so that they can be told from other texts; above it there is room to go up. */
export const ROOT = `${"/\0".repeat(12)}/site`;

/** Path in the source of a path of the code; undefined for one that is not below the root. */
export function pathInSource(path: string): string | undefined {
  const whole = path.startsWith("/") ? path : posix.join(ROOT, path);
  return whole.startsWith("/\0") ? posix.relative(ROOT, whole) || "." : undefined;
}

/** Modules of Node that configurations use to name files. None of them reads a file. */
export function nodeModules(): Map<string, Readonly<Record<string, unknown>>> {
  const { basename, dirname, join } = posix;
  const resolve = (...parts: string[]) => posix.resolve(ROOT, ...parts);
  return new Map<string, Readonly<Record<string, unknown>>>([
    ["path", { basename, dirname, join, resolve }],
    ["url", { fileURLToPath: (text: string) => text.replace(/^file:\/\//, "") }],
    ["process", { cwd: () => ROOT, env: new Environment() }],
  ]);
}

const endings = ["", ".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json"];

/** The paths at which a module can be whose name may lack its ending. */
export function moduleCandidates(path: string): string[] {
  const bare = path.replace(/\.[cm]?js$/, "");
  return [
    ...endings.map((ending) => path + ending),
    // TypeScript names a file by what it becomes.
    ...(bare === path ? [] : [".ts", ".mts", ".cts"].map((ending) => bare + ending)),
    ...endings.slice(1).map((ending) => posix.join(path, `index${ending}`)),
  ];
}

/** `@site/src/a.js` → `src/a.js`; undefined for another path. */
export function fromSite(path: string): string | undefined {
  return path.startsWith("@site/") ? posix.normalize(path.slice("@site/".length)) : undefined;
}

/** The file of a local module; undefined for a package, and if the file does not exist. */
export function localFile(name: string, from: string, source: SourceFolder): string | undefined {
  const path =
    fromSite(name) ?? (/^\.{0,2}\//.test(name) ? posix.join(posix.dirname(from), name) : undefined);
  return path === undefined ? undefined : moduleFile(source, path);
}

export function moduleFile(source: SourceFolder, path: string): string | undefined {
  const candidates = moduleCandidates(path);
  source.include(candidates);
  return source.firstFile(candidates.filter((file) => /\.([cm]?[jt]s|[jt]sx|json)$/.test(file)));
}
