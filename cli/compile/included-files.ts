/** Files of the content folder that pages include, read when they are requested. */
import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { ownValue } from "../../schema/own-value.ts";
import type { CompileSettings } from "../markdown/compile-settings.ts";
import { stateOfTerm } from "../markdown/includes/glossary.ts";
import type { FileAccess, IncludedFile, PageUses } from "../markdown/includes/page-uses.ts";
import { stateOfOperation } from "../markdown/steps/api-operations.ts";
import { nearestPath } from "../report/nearest.ts";
import { contentHash } from "../source/content-hash.ts";
import { besideInVersion, isFrozen, sourceInVersion } from "../source/docs-sets.ts";
import { onDisk } from "../source/on-disk.ts";
import { OutsideError, readInside } from "../source/read-inside.ts";
import { decodeUtf8 } from "../source/utf8.ts";

/** `path` is from the content folder. */
export function readIncluded(contentFolder: string, path: string): IncludedFile {
  const refused = (problem: "missing" | "outside" | "hidden"): IncludedFile => ({ hash: "", problem });
  if (path === ".." || path.startsWith("../")) return refused("outside");
  if (path.split("/").some((name) => name.startsWith(".") || name === "node_modules"))
    return refused("hidden");
  try {
    const bytes = readInside(contentFolder, path);
    const hash = contentHash(bytes);
    const text = decodeUtf8(bytes);
    return text === undefined ? { hash, problem: "not-utf8" } : { hash, text };
  } catch (error) {
    return refused(error instanceof OutsideError ? "outside" : "missing");
  }
}

/** Access to the files that the page at `path` can include. */
export function fileAccessOf(contentFolder: string, path: string): FileAccess {
  return {
    path,
    nearest: (written, target, from) => nearestFile(contentFolder, written, { target, from }),
    read: (file) => readIncluded(contentFolder, file),
    candidates(address, from) {
      const written = address.normalize("NFC");
      if (!written.startsWith("/"))
        return unique([true, false].map((isThere) => besideInVersion(written, from, () => isThere)));
      const target = posix.normalize(`${from.split("/")[0]}${written}`);
      return unique(isFrozen(from) ? [sourceInVersion(target, from), target] : [target]);
    },
  };
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}

/** Names of what a page takes from elsewhere. */
export type Takes = Record<keyof PageUses, string[]>;

export function namesIn({ files, variables, terms, operations }: PageUses): Takes {
  return {
    files: Object.keys(files),
    variables: Object.keys(variables),
    terms: Object.keys(terms),
    operations: Object.keys(operations),
  };
}

/** What a page with these names uses now. `hashOf` is empty for a file that cannot be used. */
export function usesNow(
  { files, variables, terms, operations }: Takes,
  settings: Pick<CompileSettings, "variables" | "glossary" | "operations"> | undefined,
  hashOf: (path: string) => string,
): PageUses {
  const values = settings?.variables?.values ?? {};
  const byName = <T>(names: readonly string[], of: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  return {
    files: byName(files, hashOf),
    variables: byName(variables, (name) => ownValue(values, name) ?? null),
    terms: byName(terms, (name) => stateOfTerm(settings?.glossary, name)),
    operations: byName(operations, (name) => stateOfOperation(settings?.operations, name)),
  };
}

/** True where everything that a page took from elsewhere is as it was. */
export function stillHolds(
  uses: PageUses,
  hashOf: (path: string) => string,
  settings: Parameters<typeof usesNow>[1],
): boolean {
  return JSON.stringify(usesNow(namesIn(uses), settings, hashOf)) === JSON.stringify(uses);
}

/**
 * An include that names no file → the file that was most likely meant, written as the author would write it.
 * `target` is what `written` means in the file `from`; paths are from the content folder, the result's too.
 */
function nearestFile(
  contentFolder: string,
  written: string,
  { target, from }: { target: string; from: string },
): { path: string; written: string } | undefined {
  const locale = from.split("/")[0] ?? "";
  const all = filesBelow(contentFolder, "").filter((path) => path !== from);
  const own = all.filter((path) => path.startsWith(`${locale}/`));
  const path = nearestPath(target, own) ?? nearestPath(target, all);
  if (path === undefined) return undefined;
  if (written.startsWith("/") && path.startsWith(`${locale}/`))
    return { path, written: path.slice(locale.length) };
  const bare = posix.relative(posix.dirname(from), path);
  return { path, written: written.startsWith("./") && !bare.startsWith(".") ? `./${bare}` : bare };
}

/** Files below the folder, without hidden files and `node_modules`. */
function filesBelow(contentFolder: string, folder: string): string[] {
  return readdirSync(onDisk(contentFolder, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && name !== "node_modules")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name.normalize("NFC"));
      if (entry.isDirectory()) return filesBelow(contentFolder, path);
      return entry.isFile() ? [path] : [];
    });
}
