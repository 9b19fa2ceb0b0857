/** Focus after a navigation, from which the keyboard and the screen reader go on. */

export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** At the page that has come: its heading. */
export function focusOnPage(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}
