/** `<img>` as its author wrote it → with its address and size, in its sizes, and with the picture for dark pages. */
import type { HastElement } from "../../schema/hast.ts";
import type { NamedSizes } from "./picture-sizes.ts";

type Properties = HastElement["properties"];

/** The text's measure, and what a phone leaves beside the edges. */
const textWidth = "min(36rem, 100vw - 2.25rem)";
const measure = 576;

export function pictureElement(image: HastElement, resolved: ReadonlyMap<string, Resolved>): HastElement {
  const { dataDark: dark, ...properties } = image.properties;
  const own = { ...image, properties };
  if (typeof dark !== "string") return inSizes(own, resolved);
  const { width: _, height: __, fetchPriority: ___, ...others } = properties;
  // Both are loaded lazily, so that the browser does not load the hidden one.
  const lazy = { ...others, loading: "lazy" };
  const size = properties.width === undefined ? {} : { width: properties.width };
  const pair = [
    ["on-light", properties.src],
    ["on-dark", dark],
  ] as const;
  const children = pair.map(([className, src]) =>
    withClasses(
      inSizes({ ...image, properties: { ...lazy, ...size, ...(src !== undefined && { src }) } }, resolved),
      ["construct", className],
    ),
  );
  return { type: "element", tagName: "span", properties: {}, children };
}

function inSizes(image: HastElement, resolved: ReadonlyMap<string, Resolved>): HastElement {
  const { properties } = image;
  const target = typeof properties.src === "string" ? resolved.get(properties.src) : undefined;
  if (!target) return image;
  const { sizes } = target;
  const shown = { ...properties, src: sizes?.src ?? target.href, ...sizeOf(properties, target) };
  if (!sizes) return { ...image, properties: shown };
  const candidates = { srcSet: sizes.srcSet, sizes: widthOnPage(shown) };
  if (sizes.type === undefined) return { ...image, properties: { ...shown, ...candidates } };
  const source: HastElement = {
    type: "element",
    tagName: "source",
    properties: { type: sizes.type, ...candidates },
    children: [],
  };
  const plain = { ...image, properties: shown };
  return { type: "element", tagName: "picture", properties: {}, children: [source, plain] };
}

/** If the author sets only the width, the height follows from the picture. */
function sizeOf({ width, height }: Properties, { width: own, height: ownHeight }: Resolved): Properties {
  if (!own || !ownHeight || height !== undefined) return {};
  if (width === undefined) return { width: own, height: ownHeight };
  const given = Number(width);
  return Number.isFinite(given) && given > 0 ? { height: Math.round((given * ownHeight) / own) } : {};
}

function widthOnPage({ width }: Properties): string {
  const given = Number(width);
  return given > 0 && given < measure ? `min(${given}px, 100vw - 2.25rem)` : textWidth;
}

function withClasses(element: HastElement, classes: string[]): HastElement {
  const { className } = element.properties;
  const own = Array.isArray(className) ? className.map(String) : [];
  return { ...element, properties: { ...element.properties, className: [...classes, ...own] } };
}

/** Addresses and sizes that replace a target in a page's content. */
export type Resolved = {
  href: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The route of a page of the site. */
  route?: string | undefined;
  /** The sizes of a picture that is sent in several. */
  sizes?: NamedSizes | undefined;
};
