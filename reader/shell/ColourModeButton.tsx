/** Shows the colours, and switches between light and dark, and the system's setting where it is respected. */
import { memo, useEffect } from "react";
import { useManifest } from "../navigation/reader-context.ts";
import { useStored } from "../state/use-stored.ts";
import { Icon } from "../widgets/Icon.tsx";

export const ColourModeButton = memo(function ColourModeButton() {
  const { colourMode: rule, strings } = useManifest();
  const [mode, write] = useColourMode(rule);
  const name = { light: strings.lightMode, dark: strings.darkMode, system: strings.systemMode }[mode];
  if (!rule.switch) return null;

  return (
    <button
      type="button"
      className="icon-button colour-mode"
      aria-label={`${strings.colourMode} (${name})`}
      title={name}
      onClick={() => write(nextColourMode(mode, rule))}
    >
      <Icon name="light" />
      <Icon name="dark" />
      {rule.respectSystem && <Icon name="system" />}
    </button>
  );
});

/** The colour mode as state, shown in the document: as chosen, in every tab, and as the system changes. */
function useColourMode(
  rule: ColourModeRule & { switch: boolean },
): [mode: ColourMode, write: (mode: ColourMode) => void] {
  const [stored, write] = useStored(THEME_KEY);
  // A mode that was chosen while there was a switch does not count without one.
  const mode = colourModeOf(rule.switch ? stored : null, rule);

  useEffect(() => {
    applyColourMode(mode);
    if (mode !== "system") return;
    const system = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => applyColourMode("system");
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, [mode]);

  return [mode, write];
}

/** The key in the storage of browsers. The rule below also runs before the first paint, in `boot.ts`. */
const THEME_KEY = "theme";

type ColourMode = "light" | "dark" | "system";

type ColourModeRule = { default: "light" | "dark"; respectSystem: boolean };

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
function applyColourMode(mode: ColourMode): void {
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
