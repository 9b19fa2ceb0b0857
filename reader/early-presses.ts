/**
 * Presses of a visitor before the reader is there: on a slow line that takes seconds, and nothing tells that a button does
 * not act yet. The script in the head records them, and the reader answers to them: see `replay-clicks.ts`.
 */

declare global {
  interface Window {
    /** Undefined once the reader answers itself. */
    twsitePresses?: Event[] | undefined;
  }
}

export function recordPresses(): void {
  window.twsitePresses = [];
  for (const type of ["click", "keydown"] as const) addEventListener(type, record, true);
}

function record(press: MouseEvent | KeyboardEvent): void {
  if (!window.twsitePresses) return;
  window.twsitePresses.push(press);
  // Ctrl K is an action of browsers, too.
  const isSearch = "key" in press && press.key === "k" && (press.ctrlKey || press.metaKey);
  if (isSearch && document.querySelector(".search-button")) press.preventDefault();
}
