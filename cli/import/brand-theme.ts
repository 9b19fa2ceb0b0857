/** The colour and the fonts of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import { type AddNote, type Note, notesOn } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

/** Red, green and blue from 0 to 1. */
type Colour = readonly number[];
type Mode = "light" | "dark";

/** Backgrounds on which the colour is text: that of code is nearer to it than the page. They are those of `reader/styles/tokens.css`. */
const backgrounds: Record<Mode, string> = { light: "#f4f2ec", dark: "#1c1f24" };
/** Contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** Grounds of pages, which a shade is a little of the colour on. */
const grounds: Record<Mode, string> = { light: "#fcfbf8", dark: "#14161a" };

/** Undefined for a site without a colour or a font that can be read. */
export function brandTheme(theme: OldTheme, file: string, notes: Note[]): string | undefined {
  const note = notesOn(file, notes);
  const tokens = [...colourTokens(theme, note), ...fontTokens(theme, note)];
  return tokens.length === 0
    ? undefined
    : `:root {\n${tokens.map(([name, value]) => `  --${name}: ${value};\n`).join("")}}\n`;
}

type Tokens = (readonly [name: string, value: string])[];

function colourTokens({ primary, primaryDark }: OldTheme, note: AddNote): Tokens {
  const written = primary ?? primaryDark ?? "";
  const given = parsedColour(written);
  if (!given) {
    if (primary !== undefined)
      note("style", `the colour “${primary}” cannot be read`, { instead: "set it in theme.css" });
    return [];
  }
  const light = readable(given, "light");
  const dark = readable(parsedColour(primaryDark ?? "") ?? given, "dark");
  const [onLight, onDark] = [contrastOn(light, "light"), contrastOn(dark, "dark")];
  note(
    "style",
    `the colour of links and buttons is ${hex(light)} (contrast ${onLight}), in dark mode ${hex(dark)} (${onDark}): “${written}”, as far as text in it can be read`,
  );
  const both = `light-dark(${hex(light)}, ${hex(dark)})`;
  const shade = `light-dark(${hex(shadeOf(light, "light"))}, ${hex(shadeOf(dark, "dark"))})`;
  return Object.entries({ warm: both, cool: both, "warm-shade": shade, "cool-shade": shade });
}

function fontTokens({ fonts }: OldTheme, note: AddNote): Tokens {
  // Titles have the family of the text, unless the site names another one.
  const named = { ...fonts, serif: fonts?.serif ?? fonts?.sans };
  const tokens = Object.entries(named).flatMap(([name, family]) =>
    family !== undefined && /^[\w\s"',.-]+$/.test(family) && !/^(inherit|initial)$/.test(family)
      ? [[name, family] as const]
      : [],
  );
  const families = [...new Set(tokens.map(([, family]) => family.split(",")[0]?.trim()))].join(", ");
  if (tokens.length > 0)
    note("style", `the fonts are ${families}, where visitors have them`, {
      instead: "put their files into static/ and name them with @font-face in theme.css",
    });
  return tokens;
}

/** As much of the colour as leaves text in it readable. */
function shadeOf(text: Colour, mode: Mode): Colour {
  const ground = parsedColour(grounds[mode]) ?? [];
  const mixed = (part: number) =>
    text.map((value, index) => value * part + (ground[index] ?? 0) * (1 - part));
  const part = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02].find((each) => contrast(text, mixed(each)) >= enough);
  return mixed(part ?? 0);
}

function contrastOn(text: Colour, mode: Mode): string {
  return `${contrast(text, parsedColour(backgrounds[mode]) ?? []).toFixed(1)} : 1`;
}

/** The colour, darker or lighter until text in it can be read, as it is written. */
function readable(colour: Colour, mode: Mode): Colour {
  const background = parsedColour(backgrounds[mode]) ?? [];
  const { hue, saturation, lightness: first } = hslOf(colour);
  const step = mode === "light" ? -0.01 : 0.01;
  let lightness = first;
  const isBetween = () => lightness > 0 && lightness < 1;
  while (isBetween() && contrast(fromHsl(hue, saturation, lightness), background) < enough) lightness += step;
  const found = hex(fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness))));
  return parsedColour(found) ?? colour;
}

function contrast(a: Colour, b: Colour): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `#3f51b5`, `#35b`, `rgb(63, 81, 181)`, `hsl(231 48% 48%)` */
function parsedColour(text: string): Colour | undefined {
  const written = text.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(written);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(written);
  const digits = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (digits) return digits.map((each) => Number.parseInt(each, 16) / 255);
  const [, name, inside = ""] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(written) ?? [];
  const [first, second, third] = (inside.match(/-?[\d.]+/g) ?? []).map(Number);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return name === "rgb"
    ? [first, second, third].map((each) => each / 255)
    : fromHsl(first, second / 100, third / 100);
}

/** Hue in degrees; saturation and lightness from 0 to 1. */
function hslOf([red = 0, green = 0, blue = 0]: Colour) {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const range = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(colour: Colour): string {
  const digits = colour.map((part) => Math.round(part * 255).toString(16));
  return `#${digits.map((each) => each.padStart(2, "0")).join("")}`;
}
