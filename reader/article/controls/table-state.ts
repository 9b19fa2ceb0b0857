/** State of a table that scrolls: the edges beyond which it has more, and whether its first column keeps its place. */

/** Largest share of the place that a fixed column may take. */
const MOST = 0.4;

/** Null: nothing is out of sight. */
export function moreOf({ scrollLeft, scrollWidth, clientWidth }: Element): "start" | "end" | "both" | null {
  // From right to left it is negative.
  const before = Math.abs(scrollLeft) > 1;
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
  if (before && after) return "both";
  return before ? "start" : after ? "end" : null;
}

export function showMore(scroller: Element, more: ReturnType<typeof moreOf>): void {
  if (more) scroller.setAttribute("data-more", more);
  else scroller.removeAttribute("data-more");
}

/** True where the first column says what each row is about, and leaves enough room to the others. */
export function hasRowHeads(scroller: Element): boolean {
  const table = scroller.querySelector("table");
  const rows = [...(table?.tBodies ?? [])].flatMap(({ rows: list }) => [...list]);
  const heads = rows.map(({ cells }) => cells[0]);
  const names = new Set(heads.map((cell) => cell?.textContent.trim()));
  const [first] = heads;
  return (
    first !== undefined &&
    first.offsetWidth <= scroller.clientWidth * MOST &&
    names.size === rows.length &&
    !names.has("") &&
    rows.every(({ cells }) => cells.length > 2) &&
    heads.every((cell) => cell?.rowSpan === 1 && cell.colSpan === 1)
  );
}
