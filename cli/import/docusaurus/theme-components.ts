/** Notes each theme component that a site replaced or wrapped, and each of its style sheets, because none is imported. */
import { posix } from "node:path";
import { pathInSource } from "../code/known-functions.ts";
import { importsIn } from "../css-declarations.ts";
import { isRecord, recordsOf, valueAt } from "../is-record.ts";
import type { Note } from "../note.ts";
import type { OldTheme } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { brandIn } from "../style-sheets.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

const THEME = "src/theme";

export function noteThemeComponents(source: SourceFolder, notes: Note[]): void {
  const seen = new Set<string>();
  const files = source.filesBelow(THEME);
  for (const path of files) {
    if (!/\.[jt]sx?$/.test(path) || /\.(test|spec|stories|d)\.[jt]sx?$|(^|\/)__tests__\//.test(path))
      continue;
    const name = path.replace(/(\/index)?\.[jt]sx?$/, "");
    if (isPart(path, files)) continue;
    if (seen.has(name) || !/^[A-Z]/.test(name)) continue;
    seen.add(name);
    const file = `${THEME}/${path}`;
    const text = source.textOrNote(file) ?? "";
    const wraps = /@theme-(original|init)\//.test(text);
    notes.push({
      cause: "theme-component",
      file,
      message: `<${name}> ${wraps ? "extended the theme’s own" : "replaced the theme’s own"}`,
      subject: name,
    });
  }
}

/** A file beside the `index` of a component is a part of it; components of the theme have folders of their own. */
function isPart(path: string, files: readonly string[]): boolean {
  const folder = posix.dirname(path);
  const isIndex = (file: string) => /^index\.[jt]sx?$/.test(file);
  return (
    folder !== "." &&
    !isIndex(posix.basename(path)) &&
    files.some((file) => posix.dirname(file) === folder && isIndex(posix.basename(file)))
  );
}

export function noteStyleSheets(source: SourceFolder, notes: Note[]): void {
  for (const path of source.filesBelow("src/css"))
    if (/\.(css|s[ac]ss|less|styl)$/.test(path))
      notes.push({
        cause: "style",
        file: `src/css/${path}`,
        message: "this style sheet is not imported, apart from the colour and the fonts of the brand",
        instead: "set the tokens of theme.css",
        subject: path,
      });
}

const fonts = {
  sans: "--ifm-font-family-base",
  serif: "--ifm-heading-font-family",
  mono: "--ifm-font-family-monospace",
};

type Brand = {
  theme: OldTheme;
  /** `fonts` of site.yml: the style sheet of the provider that the site names. */
  provider: { stylesheet: string; titles: string; hosts: string[] } | undefined;
};

/** `statics`: files of the source by their address. */
export function brandOf(
  source: SourceFolder,
  config: DocusaurusConfig,
  statics: ReadonlyMap<string, string>,
): Brand {
  const files = styleSheets(source, config);
  const theme = brandIn(source, files, { colours: ["--ifm-color-primary"], fonts, usual: "light", statics });
  const sheets = [
    ...files.flatMap((file) => importsIn(source.textOrNote(file) ?? "")),
    ...[config.stylesheets ?? []].flat().map((sheet) => (isRecord(sheet) ? sheet.href : sheet)),
  ].filter((sheet) => typeof sheet === "string" && /^https:.*[?&]family=/.test(sheet));
  const titles = (theme.fonts?.serif ?? theme.fonts?.sans)?.split(",")[0]?.replace(/["']/g, "").trim();
  const stylesheet = sheets.find(
    (sheet) => titles && decodeURIComponent(String(sheet)).replaceAll("+", " ").includes(titles),
  );
  const { theme: light, darkTheme = light } = config.themeConfig?.prism ?? {};
  return {
    theme: { ...theme, code: [codeColours(light), codeColours(darkTheme)] },
    provider:
      typeof stylesheet === "string" && titles !== undefined
        ? {
            stylesheet,
            titles,
            hosts: stylesheet.startsWith("https://fonts.googleapis.com/") ? ["fonts.gstatic.com"] : [],
          }
        : undefined,
  };
}

/** Tokens of theme.css → what has their colour in code, by the names of Prism. */
const codeParts = {
  "ink-soft": ["comment"],
  cool: ["keyword", "tag", "selector"],
  warm: ["string", "attr-value"],
  plum: ["function", "class-name"],
  amber: ["number", "boolean", "constant", "variable"],
  leaf: ["property", "attr-name"],
};

/** Colours in a theme of Prism, if it is data. The last style of a kind counts. */
function codeColours(theme: unknown): Map<string, string> {
  const styles = recordsOf(valueAt(theme, "styles")).filter(({ languages }) => languages === undefined);
  const colourOf = (type: string) =>
    valueAt(
      styles.findLast(({ types }) => [types].flat().includes(type)),
      "style",
      "color",
    );
  return new Map(
    Object.entries(codeParts).flatMap(([token, types]) => {
      const colour = types.map(colourOf).find((each) => typeof each === "string");
      return typeof colour === "string" ? [[token, colour] as const] : [];
    }),
  );
}

/** The last ones are those that `customCss` names: their rules count. */
function styleSheets(source: SourceFolder, { presets, themes }: DocusaurusConfig): string[] {
  const named = [...(presets ?? []), ...(themes ?? [])].flatMap((entry) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    const theme = isRecord(options) ? (options.theme ?? options) : {};
    return isRecord(theme) ? [theme.customCss ?? []].flat() : [];
  });
  const files = named.flatMap((name) => {
    const path = typeof name === "string" ? name.replace(/^@site\//, "") : undefined;
    const inside = path?.includes("\0") ? pathInSource(path) : path && posix.normalize(path);
    return inside !== undefined && source.isFile(inside) ? [inside] : [];
  });
  const all = source.filesBelow("src").flatMap((name) => (/\.(css|scss)$/.test(name) ? [`src/${name}`] : []));
  return [...all.filter((name) => !files.includes(name)), ...files];
}
