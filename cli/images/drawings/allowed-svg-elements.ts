/** Elements of SVG that a drawing keeps: all but those that run something or hold other documents. */

export const allowedElements: ReadonlySet<string> = new Set(
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
