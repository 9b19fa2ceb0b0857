/** Place in the text: kept while one view of the page takes the place of another. */

export type Place = { top: number; element: Element };

/** Rows and headings that are above the middle of the window, the nearest first; none at the top of the page. */
export function placesNow(): Place[] {
  if (scrollY === 0) return [];
  return [...document.querySelectorAll("main .pair-row, main :is(h1, h2, h3, h4, h5, h6)")]
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top < innerHeight / 2)
    .reverse();
}

/** Scrolls to where the first of them is now: itself, else the heading of its id. */
export function backTo(places: readonly Place[]): void {
  for (const { element, top } of places) {
    const now = element.isConnected ? element : element.id && document.getElementById(element.id);
    if (!now) continue;
    scrollBy({ top: now.getBoundingClientRect().top - top, behavior: "instant" });
    return;
  }
}
