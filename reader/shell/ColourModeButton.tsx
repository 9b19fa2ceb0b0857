/** Shows the colours, and switches between light and dark, and the system's setting where it is respected. */
import { memo } from "react";
import { useManifest } from "../navigation/reader-context.ts";
import { nextColourMode } from "../state/colour-mode.ts";
import { useColourMode } from "../state/use-colour-mode.ts";
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
