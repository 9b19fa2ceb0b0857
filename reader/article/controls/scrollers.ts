/** Code and tables that are wider than their place scroll, by keyboard too; the Tab key skips those that fit. */
import type { ReaderStrings } from "../../../schema/strings.ts";
import { observeElements } from "../../navigation/observe-elements.ts";

/** Returns the function that stops watching. */
export function watchScrollers(root: Element, strings: ReaderStrings): () => void {
  const sizes = new ResizeObserver((entries) =>
    measure(
      entries.map(({ target }) => target),
      strings,
    ),
  );
  const stop = observeElements(root, scrollers, (scroller) => sizes.observe(scroller));
  // A font that arrives changes the width of the text, not that of its place.
  const fontsLoaded = () => measure(root.querySelectorAll(scrollers), strings);
  document.fonts.addEventListener("loadingdone", fontsLoaded);
  const scrolled = ({ target }: Event) => {
    if (target instanceof Element && target.matches(tables)) showMore(target, moreOf(target));
  };
  root.addEventListener("scroll", scrolled, { capture: true, passive: true });
  return () => {
    stop();
    root.removeEventListener("scroll", scrolled, { capture: true });
    sizes.disconnect();
    document.fonts.removeEventListener("loadingdone", fontsLoaded);
  };
}

const tables = ".table-scroll";
const named = `.code-block > pre, ${tables}`;
/** These have their names inside. */
const scrollers = `${named}, .formula-block, .diagram-drawing`;

/** All of them before one changes: else the browser would lay out the page again for each. */
function measure(elements: Iterable<Element>, strings: ReaderStrings): void {
  const measured = Array.from(elements, (element) => ({
    element,
    scrolls: element.scrollWidth > element.clientWidth + 1,
    more: moreOf(element),
    isLong: element.scrollHeight > innerHeight * LONG,
    hasHeads: element.matches(tables) && hasRowHeads(element),
  }));
  for (const { element, scrolls, more, isLong, hasHeads } of measured) {
    update(element, scrolls, strings);
    if (!element.matches(tables)) continue;
    showMore(element, more);
    element.toggleAttribute("data-row-heads", scrolls && hasHeads);
    element.toggleAttribute("data-fits", !scrolls);
    element.toggleAttribute("data-long", scrolls && isLong);
  }
}

function update(scroller: Element, scrolls: boolean, strings: ReaderStrings): void {
  if (scrolls) scroller.setAttribute("tabindex", "0");
  // Not while the visitor is there.
  else if (scroller !== document.activeElement) scroller.removeAttribute("tabindex");
  if (!scroller.matches(named)) return;
  // A landmark for each block of code would be too many, and those of one name cannot be told apart.
  scroller.setAttribute("role", scrolls && scroller.matches(tables) ? "region" : "group");
  if (!scroller.hasAttribute("aria-label"))
    scroller.setAttribute("aria-label", nameOf(scroller) || strings.codeBlock);
  scroller.closest("figure")?.toggleAttribute("data-scrolls", scrolls);
}

/** Title, else language, of a block of code. */
function nameOf(scroller: Element): string | undefined {
  const block = scroller.closest("figure");
  const title = block?.querySelector("figcaption");
  return (title?.querySelector(":scope > span") ?? title)?.textContent || block?.dataset.language;
}

/** Heights of the window from which a table that scrolls sideways has an end in the window, so that its heads stay in sight. */
const LONG = 1.5;

/** Largest share of the place that a fixed column may take. */
const MOST = 0.4;

/**
 * State of a table that scrolls: the edges beyond which it has more, and whether its first column keeps its place.
 * Null: nothing is out of sight.
 */
function moreOf({ scrollLeft, scrollWidth, clientWidth }: Element): "start" | "end" | "both" | null {
  // From right to left it is negative.
  const before = Math.abs(scrollLeft) > 1;
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
  if (before && after) return "both";
  return before ? "start" : after ? "end" : null;
}

function showMore(scroller: Element, more: ReturnType<typeof moreOf>): void {
  if (more) scroller.setAttribute("data-more", more);
  else scroller.removeAttribute("data-more");
}

/** True where the first column says what each row is about, and leaves enough room to the others. */
function hasRowHeads(scroller: Element): boolean {
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
