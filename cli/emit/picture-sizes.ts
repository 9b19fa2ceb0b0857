/** Sizes of a picture as documents name them, and the files of the content that they replace. */
import { fileHref } from "../../schema/paths.ts";
import { fallbackType } from "../images/sizes/encode.ts";
import type { MadeSizes, PictureSizes } from "../images/sizes/make-sizes.ts";
import type { SizeFacts } from "../images/sizes/packed-sizes.ts";
import type { Target } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import { hashedName } from "../source/assets.ts";

export type NamedSizes = {
  /** The file for a browser that shows no other, and for other programs. */
  src: string;
  /** The type of the candidates. Undefined if `src` has the same type. */
  type?: string | undefined;
  srcSet: string;
};

/** The addresses of the sizes of the picture at this path. */
export function namedSizes(path: string, picture: PictureSizes, base: string): NamedSizes {
  const { plan, sizes } = picture;
  const type = `image/${plan.format}`;
  const hrefOfSize = (size: SizeFacts) => fileHref(base, `/${outputOf(path, picture, size)}`);
  const candidates = sizes.filter((size) => size.type === type);
  const own = fallbackType(plan);
  const fallback = sizes.findLast((size) => size.type === own && size.width <= plan.fallback) ?? sizes[0];
  return {
    src: fallback ? hrefOfSize(fallback) : "",
    ...(own !== type && { type }),
    srcSet: candidates.map((size) => `${hrefOfSize(size)} ${size.width}w`).join(", "),
  };
}

/** The name says what the bytes were made from: the picture, the options and the encoder. */
export function outputOf(path: string, { key }: PictureSizes, { type, width }: SizeFacts): string {
  return hashedName(path, key, `-${width}.${type.slice("image/".length).replace("jpeg", "jpg")}`);
}

/** Files that pages show in sizes, and those that they link to or show as they are; one can be both. */
export function filesShown(
  site: Site,
  targets: ReadonlyMap<string, ReadonlyMap<string, Target>>,
  sizes: MadeSizes | undefined,
): { inSizes: Set<string>; asTheyAre: Set<string> } {
  const inSizes = new Set<string>();
  const asTheyAre = new Set<string>();
  for (const { path: route, page } of site.routes)
    for (const { kind, url } of page?.facts.references ?? []) {
      const target = targets.get(route)?.get(url);
      if (target?.kind !== "file") continue;
      const { path, suffix } = target;
      (kind === "image" && suffix === "" && sizes?.byFile.has(path) ? inSizes : asTheyAre).add(path);
    }
  return { inSizes, asTheyAre };
}
