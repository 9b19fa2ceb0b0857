/**
 * Keeps what the reader starts with in one script. esbuild puts modules that several scripts share into scripts of their
 * own, one per set of scripts that share them; in two or more pieces they weigh 3 % more, and each is a request.
 * So every script that is imported on demand claims the whole reader, and all of it is shared by all of them.
 */
import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** Modules that the reader starts with, and a name that each exports. */
export function oneScript(whole: Readonly<Record<string, string>>): Plugin {
  const claims = Object.entries(whole).map(
    ([path, name]) => `export { ${name} } from ${JSON.stringify(resolve(path))};\n`,
  );
  return {
    name: "one-script",
    setup(build) {
      const onDemand = new Set<string>();
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind === "dynamic-import") onDemand.add(resolve(resolveDir, path));
        return undefined;
      });
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
        onDemand.has(path)
          ? {
              contents: `${readFileSync(path, "utf8")}\n${claims.join("")}`,
              loader: extname(path) === ".tsx" ? "tsx" : "ts",
            }
          : undefined,
      );
    },
  };
}
