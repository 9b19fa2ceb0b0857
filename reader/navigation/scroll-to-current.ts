/** Scrolls a column of links to the current page or heading, where that is out of view. */
export function scrollToCurrent(column: Element): void {
  const link = column.querySelector("[aria-current]");
  if (!link) return;
  const { top, bottom } = column.getBoundingClientRect();
  const at = link.getBoundingClientRect();
  // Not `scrollIntoView`, which would move the page as well.
  if (at.top < top || at.bottom > bottom) column.scrollTop += at.top - top - column.clientHeight / 3;
}
