/** The bytes of a picture → the same picture in its planned widths and formats. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Sharp, SharpOptions } from "sharp";
import { reasonOf } from "../../report/reason-of.ts";
import type { SizePlan } from "./plan.ts";

export type SizeType = "image/webp" | "image/avif" | "image/jpeg" | "image/png";

export type EncodedSize = { type: SizeType; width: number; height: number; bytes: Buffer };

/** Encodes the sizes; undefined if they would not be smaller than the original. Rejects for a file that cannot be read to its end. */
export async function encodeSizes(
  { sharp }: Pick<Encoder, "sharp">,
  original: Buffer,
  plan: SizePlan,
): Promise<EncodedSize[] | undefined> {
  const { format, widths, fallback, kind } = plan;
  // Read and made smaller once; turned as the camera says, in the colours of screens, without what it says of its place.
  const { data, info } = await sharp(original, { failOn: "error", sequentialRead: true })
    .rotate()
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (own: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: own });

  const sizes: EncodedSize[] = [];
  // The widest comes first: if it is not smaller than the original, the others need no work.
  for (const own of widths.toReversed()) {
    const size = await encoded(() => at(own), format, plan);
    if (own === widths.at(-1) && size.bytes.length >= original.length) return undefined;
    // Lossless copies of drawings can be smaller than narrower sizes, which are then useless.
    if (sizes.every(({ bytes }) => size.bytes.length < bytes.length)) sizes.unshift(size);
  }
  const type = fallbackType(plan);
  if (type === `image/${format}`) return sizes;
  const own = at(fallback);
  const copy =
    kind === "PNG" ? own.png({ compressionLevel: 9 }) : own.jpeg({ quality: 82, progressive: true });
  const made = type === "image/webp" ? await own.webp({ quality: 80 }).toBuffer() : await copy.toBuffer();
  // Photographs say where they were taken; other pictures need not be packed again.
  const isAsGood = kind !== "JPEG" && fallback === width && original.length < made.length;
  const bytes = isAsGood ? original : made;
  return [...sizes, { type, width: fallback, height: heightAt(fallback, info), bytes }];

  async function encoded(
    make: () => Sharp,
    as: SizePlan["format"],
    { quality }: SizePlan,
  ): Promise<EncodedSize> {
    // More effort would take several times as long for a few bytes in a hundred.
    const lossy = as === "avif" ? make().avif({ quality, effort: 2 }) : make().webp({ quality, effort: 4 });
    const { data: bytes, info: made } = await lossy.toBuffer({ resolveWithObject: true });
    const size = { type: `image/${as}` as const, width: made.width, height: made.height };
    if (as === "avif" || kind !== "PNG") return { ...size, bytes };
    // Drawings and pictures of screens are smaller, and sharp, without any loss.
    const exact = await make().webp({ lossless: true, effort: 2 }).toBuffer();
    return { ...size, bytes: exact.length <= bytes.length ? exact : bytes };
  }
}

/** A copy in WebP is one of the sizes, where those are in WebP. */
export function fallbackType({ kind }: Pick<SizePlan, "kind">): SizeType {
  return kind === "PNG" ? "image/png" : kind === "JPEG" ? "image/jpeg" : "image/webp";
}

function heightAt(own: number, { width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.round((own * height) / width));
}

type MakeSharp = ((input: Buffer, options?: SharpOptions) => Sharp) & {
  concurrency(threads: number): number;
  cache(isOn: boolean): unknown;
  versions: Readonly<Record<string, string | undefined>>;
};

/** The package that makes pictures smaller, `sharp`: who wants it installs it, beside the content or beside twsite. */
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
