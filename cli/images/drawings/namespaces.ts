/** Names of elements and attributes in XML → whether a browser knows them. */
import type { Element } from "xast";

/** Addresses by prefix; the default namespace has none. */
export type Namespaces = ReadonlyMap<string, string>;

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";
/** Browsers run and load elements of these, too. */
const others = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

export function namespacesIn({ attributes }: Element, around: Namespaces): Namespaces {
  const own = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (name === "xmlns") return [["", value ?? ""]];
    return name.startsWith("xmlns:") ? [[name.slice("xmlns:".length), value ?? ""]] : [];
  });
  return own.length === 0 ? around : new Map([...around, ...own]);
}

/** Elements without a namespace count as those of SVG; those that only drawing programs know do nothing. */
export function isKeptElement(name: string, namespaces: Namespaces): boolean {
  const { prefix, local } = partsOf(name);
  const namespace = namespaces.get(prefix) ?? "";
  if (namespace === "" || namespace === svg) return allowedElements.has(local);
  return !others.has(namespace) && !/^(?:script|handler|foreignobject|iframe|object|embed)$/i.test(local);
}

/** False for an attribute that only drawing programs know. */
export function isOfBrowsers(name: string, namespaces: Namespaces): boolean {
  const { prefix } = partsOf(name);
  const namespace = namespaces.get(prefix);
  return (
    ["", "xml", "xlink"].includes(prefix) || namespace === undefined || [svg, xlink, ""].includes(namespace)
  );
}

export function partsOf(name: string): { prefix: string; local: string } {
  const end = name.indexOf(":");
  return { prefix: name.slice(0, Math.max(end, 0)), local: name.slice(end + 1) };
}

/** Elements of SVG that a drawing keeps: all but those that run something or hold other documents. */
const allowedElements: ReadonlySet<string> = new Set(
  [
    "svg g defs symbol use switch view a title desc metadata",
    "path rect circle ellipse line polyline polygon image",
    "text tspan tref textPath altGlyph altGlyphDef altGlyphItem glyphRef",
    "linearGradient radialGradient meshgradient mesh meshpatch meshrow stop solidcolor solidColor",
    "pattern hatch hatchpath marker mask clipPath style color-profile cursor",
    "filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting",
    "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur",
    "feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
    "animate animateColor animateMotion animateTransform discard mpath set",
    "font font-face font-face-format font-face-name font-face-src font-face-uri glyph missing-glyph hkern vkern",
    "flowRoot flowRegion flowRegionExclude flowDiv flowPara flowSpan flowLine flowTref",
  ].flatMap((names) => names.split(" ")),
);

/** Elements that show the file at an address, which may be a picture in the document itself. */
export const pictureElements: ReadonlySet<string> = new Set(["image", "feImage"]);
