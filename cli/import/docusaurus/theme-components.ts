/** Notes each theme component that a site replaced or wrapped, because none is imported; reads the brand of its style sheets. */
import { posix } from "node:path";
import { isRecord } from "../is-record.ts";
import { pathInSource } from "../module-file.ts";
import type { Note } from "../note.ts";
import type { OldTheme } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { brandIn } from "../style-sheets.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

const THEME = "src/theme";

export function noteThemeComponents(source: SourceFolder, notes: Note[]): void {
  // Files beside the `index` of a component are parts of it.
  for (const path of source.filesBelow(THEME)) {
    const [, name] = /^((?:[A-Z]\w*\/)*[A-Z]\w*)(?:\/index)?\.[jt]sx?$/.exec(path) ?? [];
    if (name === undefined) continue;
    notes.push({
      cause: "theme-component",
      file: `${THEME}/${path}`,
      message: `<${name}> replaced or extended the theme’s own`,
      subject: name,
    });
  }
}

/** `statics`: files of the source by their address. */
export function brandOf(
  source: SourceFolder,
  config: DocusaurusConfig,
  statics: ReadonlyMap<string, string>,
): OldTheme {
  const files = styleSheets(source, config);
  return brandIn(source, files, { colours: ["--ifm-color-primary"], usual: "light", statics });
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
