/** Switches between light and dark, and the system's setting where it is respected (S40). */
import { useEffect } from "react";
import { useManifest } from "../navigation/reader-context.ts";
import { applyColourMode, colourModeOf, nextColourMode, THEME_KEY } from "../state/colour-mode.ts";
import { useStored } from "../state/use-stored.ts";
import { MoonIcon, SunIcon, SystemIcon } from "./icons.tsx";

export function ColourModeButton() {
  const { colourMode: rule, strings } = useManifest();
  const [stored, write] = useStored(THEME_KEY);
  const mode = colourModeOf(stored, rule);
  const name = { light: strings.lightMode, dark: strings.darkMode, system: strings.systemMode }[mode];

  useEffect(() => {
    applyColourMode(mode);
    if (mode !== "system") return;
    const system = matchMedia("(prefers-color-scheme: dark)");
    const follow = () => applyColourMode("system");
    system.addEventListener("change", follow);
    return () => system.removeEventListener("change", follow);
  }, [mode]);

  return (
    <button
      type="button"
      className="icon-button colour-mode"
      aria-label={`${strings.colourMode} (${name})`}
      title={name}
      onClick={() => write(nextColourMode(mode, rule))}
    >
      <SunIcon />
      <MoonIcon />
      <SystemIcon />
    </button>
  );
}
