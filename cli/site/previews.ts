/** The picture of a page's link preview: the author's choice, else the card of its area, else the site's. */
import { posix } from "node:path";
import { ownValue } from "../../schema/own-value.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { Card, Cards, cardAreas } from "../../schema/site-parts.ts";
import { textFor } from "../../schema/text.ts";
import { isExternal } from "./link-target.ts";
import { fileAt } from "./references.ts";
import type { PageMeta, Route } from "./site.ts";

type Files = { has(path: string): boolean };

/** A file of the content folder, or the address of a picture on another site, with its alternative text. */
export type Preview = { file?: string; url?: string; alt: string };

/** The page's own picture, beside it, beside the page that it translates, or in `static/`. `source` is the first locale. */
export function pictureFile({ head, page }: Route, source: string, files: Files): string | undefined {
  const { image } = head;
  if (image === undefined || isExternal(image)) return undefined;
  const inStatic = posix.join("static", image);
  const beside =
    page === undefined || image.startsWith("/") ? [] : [posix.join(posix.dirname(page.source.path), image)];
  return [...beside, inStatic]
    .map((path) => fileAt(path, { files, source }))
    .find((path) => path !== undefined);
}

/** `source` is the first locale: its card is used if a locale has none. */
export function previewOf(route: Route, site: SiteConfig, source: string, files: Files): Preview | undefined {
  const { meta, head, locale } = route;
  const { title } = meta;
  if (head.image !== undefined && isExternal(head.image)) return { url: head.image, alt: title };
  const own = pictureFile(route, source, files);
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

/** True: the file is part of the site as it is. */
export function isServed(file: string): boolean {
  return file.startsWith("static/");
}

function staticPath(file: string): string {
  return posix.join("static", file);
}

type Area = (typeof cardAreas)[number];

/** Card of a page's sidebar, else of its area. */
function cardOf(meta: PageMeta, cards: Cards): Card | undefined {
  const area = areaOf(meta.kind);
  const sidebar = area === "docs" ? sidebarOf(meta)?.id : undefined;
  return (sidebar === undefined ? undefined : ownValue(cards, sidebar)) ?? cards[area];
}

function areaOf(kind: PageMeta["kind"]): Area {
  switch (kind) {
    case "home":
      return "home";
    case "page":
    case "not-found":
      return "pages";
    case "doc":
    case "category":
    case "doc-tag":
    case "doc-tags":
      return "docs";
    case "blog":
    case "post":
    case "archive":
    case "tags":
    case "tag":
    case "authors":
    case "author":
      return "blog";
  }
}
