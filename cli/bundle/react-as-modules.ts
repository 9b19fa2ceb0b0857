/**
 * Converts React, which is published as CommonJS, to modules: `require` → `import`, `exports.x` → an exported variable.
 * A browser compiles each CommonJS package as one function, on the main thread, when it is first called.
 * It compiles the body of a module earlier, off that thread. On a phone this saves a tenth of a second in which the page does not respond.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { ownValue } from "../../schema/own-value.ts";
import { unusedExports, withoutUnusedParts } from "./react-parts.ts";

/** The imported module → its production build in the package. */
const files: Record<string, string> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  "react-dom/client": "react-dom/cjs/react-dom-client.production.js",
  scheduler: "scheduler/cjs/scheduler.production.js",
};

/** A replacement for Reacts that lack the hook, which wouter still asks for. */
const shim = "use-sync-external-store/shim/index.js";

const namespace = "react-as-modules";

/** `whole`: with the parts that the reader does not use, for components of a site's own. */
export function reactAsModules({ whole = false } = {}): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/ }, ({ path }) =>
        Object.hasOwn(files, path) || path === shim ? { path, namespace } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: path === shim ? 'export { useSyncExternalStore } from "react";' : moduleOf(path, whole),
        resolveDir: process.cwd(),
      }));
    },
  };
}

function moduleOf(path: string, whole: boolean): string {
  const text = sourceOf(path);
  if (whole) return asModule(text);
  return asModule(path === "react-dom/client" ? withoutUnusedParts(text) : text, unusedExports);
}

/** Public names of a package of React, sorted. */
export function publicNames(path: "react" | "react-dom"): string[] {
  return namesOf(sourceOf(path)).filter((name) => !name.startsWith("_"));
}

/** Throws where the text is not as simple as React's is. `unused`: names that are not exported. */
export function asModule(text: string, unused: ReadonlySet<string> = new Set()): string {
  const names = namesOf(text);
  const offered = names.filter((name) => !unused.has(name));
  const imports = new Map([...text.matchAll(requires)].map(([, name = "", path = ""]) => [name, path]));
  const body = text
    .replaceAll(requires, (_, name: string, path: string) => `${name} = ${importName(path)}`)
    // A member of an import names one export, so that a bundler leaves out the others.
    .replaceAll(/(?<![\w$."'])(\w+)(?=\.\w)/g, (name) => {
      const path = imports.get(name);
      return path === undefined ? name : importName(path);
    })
    .replaceAll(exported, (_, name: string) => exportName(name))
    // A bundler leaves out a declaration whose name nothing imports, but it keeps an assignment.
    .replaceAll(/^exports\$\w+ =/gm, "var $&");
  if (/\b(require\(|exports\b(?!\$))/.test(body))
    throw new Error("React is published in another form than before: see cli/bundle/react-as-modules.ts");
  return [
    ...[...new Set(imports.values())].map(
      (path) => `import * as ${importName(path)} from ${JSON.stringify(path)};`,
    ),
    `var ${names.map(exportName).join(", ")};`,
    body,
    `export { ${offered.map((name) => `${exportName(name)} as ${name}`).join(", ")} };`,
    `export default { ${offered.map((name) => `${name}: ${exportName(name)}`).join(", ")} };`,
  ].join("\n");
}

const requires = /\b(\w+) = require\("([^"]+)"\)/g;
const exported = /\bexports\.(\w+)/g;
const exportName = (name: string) => `exports$${name}`;
const importName = (path: string) => `require$${path.replaceAll(/\W/g, "_")}`;

function namesOf(text: string): string[] {
  return [...new Set([...text.matchAll(exported)].map(([, name = ""]) => name))].sort();
}

/** The packages do not let these files be requested by name, but their folders. */
function sourceOf(path: string): string {
  const [name = "", ...rest] = (ownValue(files, path) ?? "").split("/");
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  return readFileSync(join(folder, ...rest), "utf8");
}
