/** Links of the site, and clicks on them, that the reader handles and not the browser. */

import { type PageLink, pageLink } from "./page-link.ts";
import type { Resources } from "./resources.ts";

/** The link that an event comes from. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** The page of this site that the link leads to; undefined where the browser should follow it. */
export function ownPage(
  link: HTMLAnchorElement,
  { base, homes }: Pick<Resources, "base" | "homes">,
): PageLink | undefined {
  const href = link.getAttribute("href") ?? "";
  // Addresses that another server answers, as the root element has them.
  const { external = "^$" } = document.documentElement.dataset;
  return link.matches("[target],[download]") || href.match(external)
    ? undefined
    : pageLink(href, base, homes);
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
