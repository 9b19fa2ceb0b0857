/** The colour and the fonts of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import { type Color, displayable, parse, toGamut } from "culori";
import { accentTokens, contrastOn, readable, type Tokens } from "../site/accent.ts";
import { type AddNote, type Note, notesOn } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

/** `theme.css`; undefined for a site without a colour or a font that can be read. */
export function brandTheme(theme: OldTheme, file: string, notes: Note[]): string | undefined {
  const note = notesOn(file, notes);
  const fonts = fontTokens(theme);
  noteFonts(fonts, note);
  const blocks = [
    ruleOf(":root", [...colourTokens(theme, note), ...fonts]),
    ruleOf("pre code", codeTokens(theme, note)),
  ];
  return blocks.filter(Boolean).join("\n") || undefined;
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
  const [onLight, onDark] = [contrastOn(light, "light"), contrastOn(dark, "dark")].map(
    (each) => `${each.toFixed(1)} : 1`,
  );
  note(
    "style",
    `the colour of links and buttons is ${light} (contrast ${onLight}), in dark mode ${dark} (${onDark}): “${written}”, as far as text in it can be read`,
  );
  return accentTokens(light, dark);
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

/** Visitors have the fonts of their machine alone: the files of others are for the user to add. */
function noteFonts(fonts: Tokens, note: AddNote): void {
  const first = fonts.map(([, stack]) => (stack.split(",")[0] ?? "").replace(/^(["'])(.*)\1$/, "$2"));
  if (first.length === 0) return;
  note("style", `the fonts are ${[...new Set(first)].join(", ")}, where visitors have them`, {
    instead: "put their files into static/ and name them with @font-face in theme.css",
  });
}

const toScreen = toGamut("rgb", "oklch");

/** Any colour of CSS, as a screen of sRGB shows it; undefined for variables and calculations. */
function displayed(written: string): Color | undefined {
  const colour = parse(written.trim());
  return colour && !displayable(colour) ? toScreen(colour) : colour;
}
