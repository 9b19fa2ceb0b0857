/** The button of the sliding menu of narrow screens; the menu itself comes when it is requested. */
import { useEffect, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Icon } from "../widgets/Icon.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

export function MobileMenu({ screen }: { screen: DocumentData }) {
  const { strings } = screen.manifest;
  /** Number of requests since it was closed. Each request has a dialog of its own: see `closed`. */
  const [asked, setAsked] = useState(0);
  const isOpen = asked > 0;
  const deferred = useDeferredShell(isOpen);

  useEffect(() => {
    // A host that has lost the menu's script: the links show as they do without scripts.
    if (isOpen && deferred === "missing") delete document.documentElement.dataset.js;
  }, [isOpen, deferred]);

  /** Dialogs tell so a while later, when the next one may be requested. */
  const closed = () => setAsked((now) => (now === asked ? 0 : now));

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={strings.openMenu}
        aria-haspopup="dialog"
        onClick={() => setAsked((times) => times + 1)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && typeof deferred === "object" && (
        <deferred.MobileMenuDialog key={asked} screen={screen} onClose={closed} />
      )}
    </>
  );
}
