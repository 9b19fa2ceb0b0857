/** The picture of a page's link preview, as documents name it. */
import { fileHref } from "../../schema/paths.ts";
import { isServed, type Preview } from "../site/previews.ts";
import type { Asset } from "../source/assets.ts";

/** Absolute, with its size in pixels where that is known. */
export type PreviewPicture = {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** Files of `static/` keep their address: networks remember a picture by it. */
export function pictureOf(
  preview: Preview | undefined,
  assets: ReadonlyMap<string, Asset>,
  siteUrl: string,
  base: string,
): PreviewPicture | undefined {
  if (!preview) return undefined;
  const { file, url, alt } = preview;
  if (url !== undefined) return { url, alt };
  const asset = file === undefined ? undefined : assets.get(file);
  if (file === undefined || !asset) return undefined;
  const path = isServed(file) ? file.slice("static".length) : `/${asset.output}`;
  const { width, height } = asset;
  return { url: siteUrl + fileHref(base, path), alt, width, height };
}
