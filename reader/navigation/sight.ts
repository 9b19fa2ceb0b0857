/** Says once of each link, those to come included, when it comes into sight. */
import { meetAll } from "./meet-all.ts";

/** Returns the function that stops watching. */
export function watchLinks(root: Element, seen: (link: HTMLAnchorElement) => void): () => void {
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      sight.unobserve(target);
      seen(target);
    }
  });
  const stop = meetAll(root, "a[href]", (link) => sight.observe(link));
  return () => {
    stop();
    sight.disconnect();
  };
}
