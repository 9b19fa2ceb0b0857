/** Prefetches the pages whose links come into view. */
import { useEffect, useMemo } from "react";
import { isThrifty, whenIdle } from "./connection.ts";
import { observeElements } from "./observe-elements.ts";
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

/**
 * Links but those of the way back: sidebars, breadcrumbs and the site's name. A visitor opens few of them, and they load when they are
 * pointed at. The pages before and after are linked below the text.
 */
const links = "a[href]:not(.sidebar *, .breadcrumbs *, .brand)";

/** Calls back once for each link, those to come included, when it comes into view. Returns the function that stops watching. */
function observeLinks(root: Element, seen: (link: HTMLAnchorElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      seen(target);
    }
  });
  const stop = observeElements(root, links, (link) => observer.observe(link));
  return () => {
    stop();
    observer.disconnect();
  };
}

type PrefetchQueue = {
  add(route: string): void;
  /** Starts to count again, for the links of another page. */
  reset(): void;
};

type PrefetchInit = {
  /** Fetches a page; its failure does not matter. */
  prefetch: (route: string) => Promise<unknown>;
  /** Calls back when there is nothing better to do. */
  idle: (callback: () => void) => void;
  /** True where the visitor pays for data or waits for it. */
  thrifty: () => boolean;
};

const AT_ONCE = 2;

/** While one page is shown: whoever scrolls through a list of hundreds follows one or two of its links, which are fetched when they are pointed at. */
export const PER_PAGE = 8;

export function createPrefetchQueue({ prefetch, idle, thrifty }: PrefetchInit): PrefetchQueue {
  const met = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  let left = PER_PAGE;

  function start(): void {
    if (running >= AT_ONCE) return;
    const route = waiting.shift();
    if (route === undefined) return;
    running += 1;
    const next = () => {
      running -= 1;
      start();
    };
    idle(() => void prefetch(route).then(next, next));
  }

  return {
    add(route) {
      if (left === 0 || met.has(route) || thrifty()) return;
      left -= 1;
      met.add(route);
      waiting.push(route);
      start();
    },
    reset() {
      left = PER_PAGE;
    },
  };
}
