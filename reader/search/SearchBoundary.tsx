/** Catches what the search throws while it renders, as with data that was changed: said in the dialog, and the page stays. */
import { Component, type ReactNode } from "react";
import type { ReaderStrings } from "../../schema/strings.ts";
import { failureTexts } from "../text/failure-texts.ts";

/** `strings`: interface texts of the page. */
type Props = { strings: ReaderStrings; children: ReactNode };
type State = { failed: boolean };

export class SearchBoundary extends Component<Props, State> {
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
