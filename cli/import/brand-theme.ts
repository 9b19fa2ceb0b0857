/** The colour and the fonts of a brand → `theme.css`, the colour lighter or darker where text in it would be hard to read. */
import { type Color, displayable, parse, toGamut } from "culori";
import { accentTokens, contrastOn, readable, type Tokens } from "../site/accent.ts";
import { type FontFace, fontRules, unquoted } from "./font-faces.ts";
import type { NewFile } from "./imported-site.ts";
import { type AddNote, type Note, notesOn } from "./note.ts";
import type { OldTheme } from "./old-site.ts";

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

const toScreen = toGamut("rgb", "oklch");

/** Any colour of CSS, as a screen of sRGB shows it; undefined for variables and calculations. */
function displayed(written: string): Color | undefined {
  const colour = parse(written.trim());
  return colour && !displayable(colour) ? toScreen(colour) : colour;
}
