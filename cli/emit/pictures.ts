/** The picture of a page's link preview: the author's choice, else the card of its area, else the site's. */
import { posix } from "node:path";
import { hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { textFor } from "../../schema/text.ts";
import { cardOf } from "../site/cards.ts";
import { isExternal } from "../site/link-target.ts";
import type { Route } from "../site/site.ts";
import type { Asset } from "../source/assets.ts";

type Files = { has(path: string): boolean };

/** A file of the content folder, or the address of a picture elsewhere; in words what it shows. */
export type Preview = { file?: string; url?: string; alt: string };

/** As link previews name it: absolute, with its size in pixels where that is known. */
export type Picture = { url: string; alt: string; width?: number | undefined; height?: number | undefined };

/** The page's own picture, beside it or in `static/`. */
export function pictureFile({ head, page }: Route, files: Files): string | undefined {
  const { image } = head;
  if (image === undefined || isExternal(image)) return undefined;
  const inStatic = posix.join("static", image);
  const beside =
    page === undefined || image.startsWith("/") ? [] : [posix.join(posix.dirname(page.source.path), image)];
  return [...beside, inStatic].find((path) => files.has(path));
}

/** `source` is the first locale: its card stands in for one that a locale lacks. */
export function previewOf(route: Route, site: SiteConfig, source: string, files: Files): Preview | undefined {
  const { meta, head, locale } = route;
  const { title } = meta;
  if (head.image !== undefined && isExternal(head.image)) return { url: head.image, alt: title };
  const own = pictureFile(route, files);
  if (own !== undefined) return { file: own, alt: title };
  const card = cardOf(meta, site.cards);
  const cardFile = card && (textFor(card.file, locale) ?? textFor(card.file, source));
  if (card && cardFile !== undefined && files.has(staticPath(cardFile)))
    return {
      file: staticPath(cardFile),
      alt: textFor(card.alt, locale) ?? textFor(card.alt, source) ?? title,
    };
  const { image } = site;
  if (image === undefined) return undefined;
  return isExternal(image) ? { url: image, alt: title } : { file: staticPath(image), alt: title };
}

/** Files of `static/` keep their address: networks remember a picture by it. */
export function pictureOf(
  preview: Preview | undefined,
  assets: ReadonlyMap<string, Asset>,
  siteUrl: string,
  base: string,
): Picture | undefined {
  if (!preview) return undefined;
  const { file, url, alt } = preview;
  if (url !== undefined) return { url, alt };
  const asset = file === undefined ? undefined : assets.get(file);
  if (file === undefined || !asset) return undefined;
  const path = isServed(file) ? file.slice("static".length) : `/${asset.output}`;
  const { width, height } = asset;
  return { url: siteUrl + hrefOf(base, path), alt, width, height };
}

/** True: the file is part of the site as it is. */
export function isServed(file: string): boolean {
  return file.startsWith("static/");
}

function staticPath(file: string): string {
  return posix.join("static", file);
}
