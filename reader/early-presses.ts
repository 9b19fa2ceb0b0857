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
  for (const type of ["click", "keydown"])
    addEventListener(type, (press) => window.twsitePresses?.push(press), true);
  // Browsers have an action of their own for it.
  addEventListener("keydown", (press) => {
    const isSearch = press.key === "k" && (press.ctrlKey || press.metaKey);
    if (window.twsitePresses && isSearch && document.querySelector(".search-button")) press.preventDefault();
  });
}
