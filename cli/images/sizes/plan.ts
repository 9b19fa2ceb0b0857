/** The plan for a picture: its widths and formats, and the key of the result. */
import { hash } from "node:crypto";
import type { PictureOptions } from "../../../schema/site-parts.ts";
import type { PictureKind } from "../picture-kind.ts";
import type { Picture } from "../read-pictures.ts";

export type SizePlan = {
  kind: SourceKind;
  format: PictureOptions["format"];
  quality: number;
  /** Widths in pixels, rising; none is wider than the picture. */
  widths: number[];
  /** Width of the copy in the original's own format, for programs that show no other. */
  fallback: number;
};

type SourceKind = Extract<PictureKind, "PNG" | "JPEG" | "WebP">;

/** A smaller file is sent as soon as its address is. */
const leastBytes = 6_000;
/** Wide enough for the text on a screen of twice the pixels. */
const fallbackWidth = 1440;
/** A width so close to that of the picture saves next to nothing. */
const nearly = 0.9;
const qualities = { webp: 80, avif: 55 };

/** The plan for a picture; undefined if smaller sizes gain nothing, or if it is animated. */
export function planOf(
  { kind, size, width, height, isAnimated }: Picture,
  { format, widths, quality = qualities[format] }: PictureOptions,
): SizePlan | undefined {
  if (!isSource(kind) || isAnimated || size < leastBytes || !width || !height) return undefined;
  const largest = Math.min(width, Math.max(...widths));
  const smaller = widths.filter((own) => own < largest * nearly);
  const all = [...new Set([...smaller, largest])].sort((a, b) => a - b);
  return { kind, format, quality, widths: all, fallback: Math.min(fallbackWidth, largest) };
}

/** A key of everything that the bytes depend on. */
export function planKey(plan: SizePlan, original: string, encoder: string): string {
  return hash("sha256", JSON.stringify(["twsite picture 1", original, plan, encoder]), "hex");
}

function isSource(kind: PictureKind): kind is SourceKind {
  return kind === "PNG" || kind === "JPEG" || kind === "WebP";
}
