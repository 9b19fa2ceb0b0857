/** The button of the sliding menu of narrow screens; the menu itself comes when it is requested. */
import { useCallback, useEffect, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Icon } from "../widgets/Icon.tsx";
import { useDeferredShell } from "./use-deferred-shell.ts";

export function MobileMenu({ screen }: { screen: DocumentData }) {
  const { strings } = screen.manifest;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const deferred = useDeferredShell(isOpen);

  useEffect(() => {
    // A host that has lost the menu's script: the links show as they do without scripts.
    if (isOpen && deferred === "missing") delete document.documentElement.dataset.js;
  }, [isOpen, deferred]);

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={strings.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && typeof deferred === "object" && (
        <deferred.MobileMenuDialog screen={screen} onClose={close} />
      )}
    </>
  );
}
