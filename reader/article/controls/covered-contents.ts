/** The contents beside the text end above a wide table in their place, and are out of sight while it leaves them too little room. */

/** Least height of contents that can be used, in pixels. */
const LEAST = 160;

/** Returns the function that stops watching. */
export function watchCoveredContents(main: HTMLElement): () => void {
  const column = main.querySelector<HTMLElement>(".contents-column");
  if (!column) return () => {};
  const tables = main.getElementsByClassName("table-scroll");
  const measure = () => {
    const { top, left, right } = column.getBoundingClientRect();
    const bottom = Math.min(top + column.scrollHeight, innerHeight);
    const starts = Array.from(tables, (table) => table.getBoundingClientRect())
      .filter((table) => table.left < right && table.right > left && table.top < bottom && table.bottom > top)
      .map((table) => table.top);
    const room = Math.min(...starts) - top;
    column.toggleAttribute("data-covered", room < LEAST);
    column.style.maxHeight = room >= LEAST && room < bottom ? `${room}px` : "";
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(main);
  addEventListener("scroll", measure, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener("scroll", measure);
    column.removeAttribute("data-covered");
    column.style.maxHeight = "";
  };
}
