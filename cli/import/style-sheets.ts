/** Old style sheets → the colour of the brand. */
import { posix } from "node:path";
import { decoded } from "../../schema/paths.ts";
import { cssTokens } from "../check/theme/css-tokens.ts";
import { splitSuffix } from "../site/link-target.ts";
import type { OldTheme } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

type Mode = "light" | "dark";

type Declared = { name: string; value: string; mode: Mode };

type BrandInputs = {
  /** Custom properties: the first of these that is set is the colour. */
  colours?: readonly string[];
  /** The mode of selectors that name none. */
  usual: Mode;
  /** Files of the source by their address. */
  statics: ReadonlyMap<string, string>;
};

/** `files`: paths, or names as the code of the site imports them. The last one counts. */
export function brandIn(
  source: SourceFolder,
  files: readonly string[],
  { colours = [], usual, statics }: BrandInputs,
): Pick<OldTheme, "primary" | "primaryDark"> {
  const declared = sheetsIn(source, files, statics)
    .flatMap(declarationsIn)
    .flatMap((declaration) => ofWhole(declaration, usual));
  const name = colours.find((colour) => declared.some((own) => own.name === colour)) ?? "";
  const [light, dark] = (["light", "dark"] as const).map((mode) => valueIn(name, mode, declared));
  return { primary: light ?? dark, primaryDark: dark };
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

/** A custom property with the mode that selectors and queries around it name. */
function ofWhole({ name, value, around }: Declaration, usual: Mode): Declared[] {
  const selector = around.join(" ").replace(/\/\*.*?\*\//gs, "");
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

type Declaration = {
  name: string;
  /** The text of the value, without `!important`. */
  value: string;
  /** Selectors and queries of the rules around it, the outermost first. */
  around: readonly string[];
};

function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const rules: string[] = [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  let first = 0;
  for (const [index, { type, start }] of tokens.entries()) {
    if (type !== "{-token" && type !== "}-token" && type !== "semicolon-token") continue;
    const [name, colon, value] = tokens.slice(first, Math.min(first + 3, index));
    if (type === "{-token") rules.push(css.slice(tokens[first]?.start, start).trim());
    else if (rules.length > 0 && name && colon?.type === "colon-token" && value)
      found.push({
        name: name.text.startsWith("--") ? name.text : name.text.toLowerCase(),
        value: css
          .slice(value.start, start)
          .replace(/!important\s*$/, "")
          .trim(),
        around: [...rules],
      });
    if (type === "}-token") rules.pop();
    first = index + 1;
  }
  return found;
}

/** Addresses of the sheets that a sheet imports. */
function importsIn(css: string): string[] {
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  return tokens.flatMap(({ type, value }, index) => {
    const [before, last] = [tokens[index - 2], tokens[index - 1]];
    const keyword = last?.type === "function-token" && last.value.toLowerCase() === "url" ? before : last;
    const isImported = keyword?.type === "at-keyword-token" && keyword.value.toLowerCase() === "import";
    return isImported && (type === "url-token" || type === "string-token") ? [value.trim()] : [];
  });
}
