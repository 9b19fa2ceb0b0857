/** The contents beside the text are out of sight while a wide table is in their place. */

/** Returns the function that stops watching. */
export function watchCoveredContents(main: HTMLElement): () => void {
  const column = main.querySelector(".contents-column");
  if (!column) return () => {};
  const tables = main.getElementsByClassName("table-scroll");
  const measure = () => {
    const place = column.getBoundingClientRect();
    const isCovered = Array.from(tables).some((table) => overlap(table.getBoundingClientRect(), place));
    column.toggleAttribute("data-covered", isCovered);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(main);
  addEventListener("scroll", measure, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener("scroll", measure);
    column.removeAttribute("data-covered");
  };
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
