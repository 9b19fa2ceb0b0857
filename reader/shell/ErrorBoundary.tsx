/** Catches what a page throws while it renders: the chain of causes, and a way back. */
import { Component, type ReactNode } from "react";
import type { ReaderStrings } from "../../schema/strings.ts";
import { focusOn, focusOnPage } from "../navigation/focus.ts";
import { failureTexts } from "../text/failure-texts.ts";
import { fill } from "../text/fill.ts";

type Props = {
  /** Interface texts. */
  strings: ReaderStrings;
  /** A change clears the error: another page is shown, or this one with other data. */
  resetKey: unknown;
  children: ReactNode;
};
type State = { failure: { error: unknown } | undefined };

const NO_ERROR: State = { failure: undefined };

export class ErrorBoundary extends Component<Props, State> {
  override state = NO_ERROR;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props, { failure: hadFailed }: State): void {
    const { failure } = this.state;
    const isElsewhere = before.resetKey !== this.props.resetKey;
    if (failure && !hadFailed) focusOn(document.querySelector<HTMLElement>(".failure h1"));
    else if (failure && isElsewhere) this.setState(NO_ERROR);
    else if (hadFailed && !failure && !isElsewhere) focusOnPage();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const texts = failureTexts(this.props.strings);
    return (
      <div className="failure" role="alert">
        <h1>{texts.crashed}</h1>
        <button type="button" className="button" onClick={() => this.setState(NO_ERROR)}>
          {texts.tryAgain}
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, which takes focus to do with the keyboard */}
        <pre tabIndex={0}>{causesText(failure.error, texts.crashCause)}</pre>
      </div>
    );
  }
}

function causesText(error: unknown, template: string): string {
  return causes(error)
    .map((cause, index) => (index === 0 ? cause : fill(template, { cause })))
    .join("\n\n");
}

/** The messages of an error and of its causes, outermost first; a cause that comes back ends the chain. */
export function causes(error: unknown): string[] {
  const chain = new Set<unknown>();
  for (let at = error; at !== undefined && at !== null && !chain.has(at); ) {
    chain.add(at);
    at = at instanceof Error ? at.cause : undefined;
  }
  return Array.from(chain, (at) => (at instanceof Error ? at.message : String(at)));
}
