/** The first bytes of a file → the kind of picture, regardless of its name. */

/** Kinds that the bytes at a place tell. */
const signatures = [
  ["PNG", 0, "\u0089PNG\r\n\u001a\n"],
  ["JPEG", 0, "\u00ff\u00d8\u00ff"],
  ["GIF", 0, "GIF8"],
  ["WebP", 8, "WEBP"],
  ["BMP", 0, "BM"],
  ["ICO", 0, "\u0000\u0000\u0001\u0000"],
  ["TIFF", 0, "II*\u0000"],
  ["TIFF", 0, "MM\u0000*"],
  ["Photoshop", 0, "8BPS"],
  ["PostScript", 0, "%!PS"],
  ["PostScript", 0, "\u00c5\u00d0\u00d3\u00c6"],
  ["PDF", 0, "%PDF"],
  ["JPEG XL", 0, "\u00ff\n"],
  ["JPEG XL", 4, "JXL "],
  ["JPEG 2000", 4, "jP  "],
  ["Git LFS", 0, "version https://git-lfs"],
] as const;

export type PictureKind = (typeof signatures)[number][0] | "AVIF" | "HEIC" | "SVG" | "HTML" | "unknown";

const browsersShow = new Set<PictureKind>(["PNG", "JPEG", "GIF", "WebP", "AVIF", "BMP", "ICO", "SVG"]);

/** Every browser of these years shows it. */
export function isShown(kind: PictureKind): boolean {
  return browsersShow.has(kind);
}

const heif = /^(?:hei|hev|mif|msf)/;

export function pictureKind(bytes: Buffer): PictureKind {
  const head = bytes.toString("latin1", 0, 64);
  if (head.startsWith("ftyp", 4)) {
    const brands = head.slice(8, 40);
    return /avi[fs]/.test(brands) ? "AVIF" : heif.test(brands) ? "HEIC" : "unknown";
  }
  const found = signatures.find(([, at, text]) => head.startsWith(text, at));
  return found ? found[0] : textKind(bytes);
}

/** Tells by the first bytes: the first part of a WebP says so, and a PNG has an `acTL` before its pixels. */
export function isAnimated(kind: PictureKind, bytes: Buffer): boolean {
  if (kind === "WebP") return bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
  if (kind !== "PNG") return kind === "GIF";
  const control = bytes.indexOf("acTL", 8, "latin1");
  const pixels = bytes.indexOf("IDAT", 8, "latin1");
  return control !== -1 && (pixels === -1 || control < pixels);
}

/** Drawings are text, and so are pages that a server sends where there is no picture. */
function textKind(bytes: Buffer): PictureKind {
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
  const text = bytes.toString(isUtf16 ? "utf16le" : "latin1").replace(/^(?:\uFEFF|\u00ef\u00bb\u00bf)/, "");
  if (/^\s*(?:<!doctype html|<html|<head|<body)/i.test(text)) return "HTML";
  return /<(?:[a-z]+:)?svg[\s>]/i.test(text) ? "SVG" : "unknown";
}

const endings: ReadonlyMap<string, PictureKind> = new Map([
  ["apng", "PNG"],
  ["avif", "AVIF"],
  ["bmp", "BMP"],
  ["gif", "GIF"],
  ["ico", "ICO"],
  ["jfif", "JPEG"],
  ["jpe", "JPEG"],
  ["jpeg", "JPEG"],
  ["jpg", "JPEG"],
  ["png", "PNG"],
  ["svg", "SVG"],
  ["webp", "WebP"],
]);

/** The kind that the file extension names; undefined for an extension that browsers do not show. */
export function kindNamed(path: string): PictureKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return endings.get(ending);
}
