/** Scrolls to the top of the page, and focuses its content. */
import { MAIN_ID } from "./main-id.ts";

export function goToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button goes.
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
