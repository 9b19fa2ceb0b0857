/** `theme.css` of the content folder: valid, with tokens that exist, and files that are there. */
import type { Location, TransformFailure } from "esbuild";
import type { SiteConfig } from "../../../schema/site.ts";
import { themeTokens } from "../../../schema/theme-tokens.ts";
import type { Finding, Place } from "../../report/finding.ts";
import { placesIn } from "../../report/finding-per-kind.ts";
import { nearest } from "../../report/nearest.ts";
import { THEME_FILE } from "../../source/discover.ts";
import { readInside } from "../../source/read-inside.ts";
import { type CssToken, cssTokens, type ThemeProblem } from "./css-tokens.ts";
import { fileProblems, type ThemeContext } from "./files.ts";

type ThemeInputs = Pick<ThemeContext, "files" | "base"> & {
  contentFolder: string;
  config: Pick<SiteConfig, "fonts" | "image_hosts">;
};

export async function checkTheme({ files, base, contentFolder, config }: ThemeInputs): Promise<Finding[]> {
  const css = files.has(THEME_FILE) ? textOf(contentFolder) : undefined;
  if (css === undefined) return [];
  const tokens = cssTokens(css).filter(({ type }) => type !== "comment");
  const context = { files, base, hosts: hostsOf(config) };
  const placeOf = placesIn(css, 1);
  const problems = [...propertyProblems(tokens), ...fileProblems(tokens, context)];
  return [
    ...(await syntaxProblems(css)),
    ...problems.map(
      ({ start, ...problem }): Finding => ({
        rule: "theme-is-valid",
        file: THEME_FILE,
        place: placeOf(start),
        ...problem,
      }),
    ),
  ];
}

/** The hosts that the content security policy allows. */
function hostsOf({ fonts, image_hosts }: ThemeInputs["config"]): ThemeContext["hosts"] {
  const provider = fonts ? [new URL(fonts.stylesheet).host] : [];
  const ofFonts = fonts && fonts.hosts.length > 0 ? fonts.hosts : provider;
  return { style: provider, font: ofFonts, image: image_hosts };
}

/** The text of the file. Undefined if it cannot be read, which is reported when it is published. */
function textOf(contentFolder: string): string | undefined {
  try {
    return readInside(contentFolder, THEME_FILE).toString();
  } catch {
    return undefined;
  }
}

/** What esbuild says of the syntax: browsers leave such a rule out, or more than that. */
async function syntaxProblems(css: string): Promise<Finding[]> {
  const { transform } = await import("esbuild");
  const said = await transform(css, { loader: "css", logLevel: "silent" }).catch(
    (failure: TransformFailure) => failure,
  );
  return [...said.warnings, ...("errors" in said ? said.errors : [])].map(({ text, location }) => ({
    rule: "theme-is-valid",
    file: THEME_FILE,
    place: location ? placeIn(location) : undefined,
    message: `this is not valid CSS: ${text.replace(/"([^"]*)"/g, "“$1”")}`,
    expected: "valid CSS; browsers leave out the rule around it",
  }));
}

/** esbuild counts bytes from 0; a place counts UTF-16 units from 1. */
function placeIn({ line, lineText, column }: Location): Place {
  return { line, column: Buffer.from(lineText).subarray(0, column).toString().length + 1 };
}

/**
 * Custom properties that are nearly a design token, and those that swallow the next one for want of a semicolon.
 * One finding for each name. A property of one's own is one that the theme both sets and uses.
 */
function propertyProblems(tokens: readonly CssToken[]): ThemeProblem[] {
  const isSet = (index: number): boolean =>
    tokens[index]?.type === "ident-token" &&
    tokens[index].value.startsWith("--") &&
    tokens[index + 1]?.type === "colon-token";
  const isUsed = (index: number): boolean =>
    tokens[index - 1]?.type === "function-token" && tokens[index - 1]?.value.toLowerCase() === "var";
  const set = new Map<string, CssToken>();
  const used = new Map<string, CssToken>();
  const problems: ThemeProblem[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isSet(index)) {
      if (!set.has(token.value)) set.set(token.value, token);
      if (!endsDeclaration(tokens[index - 1])) problems.push(noSemicolon(token));
    } else if (isUsed(index) && !used.has(token.value)) used.set(token.value, token);
  }
  const names = new Map([...set, ...used].filter(([name]) => !set.has(name) || !used.has(name)));
  for (const [name, { start }] of names) {
    const near = themeTokens.includes(name) ? undefined : nearest(name, themeTokens);
    if (near !== undefined)
      problems.push({
        start,
        message: `there is no token “${name}”, and ${set.has(name) ? "nothing uses it" : "nothing sets it"}`,
        expected: "a token of the theme, or another name for a property of your own",
        nearest: near,
      });
  }
  return problems;
}

function endsDeclaration(before: CssToken | undefined): boolean {
  // `@property --name` and the names in a style query are not declarations.
  return (
    before === undefined ||
    ["{-token", "}-token", "semicolon-token", "comment", "(-token", "function-token"].includes(before.type)
  );
}

function noSemicolon({ value, start }: CssToken): ThemeProblem {
  return {
    start,
    message: `there is no semicolon before “${value}”, which belongs to the property above it`,
    expected: "; at the end of the line before",
  };
}
