/** Targets of a page's references → the addresses and sizes of pictures in its content. */
import type { HastElement, HastNode, HastRoot } from "../../schema/hast.ts";
import { type Base, fileHref, hrefOf } from "../../schema/paths.ts";
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import { composedAddress } from "../site/absolute-address.ts";
import type { Target } from "../site/references.ts";
import type { Asset } from "../source/assets.ts";
import { pictureElement, type Resolved } from "./picture-element.ts";
import { namedSizes } from "./picture-sizes.ts";

export type { Resolved };

/** By URL as written; what stays as it is written has no entry. In order of the URLs, so that equal pages give equal keys. */
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
