/**
 * Makes links within the site need no reload, and loads a page as soon as its link is pointed at, touched or focused.
 * One listener of a kind serves all links of the document: a page with hundreds of them costs no more to bring
 * to life than one with few.
 */
import { useEffect } from "react";
import { isThrifty } from "./connection.ts";
import { goTo } from "./navigate.ts";
import type { Resources } from "./resources.ts";
import { isPlainClick, linkAround, ownPage } from "./site-link.ts";

export function useLinks(resources: Resources): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;

    const preload = (event: Event) => {
      const link = linkAround(event.target);
      const page = link && ownPage(link, resources);
      if (page && !isThrifty()) resources.preload(page.route);
    };
    for (const sign of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(sign, preload, { signal, passive: true });

    document.addEventListener(
      "click",
      (event) => {
        const link = linkAround(event.target);
        const page = link && ownPage(link, resources);
        if (!page || !isPlainClick(event)) return;
        // A hash on the page that is shown is the browser's business.
        if (link.hash !== "" && isSamePage(link)) return;
        event.preventDefault();
        goTo(resources, page.route, page.suffix);
      },
      { signal },
    );
    return () => listening.abort();
  }, [resources]);
}

function isSamePage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search;
}
