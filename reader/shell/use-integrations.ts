/** Loads what counts visits and sends answers: only on sites that declare it, once a page is on the screen. */
import { useEffect, useState } from "react";
import type { ShownIntegrations } from "../../schema/integrations/shown.ts";

type Integrations = typeof import("../integrations/Integrations.tsx")["Integrations"];

/** Undefined until it is here, and where it cannot be had: forms and links work without it, and style sheets are told so. */
export function useIntegrations(declared: ShownIntegrations | undefined): Integrations | undefined {
  const [loaded, setLoaded] = useState<{ Integrations: Integrations }>();
  const isNeeded = declared !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    import("../integrations/Integrations.tsx").then(setLoaded, () => {
      document.documentElement.dataset.integrations = "missing";
    });
  }, [isNeeded]);
  return loaded?.Integrations;
}
