/** The colour and the fonts of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import type { Note } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

/** Hue in degrees; saturation and lightness from 0 to 1. */
type Colour = { hue: number; saturation: number; lightness: number };

/** Backgrounds on which the colour is text: that of code is nearer to it than the page. They are those of `reader/styles/tokens.css`. */
const backgrounds = { light: "#f4f2ec", dark: "#1c1f24" };
/** Contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** Grounds of pages, which a shade is a little of the colour on. */
const grounds = { light: "#fcfbf8", dark: "#14161a" };

/** Undefined for a site without a colour or a font that can be read. */
export function brandTheme(theme: OldTheme, file: string, notes: Note[]): string | undefined {
  const tokens = [...colourTokens(theme, file, notes), ...fontTokens(theme, file, notes)];
  return tokens.length === 0
    ? undefined
    : `:root {\n${tokens.map(([name, value]) => `  --${name}: ${value};\n`).join("")}}\n`;
}

type Tokens = (readonly [name: string, value: string])[];

function colourTokens({ primary, primaryDark }: OldTheme, file: string, notes: Note[]): Tokens {
  const given = parsedColour(primary ?? primaryDark ?? "");
  if (!given) {
    if (primary !== undefined)
      notes.push({
        cause: "style",
        file,
        message: `the colour “${primary}” cannot be read`,
        instead: "set it in theme.css",
      });
    return [];
  }
  const light = readable(given, "light");
  const dark = readable(parsedColour(primaryDark ?? "") ?? given, "dark");
  const [onLight, onDark] = [contrastOn(light, "light"), contrastOn(dark, "dark")];
  notes.push({
    cause: "style",
    file,
    message: `the colour of links and buttons is ${light} (contrast ${onLight}), in dark mode ${dark} (${onDark}): “${primary ?? primaryDark}”, as far as text in it can be read`,
  });
  const both = `light-dark(${light}, ${dark})`;
  const shade = `light-dark(${shadeOf(light, "light")}, ${shadeOf(dark, "dark")})`;
  return [
    ["warm", both],
    ["cool", both],
    ["warm-shade", shade],
    ["cool-shade", shade],
  ];
}

function fontTokens(
  { fonts = { sans: undefined, serif: undefined, mono: undefined } }: OldTheme,
  file: string,
  notes: Note[],
): Tokens {
  // Titles have the family of the text, unless the site names another one.
  const named = { ...fonts, serif: fonts.serif ?? fonts.sans };
  const tokens = Object.entries(named).flatMap(([name, family]) =>
    family !== undefined && /^[\w\s"',.-]+$/.test(family) && !/^(inherit|initial)$/.test(family)
      ? [[name, family] as const]
      : [],
  );
  const families = [...new Set(tokens.map(([, family]) => family.split(",")[0]?.trim()))].join(", ");
  if (tokens.length > 0)
    notes.push({
      cause: "style",
      file,
      message: `the fonts are ${families}, where visitors have them`,
      instead: "put their files into static/ and name them with @font-face in theme.css",
    });
  return tokens;
}

/** As much of the colour as leaves text in it readable. */
function shadeOf(colour: string, mode: keyof typeof grounds): string {
  const text = rgbOf(parsedColour(colour) ?? black);
  const ground = rgbOf(parsedColour(grounds[mode]) ?? black);
  const mixed = (part: number) =>
    text.map((value, index) => value * part + (ground[index] ?? 0) * (1 - part));
  const parts = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02];
  const part = parts.find((each) => contrast(luminance(text), luminance(mixed(each))) >= enough);
  return hex(mixed(part ?? 0));
}

function contrastOn(colour: string, mode: keyof typeof backgrounds): string {
  const [text, ground] = [colour, backgrounds[mode]].map((each) =>
    luminance(rgbOf(parsedColour(each) ?? black)),
  );
  return `${contrast(text ?? 0, ground ?? 0).toFixed(1)} : 1`;
}

const black: Colour = { hue: 0, saturation: 0, lightness: 0 };

function readable(colour: Colour, mode: keyof typeof backgrounds): string {
  const background = luminance(rgbOf(parsedColour(backgrounds[mode]) ?? colour));
  const step = mode === "light" ? -0.01 : 0.01;
  let { lightness } = colour;
  while (
    lightness > 0 &&
    lightness < 1 &&
    contrast(luminance(rgbOf({ ...colour, lightness })), background) < enough
  )
    lightness += step;
  return hex(rgbOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) }));
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#3f51b5`, `#35b`, `rgb(63, 81, 181)`, `hsl(231 48% 48%)` */
function parsedColour(text: string): Colour | undefined {
  const written = text.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(written);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(written);
  const digits = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (digits) return fromRgb(digits.map((each) => Number.parseInt(each, 16) / 255));
  const [, name, inside = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(written) ?? [];
  const numbers = (inside.match(/-?[\d.]+/g) ?? []).map(Number);
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return name === "rgb"
    ? fromRgb([first, second, third].map((each) => each / 255))
    : { hue: first, saturation: second / 100, lightness: third / 100 };
}

function fromRgb([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    range === 0
      ? 0
      : most === red
        ? (green - blue) / range
        : most === green
          ? 2 + (blue - red) / range
          : 4 + (red - green) / range;
  return { hue: sixth * 60, saturation, lightness };
}

function rgbOf({ hue, saturation, lightness }: Colour): number[] {
  const range = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(rgb: readonly number[]): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
