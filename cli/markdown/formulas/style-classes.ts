/**
 * Styles that Temml writes into elements → classes of the reader's sheet for formulas: edges and padding of cells, bold, and
 * colours, of which each becomes the nearest of the theme's. What else there is, MathML Core does without.
 */
import { themeColour } from "./theme-colour.ts";

export type Style = Readonly<Record<string, string>>;

export function styleClasses(style: Style): string[] {
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
