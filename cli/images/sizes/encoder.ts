/** The package that makes pictures smaller, `sharp`: who wants it installs it, beside the content or beside twsite. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sharp, SharpOptions } from "sharp";
import { reasonOf } from "../../report/reason-of.ts";

type MakeSharp = ((input: Buffer, options?: SharpOptions) => Sharp) & {
  concurrency(threads: number): number;
  cache(isOn: boolean): unknown;
  versions: Readonly<Record<string, string | undefined>>;
};

export type Encoder = {
  sharp: MakeSharp;
  /** Versions of the encoder and its libraries: another version may make other bytes. */
  id: string;
};

export type InstalledEncoder = { entry: string; version: string };

const own = createRequire(import.meta.url);

/** Does not run the encoder; undefined if it is not installed. */
export function installedEncoder(contentFolder: string): InstalledEncoder | undefined {
  for (const require of [createRequire(join(resolve(contentFolder), "site.yml")), own]) {
    try {
      const entry = require.resolve("sharp");
      return { entry, version: versionAt(dirname(entry)) };
    } catch {
      // Installed nowhere above this file.
    }
  }
  return undefined;
}

/** Or why it does not start: it may be that of another system. */
export async function loadEncoder({ entry }: InstalledEncoder): Promise<Encoder | { problem: string }> {
  try {
    const { default: sharp }: { default: MakeSharp } = await import(pathToFileURL(entry).href);
    // Each picture is opened once.
    sharp.cache(false);
    const { sharp: version, vips, webp, aom, mozjpeg, png } = sharp.versions;
    return { sharp, id: JSON.stringify([version, vips, webp, aom, mozjpeg, png, process.arch]) };
  } catch (error) {
    return { problem: reasonOf(error).trim().split("\n")[0] ?? "" };
  }
}

function versionAt(folder: string): string {
  for (let above = folder; dirname(above) !== above; above = dirname(above)) {
    try {
      const { name, version } = JSON.parse(readFileSync(join(above, "package.json"), "utf8"));
      if (name === "sharp") return String(version);
    } catch {
      // One folder up.
    }
  }
  return "";
}
