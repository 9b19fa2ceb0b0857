/** Options to bundle scripts for the browser, and the files that a bundle has. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import { minifySync } from "rolldown/utils";

export const browser: BuildOptions = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox114", "safari16.4"],
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
};

/** What esbuild has made small becomes smaller by 2 % after gzip, most of it in React. */
export function minifyAgain(folder: string, files: readonly string[]): void {
  for (const name of files.filter((file) => file.endsWith(".js"))) {
    const path = join(folder, name);
    writeFileSync(path, minified(name, readFileSync(path, "utf8")));
  }
}

export function minified(name: string, text: string): string {
  const { code, errors } = minifySync(name, text, {
    module: true,
    compress: { target: "es2022" },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${name} could not be minified: ${errors[0]?.message}`);
  return code;
}

/** Names of the files, sorted. */
export function filesOf({ outputs }: Metafile): string[] {
  return Object.keys(outputs)
    .map((path) => basename(path))
    .sort();
}

/** Scripts that `script` cannot start without, through others too; not those that it asks for later. */
export function importsOf(script: string | undefined, { outputs }: Metafile): string[] {
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
