/**
 * Code and tables that are wider than their place scroll, by keyboard too; those that fit are no stop on the way
 * through the page.
 */
import type { ReaderStrings } from "../../../schema/strings.ts";
import { meetAll } from "../../navigation/meet-all.ts";

/** Returns the function that stops watching. */
export function watchScrollers(root: Element, strings: ReaderStrings): () => void {
  const sizes = new ResizeObserver((entries) => {
    // All of them are measured before one changes: else the browser would lay the page out anew for each.
    const measured = entries.map(({ target }) => ({
      target,
      scrolls: target.scrollWidth > target.clientWidth + 1,
    }));
    for (const { target, scrolls } of measured) update(target, scrolls, strings);
  });
  const stop = meetAll(root, ".code-block > pre, .table-scroll", (scroller) => sizes.observe(scroller));
  return () => {
    stop();
    sizes.disconnect();
  };
}

function update(scroller: Element, scrolls: boolean, strings: ReaderStrings): void {
  if (scrolls) scroller.setAttribute("tabindex", "0");
  // Not while the visitor is there.
  else if (scroller !== document.activeElement) scroller.removeAttribute("tabindex");
  scroller.setAttribute("role", scrolls ? "region" : "group");
  if (!scroller.hasAttribute("aria-label"))
    scroller.setAttribute("aria-label", nameOf(scroller) || strings.codeBlock);
  scroller.closest("figure")?.toggleAttribute("data-scrolls", scrolls);
}

/** Title, else language, of a block of code. */
function nameOf(scroller: Element): string | undefined {
  const block = scroller.closest("figure");
  return block?.querySelector("figcaption")?.textContent || block?.dataset.language;
}
