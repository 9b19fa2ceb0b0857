/** The button of the sliding menu of narrow screens; the menu itself comes when it is asked for. */
import { useCallback, useEffect, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { MenuIcon } from "../widgets/icons.tsx";
import { useLater } from "./use-later.ts";

export function MobileMenu({ screen }: { screen: DocumentData }) {
  const { strings } = screen.manifest;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const later = useLater(isOpen);

  useEffect(() => {
    // A host that has lost the menu's script: the links show as they do without scripts.
    if (isOpen && later === "missing") delete document.documentElement.dataset.js;
  }, [isOpen, later]);

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={strings.openMenu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {isOpen && typeof later === "object" && <later.MobileMenuDialog screen={screen} onClose={close} />}
    </>
  );
}
