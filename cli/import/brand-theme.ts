/** The colour of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import { type Color, displayable, parse, toGamut } from "culori";
import { accentTokens, contrastOn, readable, type Tokens } from "../site/accent.ts";
import { type AddNote, type Note, notesOn } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

/** `theme.css`; undefined for a site without a colour that can be read. */
export function brandTheme(theme: OldTheme, file: string, notes: Note[]): string | undefined {
  const lines = colourTokens(theme, notesOn(file, notes)).map(([name, value]) => `  --${name}: ${value};\n`);
  return lines.length === 0 ? undefined : `:root {\n${lines.join("")}}\n`;
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

const toScreen = toGamut("rgb", "oklch");

/** Any colour of CSS, as a screen of sRGB shows it; undefined for variables and calculations. */
function displayed(written: string): Color | undefined {
  const colour = parse(written.trim());
  return colour && !displayable(colour) ? toScreen(colour) : colour;
}
