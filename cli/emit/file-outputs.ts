/** Files of the content folder that are part of the site: assets under hashed names, `static/` as it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTRACT } from "../../schema/contract.ts";
import { fileHref, hashedPath, schemaPath, sideBySidePath } from "../../schema/paths.ts";
import type { SideBySide } from "../../schema/side-by-side.ts";
import { cardDesign } from "../images/cards/card-svg.ts";
import { cardOfRoute } from "../images/cards/card-texts.ts";
import type { CardTools } from "../images/cards/card-tools.ts";
import { type CardJob, cardDrawer } from "../images/cards/draw-card.ts";
import { sentText } from "../images/drawings/cleaned-drawing.ts";
import type { Drawings } from "../images/drawings/read-drawings.ts";
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import { publishedSchemas } from "../report/json-schema/schemas.ts";
import type { Locale, Route, Site } from "../site/site.ts";
import type { Asset } from "../source/assets.ts";
import { contentHash } from "../source/content-hash.ts";
import { readInside } from "../source/read-inside.ts";
import { isDocument, type Output } from "./output.ts";
import { outputOf } from "./picture-sizes.ts";
import type { PreviewPicture } from "./preview-picture.ts";

export function assetOutputs(
  paths: Iterable<string>,
  assets: ReadonlyMap<string, Asset>,
  drawings: Drawings,
  contentFolder: string,
): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of paths) {
    const asset = assets.get(path);
    // Equal files in two places share one asset.
    if (!asset) continue;
    const output = copy(path, asset.output, asset.hash, contentFolder);
    const isCleaned = drawings.get(path)?.sent !== undefined;
    outputs.set(
      asset.output,
      isCleaned ? { ...output, content: () => cleaned(path, asset, contentFolder) } : output,
    );
  }
  return [...outputs.values()];
}

export function staticOutputs(
  paths: readonly string[],
  assets: ReadonlyMap<string, Asset>,
  contentFolder: string,
): Output[] {
  return paths.flatMap((path) => {
    const asset = assets.get(path);
    return asset ? [copy(path, path.slice("static/".length), asset.hash, contentFolder)] : [];
  });
}

/** The cleaned text of a drawing. It is cleaned a second time when it is written, which happens once. */
async function cleaned(path: string, { hash }: Asset, contentFolder: string): Promise<string> {
  const { cleanDrawing } = await import("../images/drawings/clean-drawing.ts");
  const text = sentText(cleanDrawing(readInside(contentFolder, path)));
  if (text === undefined || contentHash(text) !== hash)
    throw new Error(`the drawing ${path} has changed while the site was compiled`);
  return text;
}

function copy(from: string, to: string, key: string, contentFolder: string): Output {
  // Files that an author's document shows are published before it, too.
  const phase = isDocument(to) ? "document" : "data";
  return { path: to, key, phase, content: () => readInside(contentFolder, from) };
}

/** Cards that are drawn, as files: each under a hash of all that it is drawn from. */
export type DrawnCards = {
  outputs: Output[];
  /** The card of a route. Undefined if it has no card of its own. */
  pictureOf(route: Route): PreviewPicture | undefined;
};

export function drawnCards(
  site: Site,
  tools: CardTools,
  { siteUrl, base }: { siteUrl: string; base: string },
): DrawnCards {
  const outputs = new Map<string, Output>();
  const pictures = new Map<Route, PreviewPicture>();
  const draw = cardDrawer();
  for (const route of site.routes) {
    const card = cardOfRoute(route, site);
    if (!card || "missing" in card) continue;
    const job: CardJob = { texts: card.texts, tools };
    const key = contentHash(JSON.stringify([cardDesign, tools.version, card.texts]));
    const path = hashedPath(`card-${key.slice(0, 16)}.png`);
    outputs.set(path, { path, key, phase: "data", content: () => draw(job), card: job });
    const url = siteUrl + fileHref(base, `/${path}`);
    pictures.set(route, { url, alt: route.meta.title, width: 1200, height: 630 });
  }
  return { outputs: [...outputs.values()], pictureOf: (route) => pictures.get(route) };
}

/** Sizes of pictures as files of the site. `shown` are paths of files of which pages show the sizes. */
export function sizeOutputs(shown: Iterable<string>, sizes: MadeSizes): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of shown) {
    const picture = sizes.byFile.get(path);
    picture?.sizes.forEach((size, place) => {
      const output = outputOf(path, picture, size);
      const key = `${picture.key}-${place}`;
      const content = () => sizes.bytes.read(picture, path, place);
      outputs.set(output, { path: output, key, phase: "data", content });
    });
  }
  return [...outputs.values()];
}

/**
 * The JSON Schemas of what the site's data files and the commands' reports hold, beside the data. `folder` is that of the
 * prebuilt reader; the `$id` of each is its address. `directives` are those of the site's extensions.
 */
export function schemaOutputs(
  folder: string,
  siteUrl: string,
  base: string,
  version: string,
  directives: readonly { name: string; schema: Record<string, unknown> }[],
): Output[] {
  const ofDirectives = directives.map(({ name, schema }): Output => {
    const path = schemaPath(`directives/${name}`);
    const text = `${JSON.stringify({ $id: `${siteUrl}${base}${path}`, ...schema }, null, 2)}\n`;
    return { path, key: contentHash(text), phase: "data", content: () => text };
  });
  const own = publishedSchemas
    .filter(({ side }) => side !== "written")
    .map((published): Output => {
      const path = schemaPath(published.name);
      const id = `${siteUrl}${base}${path}`;
      const key = contentHash(JSON.stringify([version, id]));
      return { path, key, phase: "data", content: () => textOf(folder, published.name, id) };
    });
  return [...own, ...ofDirectives];
}

/** Converting the schemas takes longer than a small site, so that `bundle/bundle.ts` has done it, with an empty `$id`. */
function textOf(folder: string, name: string, $id: string): string {
  const text = readFileSync(join(folder, "schemas", `${name}.json`), "utf8");
  return text.replace('"$id":""', () => `"$id":${JSON.stringify($id)}`);
}

/** Texts for a page in two languages side by side, per locale; none in a site of one language. */
export function sideBySideOutputs(locales: readonly Locale[]): Output[] {
  if (locales.length < 2) return [];
  return locales.map(({ id, strings }): Output => {
    const file: SideBySide = { contract: CONTRACT, locale: id, strings: strings.sideBySide };
    const text = `${JSON.stringify(file)}\n`;
    return { path: sideBySidePath(id), key: contentHash(text), phase: "manifest", content: () => text };
  });
}
