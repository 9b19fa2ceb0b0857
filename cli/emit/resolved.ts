/** Targets of a page's references → the addresses and sizes of pictures in its content. */
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { type Base, fileHref, hrefOf } from "../../schema/paths.ts";
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import { composedAddress } from "../site/absolute-address.ts";
import type { Target } from "../site/references.ts";
import type { Asset } from "../source/assets.ts";
import { type NamedSizes, namedSizes } from "./picture-sizes.ts";

/** Targets by URL as written; what stays as it is written has no entry. They are in order of the URLs, so that equal pages give equal keys. */
export function resolveTargets(
  targets: ReadonlyMap<string, Target>,
  assets: ReadonlyMap<string, Asset>,
  base: Base,
  /** The sizes of pictures. Undefined if pictures are sent unchanged. */
  pictures?: { made: MadeSizes; asTheyAre: ReadonlySet<string> },
): Map<string, Resolved> {
  const resolved = new Map<string, Resolved>();
  for (const [url, target] of targets) {
    if (target.kind === "route") {
      const { path } = target.route;
      resolved.set(url, {
        href: (url.startsWith("#") ? "" : hrefOf(base, path)) + target.suffix,
        route: path,
      });
    } else if (target.kind === "elsewhere") resolved.set(url, { href: target.url });
    else if (target.kind === "external") {
      const href = target.own ? composedAddress(url) : url;
      if (href !== url) resolved.set(url, { href });
    } else if (target.kind === "served")
      resolved.set(url, { href: fileHref(base.path, target.path) + target.suffix });
    else if (target.kind === "file") {
      const asset = assets.get(target.path);
      if (asset) {
        const { output, width, height } = asset;
        const { path, suffix } = target;
        const made = suffix === "" ? pictures?.made.byFile.get(path) : undefined;
        const sizes = made && namedSizes(path, made, base.path);
        const isLeftOut = sizes && !pictures?.asTheyAre.has(path);
        const href = isLeftOut ? sizes.src : fileHref(base.path, `/${output}`) + suffix;
        resolved.set(url, { href, ...(width && height && { width, height }), ...(sizes && { sizes }) });
      }
    }
  }
  return resolved;
}

/** The content with resolved addresses; pictures get their size unless the author gave one. */
export function resolveContent(root: HastRoot, resolved: ReadonlyMap<string, Resolved>): HastRoot {
  if (resolved.size === 0 && !hasDark(root)) return root;
  const visit = (node: HastNode): HastNode => {
    if (node.type === "text") return node;
    if (node.tagName === "img") return pictureElement(node, resolved);
    return { ...node, properties: resolveProperties(node, resolved), children: node.children.map(visit) };
  };
  return { type: "root", children: root.children.map(visit) };
}

function resolveProperties(
  { properties }: HastElement,
  resolved: ReadonlyMap<string, Resolved>,
): HastElement["properties"] {
  const href = typeof properties.href === "string" ? resolved.get(properties.href) : undefined;
  const src = typeof properties.src === "string" ? resolved.get(properties.src) : undefined;
  if (!href && !src) return properties;
  return { ...properties, ...(href && { href: href.href }), ...(src && { src: src.href }) };
}

/** True: a picture has another one beside it, for dark pages. */
function hasDark({ children }: Pick<HastRoot, "children">): boolean {
  for (const node of children)
    if (node.type === "element" && ("dataDark" in node.properties || hasDark(node))) return true;
  return false;
}

type Properties = HastElement["properties"];

/** The text's measure, and what a phone leaves beside the edges. */
const textWidth = "min(36rem, 100vw - 2.25rem)";
const measure = 576;

/** `<img>` as its author wrote it → with its address and size, in its sizes, and with the picture for dark pages. */
function pictureElement(image: HastElement, resolved: ReadonlyMap<string, Resolved>): HastElement {
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
