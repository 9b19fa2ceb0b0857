/**
 * Elements of content that HTML does not have, one row each. The allow list, the compiler's blocks, the feeds, the search, the reader's
 * map of components and the manual's description of the data follow from these rows.
 */
import type { ElementWithProps, HastElement } from "./hast.ts";

/** What `properties` hold under the attribute's name; with `?` it may be absent. */
type AttributeType = "string" | "number" | "boolean" | "string?" | "number?" | "boolean?";

/** Every element may have these, with the meaning that HTML gives them; an own attribute of that name would be taken for it. */
type Taken = "id" | "className" | "title" | "lang" | "dir" | "hidden" | "href" | "src" | "alt" | "data";

type TwElement = {
  /** `block`: it is on a line of its own, and its component renders a block; `inline`: within a sentence. */
  form: "block" | "inline";
  attributes: Readonly<Record<string, AttributeType>> & { readonly [Name in Taken]?: never };
  /** True: `data.props` has properties of any JSON type. */
  hasProps: boolean;
  /** True: with the reader's script it does more than show its content. */
  needsScript: boolean;
  /** What a program without our reader puts in its place, around its children. Feeds do so. */
  plain: "div" | "section" | "span";
  /** The attribute whose text is a title, which that program shows above the children. The search reads it, too. */
  titledBy?: string;
};

export const twElements = {
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
} as const satisfies Readonly<Record<`tw-${string}`, TwElement>>;

export type TwTag = keyof typeof twElements;

/** For whoever reads the data files. The browser does not get these texts. */
export const twElementTexts: {
  readonly [Tag in TwTag]: {
    readonly is: string;
    readonly withoutReader: string;
    readonly attributes: Readonly<Record<keyof (typeof twElements)[Tag]["attributes"], string>>;
    readonly props: (typeof twElements)[Tag]["hasProps"] extends true ? string : undefined;
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
};

/** The element of a site's own components. The reader has it only where a site has some. */
export const COMPONENT = "tw-component" satisfies TwTag;

export const twTags: readonly TwTag[] = Object.keys(twElements).filter(isTwTag);

export const twBlocks: readonly TwTag[] = twTags.filter((tag) => twElements[tag].form === "block");

export const twInline: readonly TwTag[] = twTags.filter((tag) => !twBlocks.includes(tag));

export function isTwTag(tagName: string): tagName is TwTag {
  return Object.hasOwn(twElements, tagName);
}

/** True for an element that has `data.props`. */
export function hasProps(element: HastElement): element is ElementWithProps {
  return "data" in element;
}

/** Undefined for an element of HTML. */
export function twElement(tagName: string): TwElement | undefined {
  return isTwTag(tagName) ? twElements[tagName] : undefined;
}

type Values = { string: string; number: number; boolean: boolean };
type Attributes<Tag extends TwTag> = (typeof twElements)[Tag]["attributes"];

export type TagWithProps = {
  [Tag in TwTag]: (typeof twElements)[Tag]["hasProps"] extends true ? Tag : never;
}[TwTag];

/** The attributes of an element with their values. */
export type TwAttributes<Tag extends TwTag> = {
  [Name in keyof Attributes<Tag> as Attributes<Tag>[Name] extends `${string}?`
    ? never
    : Name]: Attributes<Tag>[Name] extends keyof Values ? Values[Attributes<Tag>[Name]] : never;
} & {
  [Name in keyof Attributes<Tag> as Attributes<Tag>[Name] extends `${string}?`
    ? Name
    : never]?: Attributes<Tag>[Name] extends `${infer Type extends keyof Values}?` ? Values[Type] : never;
};
