/** Style sheets of a Docusaurus site → the colour and the fonts of its brand, which `theme.css` has. */
import { posix } from "node:path";
import { pathInSource } from "../code/node-modules.ts";
import { isRecord } from "../is-record.ts";
import type { OldTheme } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { brandIn, importedSheets } from "../style-sheets.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

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

export function brandOf(source: SourceFolder, config: DocusaurusConfig): Brand {
  const files = styleSheets(source, config);
  const theme = brandIn(source, files, { colours: ["--ifm-color-primary"], fonts }, "light");
  const sheets = [
    ...files.flatMap((file) => importedSheets(source.attempt(file, () => source.text(file)) ?? "")),
    ...[config.stylesheets ?? []].flat().map((sheet) => (isRecord(sheet) ? sheet.href : sheet)),
  ].filter((sheet) => typeof sheet === "string" && /^https:.*[?&]family=/.test(sheet));
  const titles = (theme.fonts?.serif ?? theme.fonts?.sans)?.split(",")[0]?.replace(/["']/g, "").trim();
  const stylesheet = sheets.find(
    (sheet) => titles && decodeURIComponent(String(sheet)).replaceAll("+", " ").includes(titles),
  );
  return {
    theme,
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
