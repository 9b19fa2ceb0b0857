/** Light, dark, or as the system is set. The same rule runs before the first paint, in `boot.ts`. */

export const THEME_KEY = "theme";

export type ColourMode = "light" | "dark" | "system";

export type ColourModeRule = { default: "light" | "dark"; respectSystem: boolean };

/** The mode for a stored text; a text that is not a mode counts as never set. */
export function colourModeOf(stored: string | null, rule: ColourModeRule): ColourMode {
  if (stored === "light" || stored === "dark") return stored;
  return rule.respectSystem ? "system" : rule.default;
}

/** The mode after `mode` when the button is pressed. */
export function nextColourMode(
  mode: ColourMode,
  { respectSystem }: Pick<ColourModeRule, "respectSystem">,
): ColourMode {
  if (mode === "light") return "dark";
  return mode === "dark" && respectSystem ? "system" : "light";
}

/** Shows `mode`; style sheets read it from the root element. */
export function applyColourMode(mode: ColourMode): void {
  const { dataset } = document.documentElement;
  dataset.themeChoice = mode;
  dataset.theme = mode === "system" ? systemMode() : mode;
  // The browser's frame: the first colour is for light, the second for dark.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const own = index ? "dark" : "light";
    meta.media = mode === "system" ? `(prefers-color-scheme: ${own})` : mode === own ? "" : "not all";
  });
}

function systemMode(): "light" | "dark" {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
