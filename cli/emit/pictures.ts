/** The picture of a page's link preview: the author's choice, else the site's. */
import { posix } from "node:path";
import { hrefOf } from "../../schema/paths.ts";
import { isExternal } from "../site/link-target.ts";
import type { Route } from "../site/site.ts";
import type { Asset } from "../source/assets.ts";

type Files = { has(path: string): boolean };

/** Path of the file in the content folder: beside the page or in `static/`. */
export function pictureFile(route: Route, siteImage: string | undefined, files: Files): string | undefined {
  const { image } = route.head;
  const own = image === undefined || isExternal(image) ? [] : candidates(image, route.page?.source.path);
  const site = siteImage === undefined || isExternal(siteImage) ? [] : candidates(siteImage, undefined);
  return [...own, ...site].find((path) => files.has(path));
}

function candidates(image: string, source: string | undefined): string[] {
  const inStatic = posix.join("static", image);
  const beside = source === undefined || image.startsWith("/") ? [] : [posix.join(posix.dirname(source), image)];
  return [...beside, inStatic];
}

/** Absolute. */
export function pictureUrl(
  route: Route,
  asset: Asset | undefined,
  siteUrl: string,
  base: string,
): string | undefined {
  const { image } = route.head;
  if (image !== undefined && isExternal(image)) return image;
  return asset && siteUrl + hrefOf(base, `/${asset.output}`);
}
