/**
 * Makes links within the site need no reload, and loads their pages ahead (S31). One listener of a kind serves all
 * links of the document: a page with hundreds of them costs no more to bring to life than one with few.
 */
import { useEffect } from "react";
import { goTo } from "./navigate.ts";
import { createPrefetchQueue, isThrifty, whenIdle } from "./prefetch.ts";
import type { Resources } from "./resources.ts";
import { watchLinks } from "./sight.ts";
import { type Target, targetOf } from "./target.ts";

export function useLinks(resources: Resources): void {
  useEffect(() => {
    const prefetch = createPrefetchQueue({ warm: resources.warm, idle: whenIdle, thrifty: isThrifty });
    const listening = new AbortController();
    const { signal } = listening;

    const pageOf = (link: HTMLAnchorElement) => ownPage(link, resources);
    const preload = (event: Event) => {
      const link = linkAround(event.target);
      const page = link && pageOf(link);
      if (page && !isThrifty()) resources.preload(page.route);
    };
    for (const sign of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(sign, preload, { signal, passive: true });

    document.addEventListener(
      "click",
      (event) => {
        const link = linkAround(event.target);
        const page = link && pageOf(link);
        if (!page || !isPlainClick(event)) return;
        // A hash on the page that is shown is the browser's business (S33).
        if (page.suffix.includes("#") && link.pathname === location.pathname) return;
        event.preventDefault();
        goTo(resources, page.route, page.suffix);
      },
      { signal },
    );

    const unwatch = watchLinks(document.body, (link) => {
      const page = pageOf(link);
      if (page) prefetch.add(page.route);
    });
    return () => {
      listening.abort();
      unwatch();
    };
  }, [resources]);
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Undefined where the browser should follow the link. */
function ownPage(
  link: HTMLAnchorElement,
  { base, homes }: Resources,
): Extract<Target, { type: "page" }> | undefined {
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  const target = targetOf(link.getAttribute("href") ?? "", base, homes);
  return target.type === "page" ? target : undefined;
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** A click with a modifier or another button is the browser's: a new tab, a new window, a download. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}
