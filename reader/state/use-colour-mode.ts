/** The colour mode as state, shown in the document: as chosen, in every tab, and as the system changes. */
import { useEffect } from "react";
import {
  applyColourMode,
  type ColourMode,
  type ColourModeRule,
  colourModeOf,
  THEME_KEY,
} from "./colour-mode.ts";
import { useStored } from "./use-stored.ts";

export function useColourMode(
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
