/** Temml's tree of MathML → hast of MathML Core: elements and attributes of the allow list, and classes instead of styles. */
import type { ElementContent } from "hast";
import { formulaTags, isAllowedAttribute } from "../../../schema/allowed-elements.ts";
import { element, text } from "../handlers/element.ts";
import { themeColour } from "./theme-colour.ts";

/** A node as Temml makes it: an element, a text, or a link to another formula. */
export type MathNode = {
  type?: string;
  text?: string;
  href?: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly MathNode[] | null;
  classes?: readonly (string | undefined)[];
  style?: Style;
};

export type Numbering = {
  /** The number of the next line that has one. */
  next(): string;
  /** The text of a reference to a label. */
  reference(label: string): string;
};

const tags = new Set(formulaTags);

export function mathElement(node: MathNode, numbering: Numbering): ElementContent[] {
  const { type, text: written, href, attributes = {}, classes = [], style = {} } = node;
  if (written !== undefined) return [text(written)];
  if (href !== undefined)
    return [element(undefined, "mtext", {}, [text(numbering.reference(href.slice(1)))])];
  if (classes.includes("tml-eqn")) return [text(`(${numbering.next()})`)];
  const children = (node.children ?? []).flatMap((child) => mathElement(child, numbering));
  // A text may be in an element of HTML, and what MathML Core leaves out is a row of its content.
  if (type === undefined || type === "span") return children;
  const tagName = tags.has(type) ? type : "mrow";
  const properties = Object.entries(attributes).flatMap(([own, value]): [string, string][] => {
    const name = own === "rowspan" ? "rowSpan" : own;
    return isAllowedAttribute(tagName, name) && name !== "dir" ? [[name, value]] : [];
  });
  const className = [
    ...(type === "menclose" ? [type] : []),
    ...classes.filter(isKept),
    ...styleClasses(style),
  ];
  return [
    element(
      undefined,
      tagName,
      { ...Object.fromEntries(properties), ...(className.length > 0 && { className }) },
      children,
    ),
  ];
}

/** Those that the reader's sheet for formulas has rules for. */
function isKept(name: string | undefined): name is string {
  return name !== undefined && kept.has(name);
}

const kept = new Set(
  "tml-left tml-right tml-tag tml-jot tml-small tml-cases tml-cancel upstrike downstrike tml-xcancel sout tml-overline tml-underline tml-fbox menclose mathcal mathscr".split(
    " ",
  ),
);

type Style = Readonly<Record<string, string>>;

/**
 * Styles that Temml writes into elements → classes of the reader's sheet for formulas: edges and padding of cells, bold, and
 * colours, of which each becomes the nearest of the theme's. MathML Core does not need the other styles.
 */
function styleClasses(style: Style): string[] {
  return Object.entries(style).flatMap(([name, value]) => classes[name]?.(value) ?? []);
}

type ClassesOf = (value: string) => string[];

const edge =
  (side: string): ClassesOf =>
  (value) => [`line-${side}`, ...(/dashed|double/.exec(value) ?? []).map((kind) => `line-${kind}`)];

/** The nearest of the steps of the sheet, in tenths of an em. */
const padding =
  (side: string): ClassesOf =>
  (value) => {
    const em = Number.parseFloat(value) * (ems[/[a-z]+$/.exec(value)?.[0] ?? "em"] ?? 1);
    const steps = [0, 1, 2, 4, 5, 10, 20];
    const nearest = steps.toSorted((a, b) => Math.abs(a - em * 10) - Math.abs(b - em * 10))[0];
    return [`pad-${side}-${nearest}`];
  };

/** Units of TeX, and of CSS. */
const ems: Readonly<Record<string, number>> = { em: 1, ex: 0.45, pt: 0.1, mu: 1 / 18, px: 1 / 16 };

const classes: Readonly<Record<string, ClassesOf>> = {
  border: () => ["boxed"],
  borderTop: edge("top"),
  borderBottom: edge("bottom"),
  borderLeft: edge("left"),
  borderRight: edge("right"),
  color: (value) => themeColour(value),
  fontWeight: (value) => (value === "bold" ? ["bold"] : []),
  paddingLeft: padding("left"),
  paddingRight: padding("right"),
  width: (value) => (value === "100%" ? ["all"] : value === "50%" ? ["half"] : []),
};
