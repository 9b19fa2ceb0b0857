/** One colour → the design tokens of accents in both modes, lighter or darker where text in it would be hard to read. */
import {
  type Color,
  formatHex,
  type Hsl,
  interpolate,
  modeHsl,
  modeLrgb,
  modeRgb,
  useMode as register,
  wcagContrast,
} from "culori/fn";

/** `#rrggbb` */
type Hex = string;
type Mode = "light" | "dark";
export type Tokens = (readonly [name: string, value: string])[];

register(modeRgb);
// Contrast is measured in linear light.
register(modeLrgb);
const toHsl = register(modeHsl);

/** Backgrounds on which the colour is text: that of code is nearer to it than the page. They are those of `reader/styles/tokens.css`. */
const backgrounds: Record<Mode, Hex> = { light: "#f4f2ec", dark: "#1c1f24" };
/** Contrast of text (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

/** Grounds of pages, which a shade is a little of the colour on. */
const grounds: Record<Mode, Hex> = { light: "#fcfbf8", dark: "#14161a" };

export function accentTokens(light: Hex, dark: Hex): Tokens {
  const both = `light-dark(${light}, ${dark})`;
  const shade = `light-dark(${shadeOf(light, "light")}, ${shadeOf(dark, "dark")})`;
  return Object.entries({ warm: both, cool: both, "warm-shade": shade, "cool-shade": shade });
}

/** The rule for `theme.accent`, which the reader's later sheet does not override. Visitors who ask for more contrast get the tool's colours. */
export function accentStyle(accent: Hex | undefined): string {
  if (accent === undefined) return "";
  const tokens = accentTokens(readable(accent, "light"), readable(accent, "dark"));
  const set = tokens.map(([name, value]) => `--${name}:${value}`).join(";");
  return `@media (prefers-contrast:no-preference){html:root{${set}}}`;
}

/** As much of the colour as leaves text in it readable. */
function shadeOf(text: Hex, mode: Mode): Hex {
  const mixed = interpolate([grounds[mode], text], "rgb");
  const part = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02].find(
    (each) => wcagContrast(text, mixed(each)) >= readableContrast,
  );
  return formatHex(mixed(part ?? 0));
}

export function contrastOn(text: Color | Hex, mode: Mode): number {
  return wcagContrast(text, backgrounds[mode]);
}

/** The colour, darker or lighter until text in it can be read, as it is written. */
export function readable(colour: Color | Hex, mode: Mode): Hex {
  const hsl = toHsl(colour) ?? black;
  const [end, step] = mode === "light" ? [0, -0.01] : [1, 0.01];
  let { l } = hsl;
  while (l !== end && wcagContrast({ ...hsl, l }, backgrounds[mode]) < readableContrast)
    l = Math.min(1, Math.max(0, l + step));
  return formatHex({ ...hsl, l });
}

/** Black: what cannot be read as a colour. */
const black: Hsl = { mode: "hsl", s: 0, l: 0 };
