/** Files that the site shows, links to or serves → assets, and the picture of each route's link preview. */
import { isServed, type Preview, previewOf } from "../site/previews.ts";
import type { Target } from "../site/references.ts";
import type { Route, Site } from "../site/site.ts";
import { readAssets, type StampedAsset } from "../source/assets.ts";
import type { Configuration } from "../source/configuration.ts";
import { type Discovery, THEME_FILE } from "../source/discover.ts";

export type AssetInputs = {
  site: Site;
  configuration: Configuration;
  contentFolder: string;
  discovery: Pick<Discovery, "files">;
  targets: ReadonlyMap<string, ReadonlyMap<string, Target>>;
  /** Assets of the last run, and where this run's are kept for the next. */
  knownAssets: ReadonlyMap<string, StampedAsset>;
};

export type SiteAssets = {
  /** By path from the content folder. */
  assets: Map<string, StampedAsset>;
  /** Files that get a name with a hash. */
  used: ReadonlySet<string>;
  /** Files that are served as they are. */
  served: string[];
  previewOf(route: Route): Preview | undefined;
};

export function siteAssets(inputs: AssetInputs): SiteAssets {
  const { site, configuration, contentFolder, discovery, targets, knownAssets } = inputs;
  const { files } = discovery;
  const source = site.locales[0]?.id ?? "";
  const previews = new Map(
    site.routes.map((route) => [route, previewOf(route, configuration.site.value, source, files)]),
  );
  const theme = files.has(THEME_FILE) ? [THEME_FILE] : [];
  const used = new Set([...filesAmong(targets), ...picturesAmong(previews.values()), ...theme]);
  const served = [...files.keys()].filter(isServed);
  return {
    assets: readAssets(contentFolder, [...used, ...served], files, knownAssets),
    used,
    served,
    previewOf: (route) => previews.get(route),
  };
}

/** Files that pages link to or show. */
function* filesAmong(targets: AssetInputs["targets"]): Generator<string> {
  for (const own of targets.values())
    for (const target of own.values()) if (target.kind === "file") yield target.path;
}

/** Files of link previews that are not served as they are. */
function* picturesAmong(previews: Iterable<Preview | undefined>): Generator<string> {
  for (const preview of previews)
    if (preview?.file !== undefined && !isServed(preview.file)) yield preview.file;
}
