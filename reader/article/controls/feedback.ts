/** Feedback on a copy: on its button for a moment, and to screen readers. */
import type { ReaderStrings } from "../../../schema/strings.ts";

export type Feedback = {
  of(button: HTMLElement, copied: Promise<void>): Promise<void>;
  remove(): void;
};

/** Time that the outcome stays on the button, in milliseconds. */
const SHOWN_FOR = 2000;

type Shown = { label: string; end: number };

export function createFeedback(strings: ReaderStrings): Feedback {
  const shown = new Map<HTMLElement, Shown>();
  // It is there before it speaks: a region that comes with its text is not read out.
  const region = document.createElement("div");
  region.className = "sr-only";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);

  function show(button: HTMLElement, outcome: "copied" | "copyFailed"): void {
    const { firstChild } = button;
    if (!firstChild) return;
    const before = shown.get(button);
    clearTimeout(before?.end);
    const label = before?.label ?? firstChild.textContent ?? "";
    // Its neighbours stay where they are.
    button.style.minWidth = `${button.offsetWidth}px`;
    // A heading is not moved by a word beside it.
    const isLink = button instanceof HTMLAnchorElement;
    firstChild.textContent = isLink ? { copied: "✓", copyFailed: label }[outcome] : strings[outcome];
    button.dataset.outcome = outcome;
    region.textContent = strings[outcome];
    const end = window.setTimeout(() => {
      shown.delete(button);
      firstChild.textContent = label;
      delete button.dataset.outcome;
      button.style.minWidth = "";
      region.textContent = "";
    }, SHOWN_FOR);
    shown.set(button, { label, end });
  }

  return {
    async of(button, copied) {
      try {
        await copied;
        show(button, "copied");
      } catch {
        show(button, "copyFailed");
      }
    },
    remove: () => region.remove(),
  };
}
