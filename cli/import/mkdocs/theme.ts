/** `theme` of `mkdocs.yml` → colours, mode, logo and icon of the new site. */
import { isRecord, recordOf } from "../is-record.ts";
import type { OldTheme } from "../old-site.ts";
import { type MkdocsConfig, text } from "./settings.ts";

/** Colours that Material has names for. */
const colours: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: "#ef5552",
    pink: "#e92063",
    purple: "#ab47bd",
    "deep purple": "#7e56c2",
    indigo: "#4051b5",
    blue: "#2094f3",
    "light blue": "#02a6f2",
    cyan: "#00bdd6",
    teal: "#009485",
    green: "#4cae4f",
    "light green": "#8bc34b",
    lime: "#cbdc38",
    yellow: "#ffec3d",
    amber: "#ffc105",
    orange: "#ffa724",
    "deep orange": "#ff6e42",
    brown: "#795649",
    grey: "#757575",
    "blue grey": "#546d78",
  }),
);

/** `brand` is what style sheets say, which comes before a named colour. */
export function themeOf({ values }: MkdocsConfig, brand: OldTheme): OldTheme {
  const theme = recordOf(values.theme);
  const palettes = [theme.palette ?? []].flat().filter(isRecord);
  const isDark = (palette: Record<string, unknown>) => palette.scheme === "slate";
  const primary = (palette: Record<string, unknown> | undefined) =>
    colours.get((text(palette?.primary) ?? "").replaceAll("-", " "));
  const [first] = palettes;
  const followsSystem = palettes.some(
    ({ media }) => typeof media === "string" && media.includes("prefers-color-scheme"),
  );
  const asAddress = (path: string | undefined) =>
    path === undefined || /^https?:/.test(path) ? undefined : `/${path.replace(/^\//, "")}`;
  return {
    ...brand,
    primary: brand.primary ?? primary(palettes.find((palette) => !isDark(palette))) ?? primary(first),
    primaryDark: brand.primaryDark ?? primary(palettes.find(isDark)),
    mode: first === undefined ? undefined : followsSystem ? "system" : isDark(first) ? "dark" : undefined,
    logo: asAddress(text(theme.logo)),
    favicon: asAddress(text(theme.favicon)),
  };
}
