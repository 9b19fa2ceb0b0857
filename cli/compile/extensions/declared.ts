/** `extensions:` of site.yml → the modules that it names, each with its place. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Extensions } from "../../../schema/site-parts.ts";
import type { ExtensionEntry } from "../../markdown/site-extensions.ts";
import type { Place } from "../../report/finding.ts";

export const EXTENSION_FOLDER = "extensions";

/** `module` is a file of the site's own, else a package. */
export type DeclaredExtension = ExtensionEntry & { place: Place | undefined };

const kinds = ["directives", "rules", "remark", "rehype"] as const;
const endings = [".ts", ".js", ".mjs"];

export function declaredExtensions(
  extensions: Extensions,
  contentFolder: string,
  placeOf: (path: readonly (string | number)[]) => Place | undefined,
): DeclaredExtension[] {
  return kinds.flatMap((kind) =>
    extensions[kind].map((entry, index): DeclaredExtension => {
      const { use: name, options } = typeof entry === "string" ? { use: entry, options: undefined } : entry;
      const place = placeOf(["extensions", kind, index, ...(typeof entry === "string" ? [] : ["use"])]);
      const module = moduleOf(name, contentFolder);
      return { kind, name, module, ...(options !== undefined && { options }), place };
    }),
  );
}

function moduleOf(name: string, contentFolder: string): string {
  if (!/^[\w-]+$/.test(name)) return name;
  const own = endings.map((ending) => `${EXTENSION_FOLDER}/${name}${ending}`);
  const found = own.find((path) => existsSync(join(contentFolder, path)));
  return found === undefined ? name : `./${found}`;
}

/** Names of the files with code in the extensions' folder. */
export function extensionFiles(contentFolder: string): string[] {
  try {
    const names = readdirSync(join(contentFolder, EXTENSION_FOLDER)).sort();
    return names.filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.endsWith(".d.ts"));
  } catch {
    // Most sites have none.
    return [];
  }
}
