/** Leaves wouter's own link out of the reader, which has another one: the bundler would keep it, because a call makes it. */
import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

export function withoutUnusedLink(): Plugin {
  return {
    name: "without-unused-link",
    setup(build) {
      build.onLoad({ filter: /[\\/]wouter[\\/]src[\\/]index\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replaceAll("= forwardRef(", "= /* @__PURE__ */ forwardRef("),
      }));
    },
  };
}
