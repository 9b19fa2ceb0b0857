/**
 * What raw HTML may hold: text, structure, pictures and drawings. No scripts, no styles, no forms, no frames:
 * the content security policy would block them anyway, and content is data.
 */
import type { Schema } from "hast-util-sanitize";

/** Protocols of links; a relative address has none. */
export const linkProtocols = [
  "http",
  "https",
  "mailto",
  "tel",
  "sms",
  "xmpp",
  "irc",
  "ircs",
  "matrix",
  "ftp",
  "git",
  "ssh",
];

/** Protocols of images. */
export const imageProtocols = ["http", "https"];

const text =
  "a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr";
const structure =
  "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li ol p picture pre section summary ul";
const tables = "caption col colgroup table tbody td tfoot th thead tr";
const pictures = "img";
const drawings =
  "svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text title tspan";
/** Of our own making: the box of a task, its label, tabs, and components by their number in the page. */
const own = "input label tw-tabs tw-tab tw-component";

const drawingAttributes = [
  ..."viewBox width height preserveAspectRatio transform opacity color x y x1 x2 y1 y2 cx cy r rx ry dx dy d points".split(
    " ",
  ),
  ..."fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeLineCap strokeLineJoin strokeDashArray strokeDashOffset".split(
    " ",
  ),
  ..."clipPath clipRule mask markerStart markerMid markerEnd markerWidth markerHeight markerUnits orient refX refY".split(
    " ",
  ),
  ..."gradientUnits gradientTransform offset stopColor stopOpacity spreadMethod fx fy patternUnits patternTransform".split(
    " ",
  ),
  ..."fontFamily fontSize fontStyle fontWeight textAnchor dominantBaseline alignmentBaseline letterSpacing pathLength".split(
    " ",
  ),
  ..."focusable vectorEffect xmlns".split(" "),
];

const everywhere = [
  ..."id className title lang dir role hidden tabIndex translate itemProp itemScope itemType".split(" "),
  ..."ariaLabel ariaLabelledBy ariaDescribedBy ariaDescription ariaHidden ariaLevel ariaCurrent ariaDetails ariaExpanded".split(
    " ",
  ),
  "data*",
];

export const allowList = {
  tagNames: [text, structure, tables, pictures, drawings, own].flatMap((names) => names.split(" ")),
  attributes: {
    "*": everywhere,
    a: ["href", "name", "rel", "target", "download", "hrefLang"],
    blockquote: ["cite"],
    col: ["span", "width"],
    colgroup: ["span"],
    data: ["value"],
    del: ["cite", "dateTime"],
    details: ["open", "name"],
    div: ["align"],
    h1: ["align"],
    h2: ["align"],
    h3: ["align"],
    img: ["src", "alt", "width", "height", "loading", "align"],
    input: [["type", "checkbox"], "checked", ["disabled", true]],
    ins: ["cite", "dateTime"],
    li: ["value"],
    ol: ["start", "reversed", "type"],
    p: ["align"],
    q: ["cite"],
    table: ["align", "width"],
    td: ["align", "vAlign", "colSpan", "rowSpan", "headers", "width"],
    th: ["align", "vAlign", "colSpan", "rowSpan", "headers", "scope", "abbr", "width"],
    time: ["dateTime"],
    "tw-component": ["use"],
    "tw-tab": ["label"],
    "tw-tabs": ["group"],
    ...Object.fromEntries(drawings.split(" ").map((name) => [name, drawingAttributes])),
  },
  protocols: { href: linkProtocols, src: imageProtocols, cite: ["http", "https"] },
  // A box can only be that of a task list.
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: { title: ["svg"], text: ["svg"] },
  // Their content goes with them; of other elements it stays.
  strip: [
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "textarea",
    "select",
    "head",
  ],
  clobber: [],
  clobberPrefix: "",
} satisfies Schema;
