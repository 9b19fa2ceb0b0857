/**
 * Packages that components share with the tool: React is the one that renders the page, here and in the browser, and zod comes
 * with the tool. An author's site needs no node_modules for either.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, PluginBuild } from "esbuild";
import { oneOf } from "../../report/counted.ts";
import type { ReaderFiles } from "../reader-files.ts";

/** Modules of React that a component may import. */
const react = ["react", "react/jsx-runtime", "react-dom"];
const ofReact = /^react(-dom)?(\/|$)/;

/** The folder in which packages of the tool itself are resolved. */
const tool = dirname(fileURLToPath(import.meta.url));

/** Packages of the prerender are left to `loadComponents`, which gives what the tool itself uses. */
export function sharedOnServer(): Plugin {
  return {
    name: "shared-packages",
    setup(build) {
      build.onResolve({ filter: ofReact }, ({ path }) =>
        react.includes(path) ? { path, external: true } : notShared(path),
      );
      build.onResolve({ filter: /^zod$/ }, ({ path }) => ({ path, external: true }));
      fromTool(build, /^zod\//);
    },
  };
}

/** Packages for the browser: React's names are exports of the reader's own script. */
export function sharedInBrowser({ script, reactDom }: ReaderFiles["withComponents"]): Plugin {
  const reader = `./${script}`;
  return {
    name: "shared-packages",
    setup(build) {
      build.onResolve({ filter: ofReact }, ({ path, kind }) => {
        if (!react.includes(path)) return notShared(path);
        // An import takes the names that it needs; `require` and react-dom need a module around them.
        if (kind !== "require-call" && path !== "react-dom") return { path: reader, external: true };
        return { path, namespace: "reader", sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace: "reader" }, ({ path }) => ({ contents: moduleOf(path) }));
      build.onResolve({ filter: /.*/, namespace: "reader" }, () => ({ path: reader, external: true }));
      fromTool(build, /^zod(\/|$)/);
    },
  };

  function moduleOf(path: string): string {
    if (path !== "react-dom") return `export * from "reader"; export { default } from "reader";`;
    const names = ["default", ...reactDom].map((name) => `dom$${name} as ${name}`);
    return `export { ${names.join(", ")} } from "reader";`;
  }
}

function notShared(path: string) {
  return {
    errors: [{ text: `components cannot import “${path}”`, detail: oneOf(react) }],
  };
}

const asked = Symbol("resolved by this plugin");

function fromTool(build: PluginBuild, filter: RegExp): void {
  build.onResolve({ filter }, ({ path, kind, pluginData }) =>
    pluginData === asked ? undefined : build.resolve(path, { kind, resolveDir: tool, pluginData: asked }),
  );
}
