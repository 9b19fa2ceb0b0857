/**
 * Pictures that pages show → the sizes in which they are sent. A picture of which the last run has the sizes is not read; one that
 * another machine has made is fetched; the rest is made, some at a time: `sharp` has threads of its own.
 */
import type { PictureOptions } from "../../../schema/site-parts.ts";
import type { Blobs } from "../../cache/blobs.ts";
import type { Cache } from "../../cache/cache.ts";
import { savingOnTheWay } from "../../cache/saving.ts";
import { readAssetIndex } from "../../compile/asset-index.ts";
import { readAssets, type StampedAsset } from "../../source/assets.ts";
import type { FileStamp } from "../../source/file-stamp.ts";
import { readInside } from "../../source/read-inside.ts";
import type { Picture } from "../read-pictures.ts";
import { type Encoder, encodeSizes } from "./encode.ts";
import { type SizeBytes, type SizeFacts, sizeBytes } from "./packed-sizes.ts";
import { planKey, planOf, type SizePlan } from "./plan.ts";

export type SizeInputs = {
  /** Pictures by their paths from the content folder. */
  pictures: ReadonlyMap<string, Picture>;
  options: PictureOptions;
  encoder: Encoder;
  contentFolder: string;
  files: ReadonlyMap<string, FileStamp>;
  cache: Cache | undefined;
  shared: Blobs | undefined;
  /** Number of pictures to resize at once. */
  jobs: number;
  onProgress?: ((done: number, total: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** The sizes of a picture, and the key of their bytes. */
export type PictureSizes = { key: string; plan: SizePlan; asset: StampedAsset; sizes: SizeFacts[] };

export type MadeSizes = {
  /** Sizes by path; pictures that gain nothing are left out. */
  byFile: ReadonlyMap<string, PictureSizes>;
  /** Pictures that cannot be read to their end. */
  damaged: ReadonlySet<string>;
  /** Assets of all checked pictures. */
  assets: ReadonlyMap<string, StampedAsset>;
  bytes: SizeBytes;
  /** Keys of all checked pictures. */
  keys: readonly string[];
};

type Planned = { path: string; key: string; plan: SizePlan; asset: StampedAsset };

/** The stored result for a picture: its sizes, an empty list if none is smaller, or a file that cannot be read. */
type Known = SizeFacts[] | "damaged";

export async function makeSizes(inputs: SizeInputs): Promise<MadeSizes> {
  const { pictures, options, encoder, contentFolder, files, cache, signal } = inputs;
  const plans = [...pictures].flatMap(([path, picture]) => {
    const plan = planOf(picture, options);
    return plan ? [{ path, plan }] : [];
  });
  const assets = readAssets(
    contentFolder,
    plans.map(({ path }) => path),
    files,
    readAssetIndex(cache),
  );
  const planned = plans.flatMap(({ path, plan }): Planned[] => {
    const asset = assets.get(path);
    return asset ? [{ path, plan, asset, key: planKey(plan, asset.hash, encoder.id) }] : [];
  });

  const before = new Map(cache?.readJson<[string, Known][]>("picture-sizes"));
  const now = new Map(planned.flatMap(({ key }) => known(before, key)));
  const bytes = sizeBytes(inputs);
  const missing = [...new Map(planned.map((picture) => [picture.key, picture])).values()].filter(
    ({ key }) => !now.has(key),
  );
  const save = () => void cache?.write("picture-sizes", JSON.stringify([...now]));
  const saveOnTheWay = savingOnTheWay(missing.length, save);
  let done = 0;
  await inTurn(missing, inputs.jobs, async (picture) => {
    signal?.throwIfAborted();
    now.set(picture.key, await make(picture, bytes, inputs));
    done++;
    inputs.onProgress?.(done, missing.length);
    saveOnTheWay(done);
  });
  if (missing.length > 0 || before.size !== now.size) save();
  return {
    byFile: new Map(
      planned.flatMap(({ path, ...picture }) => {
        const sizes = now.get(picture.key);
        return sizes && sizes !== "damaged" && sizes.length > 0 ? [[path, { ...picture, sizes }]] : [];
      }),
    ),
    damaged: new Set(planned.flatMap(({ path, key }) => (now.get(key) === "damaged" ? [path] : []))),
    assets,
    bytes,
    keys: [...now.keys()],
  };
}

async function make({ path, key, plan }: Planned, bytes: SizeBytes, inputs: SizeInputs): Promise<Known> {
  const found = await bytes.find(key);
  if (found) return factsOf(found);
  let original: Buffer;
  try {
    original = readInside(inputs.contentFolder, path);
  } catch {
    // It went away meanwhile, which is a finding of the next run.
    return [];
  }
  let sizes: Awaited<ReturnType<typeof encodeSizes>>;
  try {
    sizes = await encodeSizes(inputs.encoder, original, plan);
  } catch {
    return "damaged";
  }
  bytes.keep(key, sizes ?? []);
  return factsOf(sizes ?? []);
}

function factsOf(sizes: readonly (Omit<SizeFacts, "size"> & { bytes: Buffer })[]): SizeFacts[] {
  return sizes.map(({ type, width, height, bytes }) => ({ type, width, height, size: bytes.length }));
}

function known(all: ReadonlyMap<string, Known>, key: string): [string, Known][] {
  const own = all.get(key);
  return own ? [[key, own]] : [];
}

/** Does at most `count` tasks at once, in the order of the list. */
async function inTurn<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, worker));
}
