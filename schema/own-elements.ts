/**
 * Elements of content that HTML does not have, one row each. The allow list, the compiler's blocks, the feeds, the search, the reader's
 * map of components and the manual's description of the data follow from these rows.
 */
import type { ElementWithProps, HastElement } from "./hast.ts";

/** Type of the property with the attribute's name; with `?` it may be absent. */
type AttributeType = "string" | "number" | "boolean" | "string?" | "number?" | "boolean?";

/** Every element may have these, with the meaning that HTML gives them; an own attribute of that name would be taken for it. */
type Taken = "id" | "className" | "title" | "lang" | "dir" | "hidden" | "href" | "src" | "alt" | "data";

type OwnElement = {
  /** `block`: it is on a line of its own, and its component renders a block; `inline`: within a sentence. */
  form: "block" | "inline";
  attributes: Readonly<Record<string, AttributeType>> & { readonly [Name in Taken]?: never };
  /** True: `data.props` has properties of any JSON type. */
  hasProps: boolean;
  /** True: with the reader's script it does more than show its content. */
  needsScript: boolean;
  /** Element that a program without our reader puts around its children instead. Feeds do so. */
  plain: "div" | "section" | "span";
  /** The attribute whose text is a title, which that program shows above the children. The search reads it, too. */
  titledBy?: string;
};

export const ownElements = {
  "tw-tabs": {
    form: "block",
    attributes: { group: "string?" },
    hasProps: false,
    needsScript: true,
    plain: "div",
  },
  "tw-tab": {
    form: "block",
    attributes: { label: "string" },
    hasProps: false,
    needsScript: false,
    plain: "section",
    titledBy: "label",
  },
  "tw-component": {
    form: "block",
    attributes: { name: "string" },
    hasProps: true,
    needsScript: true,
    plain: "div",
  },
  "tw-embed": {
    form: "block",
    attributes: { frame: "string", label: "string", play: "string", note: "string" },
    hasProps: false,
    needsScript: true,
    plain: "div",
  },
  "tw-video": {
    form: "block",
    attributes: { label: "string" },
    hasProps: false,
    needsScript: false,
    plain: "div",
  },
} as const satisfies Readonly<Record<`tw-${string}`, OwnElement>>;

export type OwnTag = keyof typeof ownElements;

/** Descriptions for readers of the data files. The browser does not get these texts. */
export const ownElementTexts: {
  readonly [Tag in OwnTag]: {
    readonly is: string;
    readonly withoutReader: string;
    readonly attributes: Readonly<Record<keyof (typeof ownElements)[Tag]["attributes"], string>>;
    readonly props: (typeof ownElements)[Tag]["hasProps"] extends true ? string : undefined;
  };
} = {
  "tw-tabs": {
    is: "A set of tabs. Its children are `tw-tab` elements.",
    withoutReader: "Show every tab, one below the other.",
    attributes: { group: "Sets of the same group show the same label." },
    props: undefined,
  },
  "tw-tab": {
    is: "One tab of a set. Its children are what the tab shows.",
    withoutReader: "Show the label in bold, and the children below it.",
    attributes: { label: "What the tab's button says." },
    props: undefined,
  },
  "tw-component": {
    is: "A component of the site. Its children are the text inside the directive.",
    withoutReader: "Show the children. An element without children shows nothing.",
    attributes: { name: "Name of the component, which is also in `components` of the page." },
    props: "The component's properties, as its schema gives them.",
  },
  "tw-embed": {
    is: "Content of another site. Its children are a picture, where there is one, and a link to the page of its provider.",
    withoutReader: "Show the children.",
    attributes: {
      frame:
        "Address of the content for a frame. Nothing is requested from there before the visitor starts it.",
      label: "Title of the content.",
      play: "What the button says that starts it.",
      note: "What is said below that button.",
    },
    props: undefined,
  },
  "tw-video": {
    is: "A video of the site itself. Its children are a picture, where there is one, and links to the video and to its captions.",
    withoutReader: "Show the children.",
    attributes: { label: "Title of the video." },
    props: undefined,
  },
};

/** The element of a site's own components. The reader has it only where a site has some. */
export const COMPONENT = "tw-component" satisfies OwnTag;

export const ownTags: readonly OwnTag[] = Object.keys(ownElements).filter(isOwnTag);

export const ownBlocks: readonly OwnTag[] = ownTags.filter((tag) => ownElements[tag].form === "block");

export const ownInline: readonly OwnTag[] = ownTags.filter((tag) => !ownBlocks.includes(tag));

export function isOwnTag(tagName: string): tagName is OwnTag {
  return Object.hasOwn(ownElements, tagName);
}

/** True for an element that has `data.props`. */
export function hasProps(element: HastElement): element is ElementWithProps {
  return "data" in element;
}

/** The row of an own element; undefined for an element of HTML. */
export function ownElement(tagName: string): OwnElement | undefined {
  return isOwnTag(tagName) ? ownElements[tagName] : undefined;
}

type Values = { string: string; number: number; boolean: boolean };
type Attributes<Tag extends OwnTag> = (typeof ownElements)[Tag]["attributes"];

export type TagWithProps = {
  [Tag in OwnTag]: (typeof ownElements)[Tag]["hasProps"] extends true ? Tag : never;
}[OwnTag];

/** The attributes of an element with their values. */
export type OwnAttributes<Tag extends OwnTag> = {
  [Name in keyof Attributes<Tag> as Attributes<Tag>[Name] extends `${string}?`
    ? never
    : Name]: Attributes<Tag>[Name] extends keyof Values ? Values[Attributes<Tag>[Name]] : never;
} & {
  [Name in keyof Attributes<Tag> as Attributes<Tag>[Name] extends `${string}?`
    ? Name
    : never]?: Attributes<Tag>[Name] extends `${infer Type extends keyof Values}?` ? Values[Type] : never;
};
