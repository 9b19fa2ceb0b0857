/**
 * Scroll position and focus stay where they are in the page while blocks come and go above: by eye, and by keyboard. React hands the
 * elements of a block on to the next one, so that neither the browser's anchor for scrolling nor its focus holds.
 */
import { findByText } from "./find-by-text.ts";

const blocks = "p, li, pre, summary, h1, h2, h3, h4, h5, h6, td, th, figure";
const stops = "a, button, summary, input, select, [tabindex]";

/** Called before the page changes; the function that it returns is called after that. */
export function keepPlace(): () => void {
  const seen = scrollY > 0 ? visibleBlocks() : [];
  const [focused] = namedStops().find(([, element]) => element === document.activeElement) ?? [];
  return () => {
    backTo(seen);
    if (focused === undefined || document.activeElement !== document.body) return;
    new Map(namedStops()).get(focused)?.focus({ preventScroll: true });
  };
}

function visibleBlocks(): { name: string; top: number }[] {
  return namedBlocks().flatMap(([name, element]) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight ? [{ name, top }] : [];
  });
}

/** The first of them that is still there comes to where it was. */
function backTo(seen: readonly { name: string; top: number }[]): void {
  if (seen.length === 0) return;
  const elements = new Map(namedBlocks());
  const first = seen.find(({ name }) => elements.has(name));
  if (!first) return;
  const { top = first.top } = elements.get(first.name)?.getBoundingClientRect() ?? {};
  scrollBy({ top: top - first.top, behavior: "instant" });
}

function namedBlocks() {
  return findByText(blocks, ({ textContent }) => textContent);
}

function namedStops() {
  return findByText(stops, ({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}
