/** Page of MDX while its tags are converted. */
import type { Expression } from "acorn";
import type { Place } from "../../../report/finding.ts";
import type { TextEdit } from "../../mdx/edits.ts";
import { type Attribute, attributeText, type Element } from "../../mdx/elements.ts";
import { addressOf, type Imports } from "../../mdx/esm.ts";
import { shownText } from "../../mdx/page-values.ts";
import { isIn, type Region } from "../../mdx/running-text.ts";
import type { DirectiveBlock } from "./markdown-lines.ts";

/** A page, and what its site says of what the page names. */
export type PageOfSite = {
  file: string;
  /** Line of the file on which the body starts. */
  firstLine: number;
  data: Readonly<Record<string, unknown>>;
  /**
   * The file to include for a part of a page, with the properties that it is shown with, or for a file whose text is
   * imported; undefined where there is none.
   */
  include(module: string, properties?: Readonly<Record<string, unknown>>): string | undefined;
  /** The text of a file that is imported or required as text: `?raw`, `!!raw-loader!`. */
  textOf(module: string): string | undefined;
  /** The replacement of an element by the rules of another tool; undefined if those of Docusaurus hold for it. */
  componentOf?(element: Element, page: MdxPage): OwnComponent | undefined;
};

export type MdxPage = PageOfSite & {
  body: string;
  /** Place in the file of an offset in the body. */
  placeAt(offset: number): Place;
  /** Cells of tables, which hold no blocks. */
  cells: readonly Region[];
  paragraphs: readonly Region[];
  imports: Imports;
  /** The value of an expression as far as the page tells it: `{version}`, `{frontMatter.title}`. */
  evaluate(expression: Expression): unknown;
};

/** A block around the content of an element, a text in its place with the content at `{children}`, or its content alone. */
export type OwnComponent = DirectiveBlock | { text: string } | "unwrap";

export type Converted = {
  edits: TextEdit[];
  /** True: the content of the element is converted, too. */
  isWhole: boolean;
};

/** True in a cell of a table, which is one line. */
export function isInCell({ start }: Region, { cells }: Pick<MdxPage, "cells">): boolean {
  return isIn(cells, start);
}

/** The text that React shows for an attribute. */
export function shownAttribute(
  attribute: Attribute | undefined,
  { evaluate }: Pick<MdxPage, "evaluate">,
): string | undefined {
  return typeof attribute?.value === "object"
    ? shownText(evaluate(attribute.value))
    : attributeText(attribute);
}

/** A text, or the address of what is imported or required. */
export function addressIn(
  attribute: Attribute | undefined,
  { imports, evaluate }: Pick<MdxPage, "imports" | "evaluate">,
): string | undefined {
  const value = attribute?.value;
  if (typeof value !== "object") return attributeText(attribute);
  const address = addressOf(value, imports);
  if (address !== undefined) return address;
  const result = evaluate(value);
  return typeof result === "string" ? result : undefined;
}

/**
 * Properties of the tag that shows a part of a page: `<Install version="3" />` → `{ version: "3" }`. Undefined without
 * properties, and where only code would tell one.
 */
export function knownProperties(
  { open }: Element,
  { evaluate }: MdxPage,
): Readonly<Record<string, unknown>> | undefined {
  if (open.attributes.size === 0) return undefined;
  const properties: Record<string, unknown> = {};
  for (const [key, { value }] of open.attributes) {
    const known = typeof value === "object" ? evaluate(value) : value;
    if (known === undefined || key.startsWith("{")) return undefined;
    properties[key] = known;
  }
  return properties;
}
