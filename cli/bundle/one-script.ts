/**
 * Keeps what the reader starts with in one script. esbuild puts modules that several scripts share into scripts of their
 * own, one per set of scripts that share them; in two or more pieces they weigh 3 % more, and each is a request.
 * So every script that is imported on demand claims the whole reader, and all of it is shared by all of them.
 */
import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** `whole`: the module that starts the reader; `name` is what it exports. */
export function oneScript(whole: string, name: string): Plugin {
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
              contents: `${readFileSync(path, "utf8")}\nexport { ${name} } from ${JSON.stringify(resolve(whole))};\n`,
              loader: extname(path) === ".tsx" ? "tsx" : "ts",
            }
          : undefined,
      );
    },
  };
}
