/** The sliding menu, a modal dialog: the sidebar where there is one, and the main menu below it and behind it. */
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Icon } from "../widgets/Icon.tsx";
import { useBackdrop } from "../widgets/use-backdrop.ts";
import { Brand } from "./Brand.tsx";
import { MobileMainMenu } from "./MobileMainMenu.tsx";

type Props = {
  screen: DocumentData;
  /** Called once the dialog is closed, however that came about. */
  onClose: () => void;
};

export function MobileMenuDialog({ screen, onClose }: Props) {
  const { strings } = screen.manifest;
  const [showsMain, setShowsMain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const sidebar = useRef<HTMLDivElement>(null);
  const isBackdrop = useBackdrop(dialog);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    dialog.current?.showModal();
    // The bar comes back on a wider screen.
    const narrow = matchMedia("(width < 62.3125rem)");
    narrow.addEventListener("change", close);
    return () => narrow.removeEventListener("change", close);
  }, [close]);

  // A page that was requested before the menu, and comes now, leaves it open. Its sidebar is there once its effects have run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => copySidebar(sidebar.current), [screen.page.path]);

  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [close]);

  function pressed(event: MouseEvent): void {
    const { target } = event;
    if (isBackdrop(event) || (target instanceof Element && target.closest("a"))) close();
  }

  function showMain(): void {
    setShowsMain(true);
    // The button goes, the panel stays.
    panel.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and Enter on a link is a click
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label={strings.mainNavigation}
      onClose={onClose}
      onClick={pressed}
    >
      <div className="mobile-menu-panel" ref={panel} tabIndex={-1}>
        <div className="bar">
          <Brand manifest={screen.manifest} />
          <button type="button" className="icon-button" aria-label={strings.closeMenu} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {showsMain || !screen.sidebar ? (
          <MobileMainMenu screen={screen} />
        ) : (
          <>
            <button type="button" className="back-to-main" onClick={showMain}>
              <span aria-hidden="true">← </span>
              {strings.backToMainMenu}
            </button>
            <div ref={sidebar} />
            <MobileMainMenu screen={screen} isOthers />
          </>
        )}
      </div>
    </dialog>
  );
}

/**
 * The sidebar beside the page; the column that it is in is not shown on narrow screens. The section of the page is open, and
 * the others are closed, so that what comes after them is not far.
 */
function copySidebar(place: HTMLElement | null): void {
  const sidebar = document.querySelector(".sidebar-column > nav");
  if (!sidebar || !place) return;
  place.replaceChildren(sidebar.cloneNode(true));
  const current = place.querySelector("[aria-current=page]");
  if (!current) return;
  for (const details of place.querySelectorAll("details")) {
    const category = details.parentElement;
    details.open = details.contains(current) || category?.contains(current) === true;
  }
  current.scrollIntoView({ block: "center" });
}
