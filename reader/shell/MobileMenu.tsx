/** The sliding menu of narrow screens (S17): the main menu, and in front of it the sidebar where there is one. */
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document.ts";
import { Brand } from "./Brand.tsx";
import { CloseIcon, MenuIcon } from "./icons.tsx";
import { MobileMainMenu } from "./MobileMainMenu.tsx";
import { Sidebar } from "./Sidebar.tsx";

export function MobileMenu({ screen }: { screen: DocumentData }) {
  const { strings } = screen.manifest;
  const [isOpen, setOpen] = useState(false);
  const [showsMain, setShowsMain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    // The bar comes back on a wider screen.
    const narrow = matchMedia("(width <= 996px)");
    narrow.addEventListener("change", close);
    return () => narrow.removeEventListener("change", close);
  }, [isOpen, close]);

  // A link was followed, or Back was pressed.
  useEffect(() => close, [screen.page.path, close]);

  function pressed(event: MouseEvent): void {
    const { target } = event;
    if (target === dialog.current || (target instanceof Element && target.closest("a"))) close();
  }

  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={strings.openMenu}
        aria-haspopup="dialog"
        onClick={() => {
          setShowsMain(screen.sidebar === undefined);
          setOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="mobile-menu"
          aria-label={strings.mainNavigation}
          onClose={() => setOpen(false)}
          onClick={pressed}
        >
          <div className="mobile-menu-panel">
            <div className="bar">
              <Brand manifest={screen.manifest} />
              <button type="button" className="icon-button" aria-label={strings.closeMenu} onClick={close}>
                <CloseIcon />
              </button>
            </div>
            {showsMain || !screen.sidebar ? (
              <MobileMainMenu screen={screen} />
            ) : (
              <>
                <button type="button" className="back-to-main" onClick={() => setShowsMain(true)}>
                  ← {strings.backToMainMenu}
                </button>
                <Sidebar sidebar={screen.sidebar} page={screen.page} />
              </>
            )}
          </div>
        </dialog>
      )}
    </>
  );
}
