/** Files that the site shows, links to or serves → assets, and the picture of each route's link preview. */
import { extname } from "node:path";
import type { Drawings } from "../images/drawings/read-drawings.ts";
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import { isServed, type Preview, previewOf } from "../site/previews.ts";
import type { Target } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { type Asset, hashedName, readAssets, type StampedAsset } from "../source/assets.ts";
import type { Configuration } from "../source/configuration.ts";
import { type Discovery, THEME_FILE } from "../source/discover.ts";
import { filesShown } from "./picture-sizes.ts";

export type AssetInputs = {
  site: Site;
  configuration: Configuration;
  contentFolder: string;
  discovery: Pick<Discovery, "files">;
  targets: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  /** Assets of the last run, and where this run's are kept for the next. */
  knownAssets: ReadonlyMap<string, StampedAsset>;
  /** The sizes in which pictures are sent; undefined where they are sent as they are. */
  sizes: MadeSizes | undefined;
  /** Drawings in SVG, some of which are not sent as they are. */
  drawings: Drawings;
};

export type SiteAssets = {
  /** Assets by their paths from the content folder. */
  assets: Map<string, StampedAsset>;
  /** Assets by their names in pages; drawings are those that are sent. */
  sent: ReadonlyMap<string, Asset>;
  /** Files that get a name with a hash. */
  used: ReadonlySet<string>;
  /** Pictures that pages show in sizes. Those among them that are not in `used` are not part of the site. */
  inSizes: ReadonlySet<string>;
  /** Files that are served as they are. */
  served: string[];
  previewOf(route: Route): Preview | undefined;
};

export function siteAssets(inputs: AssetInputs): SiteAssets {
  const { site, configuration, contentFolder, discovery, targets, knownAssets, sizes } = inputs;
  const { files } = discovery;
  const source = site.locales[0]?.id ?? "";
  const previews = new Map(
    site.routes.map((route) => [route, previewOf(route, configuration.site.value, source, files)]),
  );
  const theme = files.has(THEME_FILE) ? [THEME_FILE] : [];
  const { inSizes, asTheyAre } = filesShown(site, targets, sizes);
  const used = new Set([...asTheyAre, ...picturesAmong(previews.values()), ...theme]);
  const served = [...files.keys()].filter(isServed);
  const assets = readAssets(contentFolder, [...used, ...inSizes, ...served], files, knownAssets);
  return {
    assets,
    sent: withDrawings(assets, inputs.drawings),
    used,
    inSizes,
    served,
    previewOf: (route) => previews.get(route),
  };
}

function withDrawings(assets: ReadonlyMap<string, Asset>, drawings: Drawings): Map<string, Asset> {
  const sent = new Map(assets);
  for (const [path, { sent: hash }] of drawings) {
    const asset = assets.get(path);
    if (asset && hash !== undefined)
      sent.set(path, { ...asset, hash, output: hashedName(path, hash, extname(path).toLowerCase()) });
  }
  return sent;
}

/** Files of link previews that are not served as they are. */
function* picturesAmong(previews: Iterable<Preview | undefined>): Generator<string> {
  for (const preview of previews)
    if (preview?.file !== undefined && !isServed(preview.file)) yield preview.file;
}
