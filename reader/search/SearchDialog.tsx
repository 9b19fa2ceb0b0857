/** The search, in a dialog. Comes on first use. */
import { type MouseEvent, useEffect, useRef } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { useBackdrop } from "../widgets/use-backdrop.ts";
import { SearchBoundary } from "./SearchBoundary.tsx";
import { searchName } from "./SearchButton.tsx";
import { SearchPanel } from "./SearchPanel.tsx";

/** Open while `asked` is not 0; each time it grows, the dialog opens if it is not. */
type Props = { screen: DocumentData; asked: number; onClose(): void };

export function SearchDialog({ screen, asked, onClose }: Props) {
  const { manifest } = screen;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBackdrop = useBackdrop(dialog);
  const name = searchName(manifest) ?? "";
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (asked === 0) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.select();
    const back = () => dialog.current?.close();
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [asked]);

  function closed(): void {
    // Told so later, when it may be open again.
    if (!dialog.current?.open) onClose();
  }

  function click(event: MouseEvent): void {
    if (isBackdrop(event)) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog ref={dialog} className="search" aria-label={name} onClose={closed} onClick={click}>
      <SearchBoundary strings={manifest.strings}>
        <SearchPanel screen={screen} name={name} field={field} isOpen={asked > 0} onClose={close} />
      </SearchBoundary>
    </dialog>
  );
}
