/** The colour and the fonts of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import {
  type Color,
  converter,
  displayable,
  formatHex,
  interpolate,
  parse,
  toGamut,
  wcagContrast,
} from "culori";
import { type FontFace, fontRules, unquoted } from "./font-faces.ts";
import type { NewFile } from "./imported-site.ts";
import { type AddNote, type Note, notesOn } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

/** `#rrggbb` */
type Hex = string;
type Mode = "light" | "dark";

/** Backgrounds on which the colour is text: that of code is nearer to it than the page. They are those of `reader/styles/tokens.css`. */
const backgrounds: Record<Mode, Hex> = { light: "#f4f2ec", dark: "#1c1f24" };
/** Contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** Grounds of pages, which a shade is a little of the colour on. */
const grounds: Record<Mode, Hex> = { light: "#fcfbf8", dark: "#14161a" };

/** `theme.css`, with copies of the files of its fonts; nothing for a site without a colour or a font that can be read. */
export function brandTheme(
  theme: OldTheme,
  file: string,
  served: ReadonlyMap<string, string>,
  notes: Note[],
): Map<string, NewFile> {
  const note = notesOn(file, notes);
  const files = new Map<string, NewFile>();
  const fonts = fontTokens(theme);
  const colours = colourTokens(theme, note);
  const { faces = [] } = theme;
  const families = fonts.flatMap(([, stack]) => familiesIn(stack));
  const used = faces.filter(({ family }) => families.includes(family));
  const rules = fontRules(used, served, files);
  noteFonts(fonts, used, note);
  const blocks = [
    ruleOf(":root", [...colours, ...fonts]),
    ruleOf("pre code", codeTokens(theme, note)),
    ...rules,
  ];
  const css = blocks.filter(Boolean).join("\n");
  if (css !== "") files.set("theme.css", css);
  return files;
}

function ruleOf(selector: string, tokens: Tokens): string {
  const lines = tokens.map(([name, value]) => `  --${name}: ${value};\n`);
  return lines.length === 0 ? "" : `${selector} {\n${lines.join("")}}\n`;
}

/** Each mode has the colour of the other one where it has none. */
function codeTokens({ code: [light, dark] = [new Map(), new Map()] }: OldTheme, note: AddNote): Tokens {
  const tokens = [...new Set([...light.keys(), ...dark.keys()])].flatMap((name) => {
    const [given, other] = [displayed(light.get(name) ?? ""), displayed(dark.get(name) ?? "")];
    const [own, ofDark] = [given ?? other, other ?? given];
    return own && ofDark
      ? [[name, `light-dark(${readable(own, "light")}, ${readable(ofDark, "dark")})`] as const]
      : [];
  });
  if (tokens.length > 0)
    note(
      "style",
      "the colours of code are those of the old theme, as far as they can be read (contrast 4.5 : 1 or more)",
    );
  return tokens;
}

type Tokens = (readonly [name: string, value: string])[];

function colourTokens({ primary, primaryDark }: OldTheme, note: AddNote): Tokens {
  const written = primary ?? primaryDark ?? "";
  const given = displayed(written);
  if (!given) {
    if (primary !== undefined)
      note("style", `the colour “${primary}” cannot be read`, { instead: "set it in theme.css" });
    return [];
  }
  const light = readable(given, "light");
  const dark = readable(displayed(primaryDark ?? "") ?? given, "dark");
  const [onLight, onDark] = [contrastOn(light, "light"), contrastOn(dark, "dark")];
  note(
    "style",
    `the colour of links and buttons is ${light} (contrast ${onLight}), in dark mode ${dark} (${onDark}): “${written}”, as far as text in it can be read`,
  );
  const both = `light-dark(${light}, ${dark})`;
  const shade = `light-dark(${shadeOf(light, "light")}, ${shadeOf(dark, "dark")})`;
  return Object.entries({ warm: both, cool: both, "warm-shade": shade, "cool-shade": shade });
}

function fontTokens({ fonts }: OldTheme): Tokens {
  // Titles have the family of the text, unless the site names another one.
  const named = { ...fonts, serif: fonts?.serif ?? fonts?.sans };
  return Object.entries(named).flatMap(([name, stack = ""]) => {
    const families = stack
      .split(",")
      .map((family) => family.trim())
      .filter(
        (family) => /^(["']?)[\p{L}\p{N} _.-]+\1$/u.test(family) && !/^(inherit|initial)$/.test(family),
      );
    return families.length === 0 ? [] : [[name, families.join(", ")] as const];
  });
}

/** Names without quotation marks. */
function familiesIn(stack: string): string[] {
  return stack.split(",").map(unquoted);
}

function noteFonts(fonts: Tokens, faces: readonly FontFace[], note: AddNote): void {
  const names = [...new Set(fonts.flatMap(([, stack]) => familiesIn(stack).slice(0, 1)))];
  const hasFiles = (name: string) => faces.some(({ family, file }) => family === name && file !== undefined);
  const [copied, others] = [names.filter(hasFiles), names.filter((name) => !hasFiles(name))];
  if (copied.length > 0) note("style", `the fonts with their files are ${copied.join(", ")}`);
  if (others.length === 0) return;
  const named = others.map((name) => {
    // The start of a `data:` address tells enough.
    const address = faces.find(({ family }) => family === name)?.address.slice(0, 60);
    return address === undefined ? name : `${name} (“${address}”)`;
  });
  note("style", `the fonts are ${named.join(", ")}, where visitors have them`, {
    instead: "put their files into static/ and name them with @font-face in theme.css",
  });
}

/** As much of the colour as leaves text in it readable. */
function shadeOf(text: Hex, mode: Mode): Hex {
  const mixed = interpolate([grounds[mode], text], "rgb");
  const part = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02].find((each) => wcagContrast(text, mixed(each)) >= enough);
  return formatHex(mixed(part ?? 0));
}

function contrastOn(text: Hex, mode: Mode): string {
  return `${wcagContrast(text, backgrounds[mode]).toFixed(1)} : 1`;
}

/** The colour, darker or lighter until text in it can be read, as it is written. */
function readable(colour: Color, mode: Mode): Hex {
  const hsl = toHsl(colour);
  const step = mode === "light" ? -0.01 : 0.01;
  let { l } = hsl;
  while (l > 0 && l < 1 && wcagContrast({ ...hsl, l }, backgrounds[mode]) < enough) l += step;
  return formatHex({ ...hsl, l: Math.min(1, Math.max(0, l)) });
}

const toHsl = converter("hsl");
const toScreen = toGamut("rgb", "oklch");

/** Any colour of CSS, as a screen of sRGB shows it; undefined for variables and calculations. */
function displayed(written: string): Color | undefined {
  const colour = parse(written.trim());
  return colour && !displayable(colour) ? toScreen(colour) : colour;
}
