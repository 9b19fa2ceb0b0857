/** Problems of a picture: browsers do not show it, or it is slow to load. */
import type { Finding } from "../report/finding.ts";
import { isShown, kindNamed, type PictureKind } from "./picture-kind.ts";
import type { Picture } from "./read-pictures.ts";

type Problem = Pick<Finding, "rule" | "message" | "expected">;

const mostBytes = 2_000_000;
const mostPixels = 6000;
const formats = "an image in PNG, JPEG, WebP, AVIF, GIF or SVG";

const reasons: Partial<Record<PictureKind, [message: string, expected: string]>> = {
  HTML: ["is an HTML page, not an image", "the image itself; a download may have failed"],
  "Git LFS": ["is a Git LFS pointer, not the image", "the image itself: run “git lfs pull”"],
  PDF: ["is a PDF, which browsers do not show as an image", formats],
  unknown: ["is not an image that browsers know", formats],
};

type Circumstances = {
  /** True: the encoder could not read it to its end. */
  isDamaged: boolean;
  /** True: the site asks for smaller sizes. */
  areSizesWanted: boolean;
};

/** Size and pixels are those of what is sent. */
export function pictureProblem(
  path: string,
  { kind, size, width, height }: Picture,
  { isDamaged, areSizesWanted }: Circumstances,
): Problem | undefined {
  const wrong = (message: string, expected: string): Problem => ({
    rule: "image-can-be-shown",
    message,
    expected,
  });
  if (size === 0) return wrong("this image is empty", "an image file with content");
  const [reason, meant] = reasons[kind] ?? [
    `is an image in ${kind}, which most browsers do not show`,
    formats,
  ];
  if (!isShown(kind)) return wrong(`this file ${reason}`, meant);
  const named = kindNamed(path);
  if (named !== kind) return wrong(...mislabelled(path, named, kind));
  if (isDamaged)
    return wrong(
      "this image is damaged: a part of it cannot be read",
      "the whole file, exported or downloaded again",
    );
  return tooLarge(size, areSizesWanted, width, height);
}

/** Browsers detect the kind from the content of the file, but that of drawings from the name. */
function mislabelled(
  path: string,
  named: PictureKind | undefined,
  kind: PictureKind,
): [message: string, expected: string] {
  const ending = /\.[a-z0-9]+$/i.exec(path)?.[0] ?? "";
  const isLost = kind === "SVG" || named === "SVG" || named === undefined;
  return [
    `this file is an image in ${kind}, but its name ends in “${ending}”${isLost ? ": browsers do not show it" : ""}`,
    `a name that ends in .${kind === "JPEG" ? "jpg" : kind.toLowerCase()}`,
  ];
}

function tooLarge(size: number, areSizesWanted: boolean, width = 0, height = 0): Problem | undefined {
  const rule = "image-is-not-too-large";
  if (Math.max(width, height) > mostPixels)
    return {
      rule,
      message: `this image has ${width} × ${height} pixels`,
      expected: "at most 6000 pixels on a side; twice its displayed width is enough",
    };
  if (size <= mostBytes) return undefined;
  return {
    rule,
    message: `this image has ${(size / 1_000_000).toFixed(1)} MB, which is slow to load`,
    expected: areSizesWanted
      ? "at most 2 MB: fewer pixels, or a format such as WebP or AVIF"
      : "at most 2 MB: fewer pixels, WebP or AVIF, or “pictures: true” in site.yml",
  };
}
