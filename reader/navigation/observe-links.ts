/** Observer of links: calls back once for each, those to come included, when it comes into view. */
import { observeElements } from "./observe-elements.ts";

/** Returns the function that stops watching. */
export function observeLinks(root: Element, seen: (link: HTMLAnchorElement) => void): () => void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      sight.unobserve(target);
      seen(target);
    }
  });
  const stop = observeElements(root, "a[href]", (link) => sight.observe(link));
  return () => {
    stop();
    sight.disconnect();
  };
}
