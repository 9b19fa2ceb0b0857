/** Old style sheets → the colour and the fonts of the brand. */
import { posix } from "node:path";
import { decoded } from "../../schema/paths.ts";
import { splitSuffix } from "../site/link-target.ts";
import { type Declaration, declarationsIn, importsIn } from "./css-declarations.ts";
import type { OldTheme } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

type Mode = "light" | "dark";

type Declared = { name: string; value: string; mode: Mode };

type BrandInputs = {
  /** Custom properties: the first of these that is set is the colour. */
  colours?: readonly string[];
  /** Custom properties of the tool for the fonts. */
  fonts?: { sans?: string; serif?: string; mono?: string };
  /** The mode of selectors that name none. */
  usual: Mode;
  /** Files of the source by their address. */
  statics: ReadonlyMap<string, string>;
};

/** `files`: paths, or names as the code of the site imports them. The last one counts. */
export function brandIn(
  source: SourceFolder,
  files: readonly string[],
  { colours = [], fonts = {}, usual, statics }: BrandInputs,
): Pick<OldTheme, "primary" | "primaryDark" | "fonts"> {
  const declared = sheetsIn(source, files, statics)
    .flatMap(declarationsIn)
    .flatMap((declaration) => ofWhole(declaration, usual));
  const name = colours.find((colour) => declared.some((own) => own.name === colour)) ?? "";
  const [light, dark] = (["light", "dark"] as const).map((mode) => valueIn(name, mode, declared));
  const family = (element: string, property = "") =>
    valueIn(element, usual, declared) ?? valueIn(property, usual, declared);
  const found = {
    sans: family("body", fonts.sans),
    serif: family("h1", fonts.serif),
    mono: family("code", fonts.mono),
  };
  return {
    primary: light ?? dark,
    primaryDark: dark,
    ...(Object.values(found).some(Boolean) && { fonts: found }),
  };
}

/** Texts of the sheets, each once, those that it imports before it. */
function sheetsIn(
  source: SourceFolder,
  files: readonly string[],
  statics: ReadonlyMap<string, string>,
): string[] {
  const seen = new Set<string>();
  const read = (address: string, from: string): string[] => {
    const file = fileMeant(address, from, source, statics);
    if (file === undefined || seen.has(file)) return [];
    seen.add(file);
    const css = source.textOrNote(file) ?? "";
    return [...importsIn(css).flatMap((imported) => read(imported, file)), css];
  };
  return files.flatMap((file) => read(file, "."));
}

/** The file that an address in a sheet names: beside the sheet, served, or of a package. */
function fileMeant(
  address: string,
  sheet: string,
  source: SourceFolder,
  statics: ReadonlyMap<string, string>,
): string | undefined {
  const path = decoded(splitSuffix(address).path);
  const bare = path.replace(/^(~?@site\/|~)/, "");
  // Below an address without the base of the site, or with it.
  const served = path.startsWith("/")
    ? (statics.get(path) ?? statics.get(path.replace(/^\/[^/]*/, "")))
    : undefined;
  const candidates = [posix.join(posix.dirname(sheet), path), bare, `node_modules/${bare}`];
  return served ?? [...candidates, `node_modules/${bare}/index.css`].find(source.isFile);
}

const mostReferences = 10;

/** What the cascade gives: the last declaration of the mode, with the values of other properties in it. */
function valueIn(name: string, mode: Mode, declared: readonly Declared[]): string | undefined {
  const own = (property: string, of: Mode) =>
    declared.findLast((each) => each.name === property && each.mode === of)?.value;
  let value = own(name, mode);
  for (let step = 0; step < mostReferences && value !== undefined; step++)
    value = value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/,
      (_whole, other: string, fallback = "") =>
        own(other, mode) ?? own(other, mode === "light" ? "dark" : "light") ?? fallback.trim(),
    );
  return value || undefined;
}

/** Elements whose font is that of texts, titles and code. */
const elements: [pattern: RegExp, name: string][] = [
  [/^(:root|html|body)$/, "body"],
  [/^h[12]$/, "h1"],
  [/^(code|pre)$/, "code"],
];

/** A custom property with the mode that selectors and queries around it name, or the font of an element of every page. */
function ofWhole({ name, value, around }: Declaration, usual: Mode): Declared[] {
  const selector = around.join(" ").replace(/\/\*.*?\*\//gs, "");
  if (name === "font-family" && around.length === 1)
    return elements.flatMap(([pattern, element]) =>
      selector.split(",").some((part) => pattern.test(part.trim()))
        ? [{ name: element, value, mode: usual }]
        : [],
    );
  // A part of a page may have a colour of its own.
  if (
    !name.startsWith("--") ||
    !/:root|:host|@theme|\b(html|body|dark|light|data-md-color-scheme)\b/.test(selector)
  )
    return [];
  // “slate” is the dark scheme of Material.
  const isDark = /\b(dark|slate)\b/.test(selector) || (usual === "dark" && !/\blight\b/.test(selector));
  return [{ name, value, mode: isDark ? "dark" : "light" }];
}
