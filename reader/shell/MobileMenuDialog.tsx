/**
 * The sliding menu, a modal dialog: the sidebar with a button to the main menu, or the main menu. Languages and colours are at its
 * foot, which stays in sight.
 */
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { Icon } from "../widgets/Icon.tsx";
import { useBackdrop } from "../widgets/use-backdrop.ts";
import { Brand } from "./Brand.tsx";
import { ColourModeButton } from "./ColourModeButton.tsx";
import { LocaleLinks } from "./LocaleLinks.tsx";
import { MobileMainMenu } from "./MobileMainMenu.tsx";

type Props = {
  screen: DocumentData;
  /** Called once the dialog is closed, however that came about. */
  onClose: () => void;
};

export function MobileMenuDialog({ screen, onClose }: Props) {
  const { strings } = screen.manifest;
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const sidebar = useRef<HTMLDivElement>(null);
  const [showsMain, setShowsMain] = useState(false);
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

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and Enter on a link is a click
    <dialog
      ref={dialog}
      className="mobile-menu"
      aria-label={strings.mainNavigation}
      onClose={onClose}
      onClick={pressed}
    >
      <div className="bar">
        <Brand manifest={screen.manifest} />
        <button type="button" className="icon-button" aria-label={strings.closeMenu} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="mobile-menu-panel" ref={panel} tabIndex={-1}>
        {screen.sidebar && !showsMain ? (
          <>
            <button
              type="button"
              className="icon-button back-to-main turn-back"
              onClick={() => {
                setShowsMain(true);
                // The button is removed, and the panel remains.
                panel.current?.focus();
              }}
            >
              <span>{strings.backToMainMenu}</span>
            </button>
            <div ref={sidebar} />
          </>
        ) : (
          <MobileMainMenu screen={screen} />
        )}
      </div>
      <MobileMenuFoot screen={screen} />
    </dialog>
  );
}

function MobileMenuFoot({ screen: { manifest, page } }: Pick<Props, "screen">) {
  const { navbar, strings } = manifest;
  const hasLanguages = [...navbar.left, ...navbar.right].some(({ kind }) => kind === "locale");
  if (!hasLanguages && !manifest.colourMode.switch) return null;
  return (
    <div className="mobile-menu-foot">
      {hasLanguages && (
        <nav aria-label={strings.languages}>
          <ul>
            <LocaleLinks manifest={manifest} page={page} />
          </ul>
        </nav>
      )}
      <ColourModeButton />
    </div>
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
