/** Pictures that pages and configuration show are files that browsers show, and no larger than need be. */
import type { Cache } from "../cache/cache.ts";
import type { Finding, RelatedPlace } from "../report/finding.ts";
import { isExternal } from "../site/link-target.ts";
import { pictureFile } from "../site/previews.ts";
import type { Targets } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { FileStamp } from "../source/file-stamp.ts";
import { pictureProblem } from "./picture-problem.ts";
import { type Picture, readPictures } from "./read-pictures.ts";

export type PictureInputs = {
  site: Site;
  targets: Targets;
  files: ReadonlyMap<string, FileStamp>;
  /** Addresses of pictures that configuration names, such as `/logo.svg`. */
  named: readonly string[];
  contentFolder: string;
  cache: Cache | undefined;
};

export function checkPictures(inputs: PictureInputs): Finding[] {
  const { files, named, contentFolder, cache } = inputs;
  const shown = picturesOf(inputs);
  for (const to of named) {
    const file = `static/${to.replace(/^\/+/, "")}`;
    if (!isExternal(to) && files.has(file) && !shown.has(file)) shown.set(file, undefined);
  }
  const known = new Map(cache?.readJson<[string, Picture][]>("pictures"));
  const pictures = readPictures(contentFolder, [...shown.keys()].sort(), files, known);
  const isSame =
    pictures.size === known.size && [...pictures].every(([path, own]) => known.get(path) === own);
  if (!isSame) cache?.write("pictures", JSON.stringify([...pictures]));
  return [...pictures].flatMap(([path, picture]): Finding[] => {
    const problem = pictureProblem(path, picture);
    const place = shown.get(path);
    return problem ? [{ ...problem, file: path, ...(place && { related: [place] }) }] : [];
  });
}

/** Files that pages show, each with the first place that does. */
function picturesOf({ site, targets, files }: PictureInputs): Map<string, RelatedPlace | undefined> {
  const shown = new Map<string, RelatedPlace | undefined>();
  for (const route of site.routes) {
    const { page } = route;
    if (!page || page.fallback !== undefined) continue;
    const { path: file } = page.source;
    for (const { kind, url, place, included } of page.facts.references) {
      const target = kind === "image" ? targets.get(route.path)?.get(url) : undefined;
      if (target?.kind === "file" && !shown.has(target.path))
        shown.set(target.path, { note: "shown by", file: included?.file ?? file, place });
    }
    const preview = pictureFile(route, files);
    if (preview !== undefined && !shown.has(preview))
      shown.set(preview, { note: "shown by", file, place: page.facts.keys.image });
  }
  return shown;
}
