/**
 * Checks that browsers can show the pictures of pages and configuration, and that none is larger than needed. If the site
 * asks for it, pictures in the text of pages are resized, and the sizes are sent instead of the file.
 */
import type { PictureOptions } from "../../schema/site-parts.ts";
import type { Blobs } from "../cache/blobs.ts";
import type { Cache } from "../cache/cache.ts";
import type { Finding, Place, RelatedPlace } from "../report/finding.ts";
import { isExternal } from "../site/link-target.ts";
import { pictureFile } from "../site/previews.ts";
import type { Targets } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import type { FileStamp } from "../source/file-stamp.ts";
import { pictureProblem } from "./picture-problem.ts";
import { type Picture, readPictures } from "./read-pictures.ts";
import { installedEncoder, loadEncoder } from "./sizes/encode.ts";
import type { MadeSizes } from "./sizes/make-sizes.ts";
import { planOf } from "./sizes/plan.ts";

type PictureInputs = {
  site: Site;
  targets: Targets;
  files: ReadonlyMap<string, FileStamp>;
  /** Addresses of pictures that configuration names, such as `/logo.svg`. */
  named: readonly string[];
  /** The options of sizes in site.yml, with their place; undefined if pictures are sent unchanged. */
  wanted: { options: PictureOptions; file: string; place: Place | undefined } | undefined;
  contentFolder: string;
  cache: Cache | undefined;
  shared: Blobs | undefined;
  /** Undefined makes no sizes. */
  making: SizeMaking | undefined;
};

type SizeMaking = {
  /** Number of pictures to resize at once. */
  jobs: number;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal | undefined;
};

export async function checkPictures(
  inputs: PictureInputs,
): Promise<{ findings: Finding[]; sizes: MadeSizes | undefined }> {
  const { files, named, contentFolder, cache, wanted } = inputs;
  const { inText, shown } = picturesOf(inputs);
  for (const to of named) {
    const file = `static/${to.replace(/^\/+/, "")}`;
    if (!isExternal(to) && files.has(file) && !shown.has(file)) shown.set(file, undefined);
  }
  const known = new Map(cache?.readJson<[string, Picture][]>("pictures"));
  const pictures = readPictures(contentFolder, [...shown.keys()].sort(), files, known);
  const isSame =
    pictures.size === known.size && [...pictures].every(([path, own]) => known.get(path) === own);
  if (!isSame) cache?.write("pictures", JSON.stringify([...pictures]));

  const ofText = new Map([...pictures].filter(([path]) => inText.has(path)));
  const { findings, sizes } = await sizesOf(ofText, inputs);
  const willBeMade = (path: string, picture: Picture): boolean =>
    wanted !== undefined &&
    !inputs.making &&
    inText.has(path) &&
    planOf(picture, wanted.options) !== undefined;
  const ofFiles = [...pictures].flatMap(([path, picture]): Finding[] => {
    const isDamaged = sizes?.damaged.has(path) ?? false;
    const made = sizes?.byFile.get(path);
    const sent = made ? { ...picture, ...made.sizes.at(-1), size: largest(made.sizes) } : picture;
    const problem = pictureProblem(path, sent, { isDamaged, areSizesWanted: wanted !== undefined });
    if (!problem || (problem.rule === "image-is-not-too-large" && willBeMade(path, picture))) return [];
    const place = shown.get(path);
    return [{ ...problem, file: path, ...(place && { related: [place] }) }];
  });
  return { findings: [...findings, ...ofFiles], sizes };
}

function largest(sizes: readonly { size: number }[]): number {
  return Math.max(...sizes.map(({ size }) => size));
}

/** One finding, not one for each picture, where there is nothing to make them with. */
async function sizesOf(
  pictures: ReadonlyMap<string, Picture>,
  { wanted, making, ...inputs }: PictureInputs,
): Promise<{ findings: Finding[]; sizes: MadeSizes | undefined }> {
  if (!wanted || !making) return { findings: [], sizes: undefined };
  const { options, file, place } = wanted;
  if (![...pictures.values()].some((picture) => planOf(picture, options)))
    return { findings: [], sizes: undefined };
  const installed = installedEncoder(inputs.contentFolder);
  const encoder = installed && (await loadEncoder(installed));
  if (!encoder || "problem" in encoder) {
    const why = encoder ? `cannot be loaded: ${encoder.problem}` : "is not installed";
    const missing: Finding = {
      rule: "image-encoder-is-installed",
      file,
      place,
      message: `pictures are sent as they are: the package “sharp” ${why}`,
      expected: "“npm install sharp” in the folder of the site, or “pictures: false”",
    };
    return { findings: [missing], sizes: undefined };
  }
  const { makeSizes } = await import("./sizes/make-sizes.ts");
  const sizes = await makeSizes({ ...inputs, ...making, pictures, options, encoder });
  inputs.cache?.prune("sizes", () => new Set(sizes.keys));
  return { findings: [], sizes };
}

/** Files that pages show, each with the first place that does; of link previews, only `shown` has them. */
function picturesOf({ site, targets, files }: PictureInputs): {
  inText: ReadonlySet<string>;
  shown: Map<string, RelatedPlace | undefined>;
} {
  const inText = new Set<string>();
  const shown = new Map<string, RelatedPlace | undefined>();
  for (const route of site.routes) {
    const { page } = route;
    if (!page || page.fallback !== undefined) continue;
    const { path: file } = page.source;
    for (const { kind, url, place, included } of page.facts.references) {
      const target = kind === "image" ? targets.get(route.path)?.get(url) : undefined;
      if (target?.kind !== "file") continue;
      inText.add(target.path);
      if (!shown.has(target.path))
        shown.set(target.path, { note: "shown by", file: included?.file ?? file, place });
    }
    const preview = pictureFile(route, site.locales[0]?.id ?? "", files);
    if (preview !== undefined && !shown.has(preview))
      shown.set(preview, { note: "shown by", file, place: page.facts.keys.image });
  }
  return { inText, shown };
}
