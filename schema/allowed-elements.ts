/**
 * Elements and attributes of content. The compiler reduces raw HTML to them, and the reader shows nothing else, whatever
 * the data says: text, structure, pictures, drawings and formulas. No scripts, styles, forms or frames.
 */
import { ownElements, ownTags } from "./own-elements.ts";

export { imageProtocols, linkProtocols, protocolOf } from "./protocols.ts";

const TEXT =
  "a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time tt u var wbr";
const STRUCTURE =
  "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li ol p picture pre section summary ul";
const TABLES = "caption col colgroup table tbody td tfoot th thead tr";

/** Elements of drawings. All but `<svg>` itself are allowed only inside of it. */
export const drawingTags =
  "svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text title tspan".split(
    " ",
  );

/**
 * Formulas in MathML, without the elements that say what a formula means. All but `<math>` itself are allowed only inside of
 * it.
 */
export const formulaTags =
  "math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover".split(
    " ",
  );

/** Elements that an author may write in HTML, apart from drawings and formulas. */
export const htmlTags = `${TEXT} ${STRUCTURE} ${TABLES} img input label`.split(" ");

const DRAWING =
  "viewBox width height preserveAspectRatio transform opacity color x y x1 x2 y1 y2 cx cy r rx ry dx dy d points " +
  "fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset " +
  "clipPath clipRule mask markerStart markerMid markerEnd markerWidth markerHeight markerUnits orient refX refY " +
  "gradientUnits gradientTransform offset stopColor stopOpacity spreadMethod fx fy patternUnits patternTransform " +
  "fontFamily fontSize fontStyle fontWeight textAnchor dominantBaseline alignmentBaseline letterSpacing pathLength " +
  "focusable vectorEffect xmlns";

/** Attributes of MathML Core, and `columnalign`; colours and sizes are the theme's. */
const FORMULA =
  "display displaystyle scriptlevel mathvariant " +
  "form fence separator lspace rspace stretchy maxsize minsize largeop movablelimits accent accentunder " +
  "width height depth voffset linethickness columnspan rowSpan columnalign";

const CELL = "align vAlign colSpan rowSpan headers width";

/**
 * Names as hast has them, by element; `*` stands for all. All elements may have `data-` attributes, except those in
 * `reserved-names.ts`.
 */
const ATTRIBUTES: Record<string, string> = {
  "*":
    "className id title lang dir role hidden tabIndex translate itemProp itemScope itemType ariaLabel ariaLabelledBy " +
    "ariaDescribedBy ariaDescription ariaHidden ariaLevel ariaCurrent ariaDetails ariaExpanded",
  a: "href name rel target download hrefLang",
  blockquote: "cite",
  col: "span width",
  colgroup: "span",
  data: "value",
  del: "cite dateTime",
  details: "open name",
  div: "align",
  h1: "align",
  h2: "align",
  h3: "align",
  img: "src alt width height loading align",
  input: "type checked disabled",
  ins: "cite dateTime",
  li: "value",
  ol: "start reversed type",
  p: "align",
  q: "cite",
  table: "align width",
  td: CELL,
  th: `${CELL} scope abbr`,
  time: "dateTime",
};

/** Elements and attributes that the compiler makes of pictures, beside those of authors. */
const MADE: ReadonlyMap<string, readonly string[]> = new Map([
  ["img", ["srcSet", "sizes", "fetchPriority"]],
  ["source", ["type", "srcSet", "sizes"]],
]);

export const allowedTags: ReadonlySet<string> = new Set([
  ...htmlTags,
  ...drawingTags,
  ...formulaTags,
  ...ownTags,
]);

/** Attributes by element; `*` stands for all. */
export const allowedAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ...drawingTags.map((name) => [name, DRAWING.split(" ")] as const),
  ...formulaTags.map((name) => [name, FORMULA.split(" ")] as const),
  ...Object.entries(ATTRIBUTES).map(([name, list]) => [name, list.split(" ")] as const),
  ...ownTags.map((tag) => [tag, Object.keys(ownElements[tag].attributes)] as const),
]);

/** True for a tag that the reader shows, even if an author cannot write it. */
export function isShownTag(tagName: string): boolean {
  return allowedTags.has(tagName) || MADE.has(tagName);
}

export function isShownAttribute(tagName: string, name: string): boolean {
  return isAllowedAttribute(tagName, name) || Boolean(MADE.get(tagName)?.includes(name));
}

/** True for an attribute that an author may write; `data-` attributes aside. */
export function isAllowedAttribute(tagName: string, name: string): boolean {
  return [tagName, "*"].some((key) => allowedAttributes.get(key)?.includes(name));
}

/** True where a paint, a mask or a marker of a drawing names nothing but what is in the page, by `url(#id)`. */
export function isLocalPaint(value: string): boolean {
  return !/url|["'\\]|\/\*/i.test(value.replace(/url\(\s*(["']?)#[^"'\\()\s]*\1\s*\)/gi, ""));
}

/** Attributes of drawings that can name a file. */
export const PAINT = /^(fill|stroke|clipPath|mask|marker(Start|Mid|End))$/;
