/** The search, in a dialog. Comes on first use. */
import { Component, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { failureTexts } from "../text/failure-texts.ts";
import { useBackdrop } from "../widgets/use-backdrop.ts";
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

/** `strings`: interface texts of the page. */
type SearchBoundaryProps = { strings: ReaderStrings; children: ReactNode };
type State = { failed: boolean };

/** Catches what the search throws while it renders, as with data that was changed: said in the dialog, and the page stays. */
export class SearchBoundary extends Component<SearchBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { damagedData, retry } = failureTexts(this.props.strings);
    return (
      <div className="search-panel">
        <p role="alert">
          {damagedData} {/* biome-ignore lint/a11y/noAutofocus: the field that had the focus is gone */}
          <button type="button" autoFocus onClick={() => this.setState({ failed: false })}>
            {retry}
          </button>
        </p>
      </div>
    );
  }
}
