/**
 * The manifest of a locale as documents ask for it: under the hash of its content, so that a visitor loads it once, and
 * hydrates a document with the manifest that it was written with.
 */
import type { Manifest } from "../../schema/manifest.ts";
import { hashedPath } from "../../schema/paths.ts";
import { contentHash } from "../source/content-hash.ts";

export function manifestFile(manifest: Manifest): { path: string; text: string } {
  const text = `${JSON.stringify(manifest)}\n`;
  return { path: hashedPath(`manifest-${manifest.locale}-${contentHash(text).slice(0, 10)}.json`), text };
}
