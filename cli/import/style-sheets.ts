/** Old style sheets → the colour of the brand. */
import { posix } from "node:path";
import { cssTokens } from "../check/theme/css-tokens.ts";
import type { OldTheme } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

type Mode = "light" | "dark";

type Declared = { name: string; value: string; mode: Mode };

type BrandInputs = {
  /** Custom properties: the first of these that is set is the colour. */
  colours: readonly string[];
  /** The mode of selectors that name none. */
  usual: Mode;
};

/** `files` are paths, of which the last one counts; names of packages and what sheets import are left out. */
export function brandIn(
  source: SourceFolder,
  files: readonly string[],
  { colours, usual }: BrandInputs,
): Pick<OldTheme, "primary" | "primaryDark"> {
  const declared = files
    .map((name) => posix.normalize(name))
    .flatMap((file) => (source.isFile(file) ? declarationsIn(source.textOrNote(file) ?? "") : []))
    .flatMap((declaration) => ofWhole(declaration, usual));
  const name = colours.find((colour) => declared.some((own) => own.name === colour)) ?? "";
  const [light, dark] = (["light", "dark"] as const).map((mode) => valueIn(name, mode, declared));
  return { primary: light ?? dark, primaryDark: dark };
}

const mostReferences = 10;

/** What the cascade gives: the last declaration of the mode, with the values of other properties in it. */
function valueIn(name: string, mode: Mode, declared: readonly Declared[]): string | undefined {
  const own = (property: string, of: Mode) =>
    declared.findLast((declaration) => declaration.name === property && declaration.mode === of)?.value;
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
  const declarations: Declaration[] = [];
  const rules: string[] = [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  let first = 0;
  for (const [index, { type, start }] of tokens.entries()) {
    if (type !== "{-token" && type !== "}-token" && type !== "semicolon-token") continue;
    const [name, colon, value] = tokens.slice(first, Math.min(first + 3, index));
    if (type === "{-token") rules.push(css.slice(tokens[first]?.start, start).trim());
    else if (rules.length > 0 && name && colon?.type === "colon-token" && value)
      declarations.push({
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
  return declarations;
}
