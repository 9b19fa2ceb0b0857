/** Custom properties of old style sheets → the colour and the fonts of the brand. */
import { type CssToken, cssTokens } from "../check/theme/css-tokens.ts";
import type { OldTheme } from "./old-site.ts";
import type { SourceFolder } from "./source-folder.ts";

type Mode = "light" | "dark";

type Declared = { name: string; value: string; mode: Mode };

type BrandNames = {
  /** The first of these that is set is the colour. */
  colours: readonly string[];
  fonts?: Readonly<Record<"sans" | "serif" | "mono", string>>;
};

/** `usual` is the mode of selectors that name none. */
export function brandIn(
  source: SourceFolder,
  files: readonly string[],
  { colours, fonts }: BrandNames,
  usual: Mode,
): Pick<OldTheme, "primary" | "primaryDark" | "fonts"> {
  const declared = files.flatMap((file) =>
    customProperties(source.attempt(file, () => source.text(file)) ?? "", usual),
  );
  const name = colours.find((each) => declared.some((own) => own.name === each)) ?? "";
  const [light, dark] = (["light", "dark"] as const).map((mode) => valueIn(name, mode, declared));
  const family = (of: string) => valueIn(of, usual, declared);
  const found = fonts && { sans: family(fonts.sans), serif: family(fonts.serif), mono: family(fonts.mono) };
  return {
    primary: light ?? dark,
    primaryDark: dark,
    ...(found && Object.values(found).some(Boolean) && { fonts: found }),
  };
}

/** What the cascade gives: the last declaration of the mode, with the values of other properties in it. */
function valueIn(name: string, mode: Mode, declared: readonly Declared[], depth = 0): string | undefined {
  const own = declared.findLast((each) => each.name === name && each.mode === mode)?.value;
  const [, other] = /^var\(\s*(--[\w-]+)\s*(?:,.*)?\)$/s.exec(own ?? "") ?? [];
  if (other === undefined || depth > mostReferences) return own;
  const another = mode === "light" ? "dark" : "light";
  return valueIn(other, mode, declared, depth + 1) ?? valueIn(other, another, declared, depth + 1);
}

const mostReferences = 10;

const ofWhole = /:root|:host|@theme|\b(html|body|dark|light)\b/;

/** Each custom property with the mode that the selectors and the queries around it name. */
function customProperties(css: string, usual: Mode): Declared[] {
  const declared: Declared[] = [];
  const around: string[] = [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  let start = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "{-token") around.push(css.slice(start, token.start));
    if (token.type === "}-token") around.pop();
    if (token.type === "{-token" || token.type === "}-token" || token.type === "semicolon-token")
      start = token.start + 1;
    if (!token.text.startsWith("--") || tokens[index + 1]?.type !== "colon-token") continue;
    const selector = around.join(" ");
    // A part of a page may have a colour of its own.
    if (!ofWhole.test(selector)) continue;
    const isDark = /\bdark\b/.test(selector) || (usual === "dark" && !/\blight\b/.test(selector));
    declared.push({
      name: token.text,
      value: valueFrom(index + 2, tokens, css),
      mode: isDark ? "dark" : "light",
    });
  }
  return declared;
}

function valueFrom(from: number, tokens: readonly CssToken[], css: string): string {
  const end = tokens.findIndex(
    ({ type }, index) => index >= from && (type === "semicolon-token" || type === "}-token"),
  );
  return css
    .slice(tokens[from]?.start, tokens[end]?.start)
    .replace(/!important\s*$/, "")
    .trim();
}

/** The style sheets of other hosts that a sheet imports. */
export function importedSheets(css: string): string[] {
  return cssTokens(css).flatMap(({ value }, index, tokens) =>
    value.toLowerCase() === "import" || value.toLowerCase() === "@import"
      ? (tokens
          .slice(index + 1, index + 3)
          .map((next) => next.value)
          .find((next) => /^https:/.test(next)) ?? [])
      : [],
  );
}
