/** Focus after a navigation, from which the keyboard and the screen reader continue. */

export function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the heading of the new page. */
export function focusOnPage(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}
