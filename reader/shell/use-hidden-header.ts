/** The bar on top makes way while the visitor scrolls down, and comes back on the way up and near the top. */
import { useEffect } from "react";

/** Style sheets read it from the root element. */
const HIDDEN = "data-header-hidden";

/** Smaller moves, in pixels, are a trembling finger. */
const JITTER = 4;

/** `route`: of the page on the screen; a new page comes with the bar. */
export function useHiddenHeader(route: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    const { documentElement } = document;
    let last = scrollY;
    const show = (isHidden: boolean) => documentElement.toggleAttribute(HIDDEN, isHidden);
    const follow = () => {
      const header = document.querySelector<HTMLElement>(".site-header");
      // Near the top the bar has not been scrolled away yet. A page that bounces is above its top for a moment.
      if (scrollY <= (header?.offsetHeight ?? 0) || scrollY < last - JITTER) show(false);
      else if (scrollY > last + JITTER) show(true);
      else return;
      last = scrollY;
    };
    show(false);
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [route]);
}
