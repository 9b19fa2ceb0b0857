/** What the last run made of the components, in the cache: valid as long as every file that it was made from is as it was. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentHash } from "../source/content-hash.ts";
import { COMPONENT_FOLDER } from "./find-components.ts";

/** Path from the content folder, and hash: of packages that components import. */
type Inputs = [path: string, hash: string][];

/** Undefined where there is nothing of this key, or one of its files has changed. */
export function readCached<T>(file: string | undefined, key: string, contentFolder: string): T | undefined {
  if (file === undefined) return undefined;
  try {
    const cached: { key: string; inputs: Inputs; value: T } = JSON.parse(readFileSync(file, "utf8"));
    const isValid =
      cached.key === key && cached.inputs.every(([path, hash]) => hashOf(join(contentFolder, path)) === hash);
    return isValid ? cached.value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `inputs` are all files that went into `value`; the key speaks for those of the components' own folder.
 * The cache saves time and nothing else: where it cannot be written, the next run is slower.
 */
export function writeCached(
  file: string | undefined,
  key: string,
  contentFolder: string,
  inputs: readonly string[],
  value: unknown,
): void {
  if (file === undefined) return;
  const draft = `${file}.${process.pid}`;
  try {
    const others = inputs
      .filter((path) => !path.startsWith(`${COMPONENT_FOLDER}/`))
      .map((path) => [path, hashOf(join(contentFolder, path))]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify({ key, inputs: others, value }));
    renameSync(draft, file);
  } catch {
    return;
  }
}

function hashOf(file: string): string {
  return contentHash(readFileSync(file));
}
