/** mdast node types of our own, beside those of @types/mdast: directives, formulas, description lists, places in the source. */
import type { BlockContent, DefinitionContent, Html, Literal, Parent, PhrasingContent, Text } from "mdast";
import type { Point, Position } from "unist";

/** Place of a link's target in the source, without angle brackets. */
export type Destination = { start: number; end: number; url: string };

export type DirectiveAttribute = { name: string; value: string; position: Position };

/** Parts that the three forms of a directive have in common. */
interface Directive extends Parent {
  name: string;
  /** Content of `[…]`; undefined without brackets. */
  label: PhrasingContent[] | undefined;
  /** As written; `#x` is `id`, `.x` is `class`. */
  attributes: DirectiveAttribute[];
}

/** `:::name[label]{attributes}` … `:::` */
export interface ContainerDirective extends Directive {
  type: "containerDirective";
  /** Whether a closing fence was found. */
  closed: boolean;
  children: (BlockContent | DefinitionContent)[];
}

/** `::name[label]{attributes}` on a line of its own. */
export interface LeafDirective extends Directive {
  type: "leafDirective";
  children: [];
}

/** `:name[label]{attributes}` in running text. */
export interface TextDirective extends Directive {
  type: "textDirective";
  children: [];
}

export type AnyDirective = ContainerDirective | LeafDirective | TextDirective;

/** A block of HTML in which some tags are text. */
export interface HtmlPieces extends Parent {
  type: "htmlPieces";
  children: (Html | Text)[];
}

/** Terms with what describes them: `<dl>`. */
export interface DescriptionList extends Parent {
  type: "descriptionList";
  children: (DescriptionTerm | DescriptionDetails)[];
}

export interface DescriptionTerm extends Parent {
  type: "descriptionTerm";
  children: PhrasingContent[];
}

export interface DescriptionDetails extends Parent {
  type: "descriptionDetails";
  children: (BlockContent | DefinitionContent)[];
}

/** A formula in TeX on lines of its own. */
export interface Formula extends Literal {
  type: "math";
  /** The id of `{#id}` after it. */
  id?: string;
}

/** A formula in TeX in running text; `display`: in the size of one on lines of its own. */
export interface InlineFormula extends Literal {
  type: "inlineMath";
  display?: boolean;
}

declare module "mdast" {
  interface BlockContentMap {
    descriptionList: DescriptionList;
    math: Formula;
    htmlPieces: HtmlPieces;
    containerDirective: ContainerDirective;
    leafDirective: LeafDirective;
  }
  interface PhrasingContentMap {
    textDirective: TextDirective;
    inlineMath: InlineFormula;
  }
  interface RootContentMap {
    descriptionList: DescriptionList;
    descriptionTerm: DescriptionTerm;
    descriptionDetails: DescriptionDetails;
    math: Formula;
    inlineMath: InlineFormula;
    htmlPieces: HtmlPieces;
    containerDirective: ContainerDirective;
    leafDirective: LeafDirective;
    textDirective: TextDirective;
  }
  interface CodeData {
    /** Place of the language on the opening fence. */
    languageAt?: Point;
    /** Place of the text after the language. */
    metaAt?: Point;
    /** True for a fenced block whose closing fence was found. */
    closed?: boolean;
  }
}

export function attributeOf(node: AnyDirective, name: string): string | undefined {
  return node.attributes.find((attribute) => attribute.name === name)?.value;
}
