/** Elements that a page may not have: why not, and what to write in their place. */

export type ElementRefusal = {
  /** Continues the sentence “<x> is left out”. */
  reason: string;
  instead: string;
  /** True: what is inside goes with it. */
  withContent: boolean;
};

const scripts = "scripts in pages do not run";
const styles = "a page has the style of the site";
const frames = "the security policy blocks embedded pages";
const media = "the security policy blocks video and audio";
const forms = "nothing handles the input of visitors";
const documents = "the site writes this part of each page itself";
const looks = "it sets how text looks, not what it means";
const drawings = "a drawing in a page can contain only shapes and text";

const component = "a component, such as ::Name on a line of its own";
const theme = "a class, and a rule for it in theme.css";
const link = "::video[…]{src=…} or ::embed[…]{src=…}, or a link: [text](https://…)";
const file = "::video[…]{src=film.mp4}, or a link to the file: [text](film.mp4)";
const frontMatter = "title, description and image in the front matter";
const picture = "a picture: ![text](file.svg)";

/** Reason, what to write, names; those after `|` go with their content. */
const table: readonly [reason: string, instead: string, names: string][] = [
  [scripts, component, "slot dialog | script template noscript"],
  [styles, theme, "link | style"],
  [frames, link, "frame frameset | iframe object embed applet portal fencedframe noframes noembed param"],
  [media, file, "source track bgsound | video audio"],
  [
    forms,
    "a link, or a component",
    "form button fieldset legend output option optgroup meter progress keygen",
  ],
  [forms, "a link, or a component", "| textarea select datalist"],
  [documents, frontMatter, "html body meta base | head title"],
  [documents, "a list of links", "nav menu menuitem search"],
  [documents, "a heading, or nothing", "main"],
  [looks, "~~text~~", "strike"],
  [looks, "**text** or *text*", "big blink marquee nobr multicol spacer rb rtc"],
  [looks, theme, "font basefont"],
  ["HTML has another element for it", '<abbr title="…">', "acronym"],
  [looks, "a fence of three backticks", "xmp listing plaintext"],
  ["what it shows depends on a script", picture, "area map | canvas"],
];

/** Only inside of `<svg>`. */
const inDrawings =
  "use image foreignObject animate animateTransform animateMotion set filter textPath switch view mpath style script a".split(
    " ",
  );

const refusals: ReadonlyMap<string, ElementRefusal> = new Map(
  table.flatMap(([reason, instead, names]) => {
    const [without = "", withContent = ""] = names.split("|");
    const entry = (name: string, goes: boolean) => [name, { reason, instead, withContent: goes }] as const;
    return [
      ...words(without).map((name) => entry(name, false)),
      ...words(withContent).map((name) => entry(name, true)),
    ];
  }),
);

const drawingRefusals = new Set(inDrawings.map((name) => name.toLowerCase()));

/** `name` is in lower case. Undefined for what is allowed, and for what HTML does not know. */
export function refusalOf(name: string, inDrawing: boolean): ElementRefusal | undefined {
  const known = refusals.get(name);
  if (!inDrawing || known?.withContent) return known;
  const isOfDrawings = known !== undefined || drawingRefusals.has(name) || /^fe[a-z]/.test(name);
  return isOfDrawings ? drawingRefusal : undefined;
}

/** The refusal of HTML in a drawing, and of parts of drawings that are not allowed. */
export const drawingRefusal: ElementRefusal = { reason: drawings, instead: picture, withContent: false };

/** The refusal of other elements in `<math>`, and of parts of MathML that are not visible. */
export function formulaRefusal(name: string): ElementRefusal {
  const withContent = /^(annotation(-xml)?|mglyph|malignmark)$/.test(name);
  return {
    reason: "a formula can contain only visible elements of MathML",
    instead: "<mrow>, <mi>, <mo> and the like",
    withContent,
  };
}

/** Elements without content, which need no end. */
export const voidTags: ReadonlySet<string> = new Set(
  words(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source spacer track wbr",
  ),
);

/** Void elements that are nothing without an attribute: a word in brackets is more likely. */
export const needsAttributes: ReadonlySet<string> = new Set(words("img input col"));

/** The parser knows where they end. */
export const endsByItself: ReadonlySet<string> = new Set(
  words("caption colgroup dd dt li option optgroup p rb rp rt rtc tbody td tfoot th thead tr"),
);

/** Without a table around them the parser leaves them out. */
export const tableParts: ReadonlySet<string> = new Set(
  words("caption col colgroup tbody td tfoot th thead tr"),
);

/** The parser opens them again in the next block. */
export const formatting: ReadonlySet<string> = new Set(
  words("a b big code em font i nobr s small strike strong tt u"),
);

function words(list: string): string[] {
  return list.split(" ").filter((word) => word !== "");
}
