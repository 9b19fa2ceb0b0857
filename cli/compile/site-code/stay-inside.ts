/** Plugin that keeps imports inside: each is a file of the content folder or a package: nothing else of this machine, no other host. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OnResolveResult, Plugin } from "esbuild";
import { readBelow, staysInside } from "../../source/read-inside.ts";
import { isIn, realPath } from "../../source/real-path.ts";
import { stampOf } from "../../source/stamp.ts";

/** The bundler would wait for a pipe, and read a device without end. */
function irregular(written: string, path: string): OnResolveResult | undefined {
  const stamp = stampOf(path);
  return stamp === undefined || stamp.isFile()
    ? undefined
    : { errors: [{ text: `“${written}” is not a file`, detail: "a file inside the content folder" }] };
}

/** Style sheets name files without a dot, too, and with a query. */
function isBeside(path: string, folder: string): boolean {
  return [path, path.replace(/[?#].*/, "")].some((name) => existsSync(join(folder, name)));
}

const asked = Symbol("resolved by this plugin");

/** A file that code of the content folder, whose real path is `root`, is made from; throws for one that has left the folder since. */
export function readCode(root: string, path: string): Buffer {
  return readBelow([isIn(path, root) ? root : dirname(path)], path);
}

export function stayInside(contentFolder: string): Plugin {
  const root = realPath(contentFolder);
  return {
    name: "stay-inside",
    setup(build) {
      build.onResolve({ filter: /^([a-z]+:)?\/\//i }, ({ path }) => ({
        errors: [
          { text: `“${path}” is on another host`, detail: "a file of the content folder, or a package" },
        ],
      }));
      build.onResolve({ filter: /(?:)/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        // Imports within a package are not checked, nor is the way to one.
        const isFile =
          /^[./]|[\\/]\.\.([\\/]|$)/.test(path) ||
          (["url-token", "import-rule"].includes(kind) && isBeside(path, resolveDir));
        if (pluginData === asked || !isFile || !staysInside(root, importer)) return undefined;
        const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: asked });
        if (found.errors.length > 0 || found.external) return found;
        if (staysInside(root, found.path)) return irregular(path, found.path) ?? found;
        return {
          errors: [
            { text: `“${path}” leaves the content folder`, detail: "a file inside the content folder" },
          ],
        };
      });
      build.onLoad({ filter: /(?:)/, namespace: "file" }, ({ path }) =>
        // Packages may be outside, and are read by the bundler.
        isIn(path, root) ? { contents: readCode(root, path), loader: "default" } : undefined,
      );
    },
  };
}
