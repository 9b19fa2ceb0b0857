/** Prefetches the pages whose links are in observer. */
import { useEffect, useMemo } from "react";
import { isThrifty, whenIdle } from "./connection.ts";
import { observeElements } from "./observe-elements.ts";
import { createPrefetchQueue } from "./prefetch.ts";
import type { Resources } from "./resources.ts";
import { ownPage } from "./site-link.ts";

/** `shown`: route of the page on the screen. */
export function usePrefetch(resources: Resources, shown: string): void {
  const prefetch = useMemo(
    () => createPrefetchQueue({ prefetch: resources.prefetch, idle: whenIdle, thrifty: isThrifty }),
    [resources],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => prefetch.reset(), [prefetch, shown]);

  useEffect(
    () =>
      observeLinks(document.body, (link) => {
        const page = ownPage(link, resources);
        if (page) prefetch.add(page.route);
      }),
    [resources, prefetch],
  );
}

/** Calls back once for each link, those to come included, when it comes into view. Returns the function that stops watching. */
function observeLinks(root: Element, seen: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      seen(target);
    }
  });
  const stop = observeElements(root, "a[href]", (link) => observer.observe(link));
  return () => {
    stop();
    observer.disconnect();
  };
}
