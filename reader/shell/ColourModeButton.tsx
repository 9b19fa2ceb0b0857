/** Shows the colours, and switches between light and dark, and the system's setting where it is respected. */
import { memo, useEffect } from "react";
import { useManifest } from "../navigation/reader-context.ts";
import {
  applyColourMode,
  type ColourMode,
  type ColourModeRule,
  colourModeOf,
  nextColourMode,
  THEME_KEY,
} from "../state/colour-mode.ts";
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
