/** Plugin that keeps imports inside: each is a file of the content folder or a package: nothing else of this machine, no other host. */
import { realpathSync } from "node:fs";
import type { OnResolveResult, Plugin } from "esbuild";
import { stampOf } from "../../source/stamp.ts";
import { staysInside } from "../../source/stay-in-folder.ts";

/** The bundler would wait for a pipe, and read a device without end. */
function irregular(written: string, path: string): OnResolveResult | undefined {
  const stamp = stampOf(path);
  return stamp === undefined || stamp.isFile()
    ? undefined
    : { errors: [{ text: `“${written}” is not a file`, detail: "a file inside the content folder" }] };
}

const asked = Symbol("resolved by this plugin");

export function stayInside(contentFolder: string): Plugin {
  const root = realpathSync(contentFolder);
  return {
    name: "stay-inside",
    setup(build) {
      build.onResolve({ filter: /^([a-z]+:)?\/\//i }, ({ path }) => ({
        errors: [
          { text: `“${path}” is on another host`, detail: "a file of the content folder, or a package" },
        ],
      }));
      build.onResolve({ filter: /^[./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        // Imports within a package are not checked.
        if (pluginData === asked || !staysInside(root, importer)) return undefined;
        const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: asked });
        if (found.errors.length > 0 || found.external) return found;
        if (staysInside(root, found.path)) return irregular(path, found.path) ?? found;
        return {
          errors: [
            { text: `“${path}” leaves the content folder`, detail: "a file inside the content folder" },
          ],
        };
      });
    },
  };
}
