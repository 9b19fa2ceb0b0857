/**
 * Bar with the current section and all others. It replaces the hidden bar on top, if there is no column of contents. A page that
 * was requested before the list was opened, and comes now, leaves it open.
 */
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { TextPage } from "../../schema/document-data.ts";
import { useLanguage, useManifest } from "../navigation/reader-context.ts";
import { ContentsList, useCurrentHeading } from "../pages/Contents.tsx";
import { entryFor, useDismiss } from "../widgets/Dropdown.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { goToTop } from "./BackToTop.tsx";
import { MAIN_ID } from "./main-id.ts";

/** Pixels from which a page without contents has room beside its text for a button that leads to the top. */
const NARROW = 1240;

export function SectionBar({ page }: { page: TextPage }) {
  const { strings } = useManifest();
  const { outline, fallback } = page;
  const current = useCurrentHeading(outline, true);
  const section = outline.find(({ id }) => id === current);
  const language = useLanguage()(fallback?.lang);

  const [isNeeded, setNeeded] = useState(false);

  // The style decides where the column shows: where there is room for it, whatever the size of the text.
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    const measure = () => {
      const column = main?.querySelector(".contents-column");
      const isOtherForm = main?.querySelector(":scope > :is(.pair, .view)") !== null;
      const hasRoom = outline.length > 0 ? (column?.checkVisibility() ?? true) : innerWidth >= NARROW;
      setNeeded(!isOtherForm && !hasRoom);
    };
    const room = new ResizeObserver(measure);
    if (main) room.observe(main);
    return () => room.disconnect();
  }, [outline]);

  if (!isNeeded) return null;
  return (
    <div className="section-bar">
      {outline.length === 0 ? (
        <p {...language}>{page.title}</p>
      ) : (
        <Sections
          face={
            <>
              <span>{strings.onThisPage}</span>
              <Icon name="chevron" />
              <strong {...language}>{section?.title}</strong>
            </>
          }
        >
          <ContentsList outline={outline} language={language} current={current} />
        </Sections>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={strings.backToTop}
        title={strings.backToTop}
        onClick={goToTop}
      >
        <Icon name="chevron" />
      </button>
    </div>
  );
}

/** The list of sections, through which arrows move. */
function Sections({ face, children }: { face: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    if (root.current) root.current.open = false;
    if (returnFocus) root.current?.querySelector("summary")?.focus();
  }, []);
  // A page that comes takes the focus.
  useDismiss(root, isOpen, close, true);

  function move(event: KeyboardEvent): void {
    const { current: details } = root;
    const links = [...(details?.querySelectorAll("a") ?? [])];
    const link = entryFor(event.key, links, document.activeElement);
    if (!details || !link || (!isOpen && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    details.open = true;
    link.focus();
  }

  return (
    <details
      ref={root}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={move}
      onClick={({ target }) => target instanceof Element && target.closest("a") && close(false)}
    >
      <summary>{face}</summary>
      {children}
    </details>
  );
}
