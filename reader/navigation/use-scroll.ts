/** Scroll and focus after a navigation: the entry's own position, else the hash target, else the top. */
import { useEffect, useLayoutEffect, useRef } from "react";
import { focusOn, focusOnPage } from "./focus.ts";
import { hashTarget } from "./hash-target.ts";
import { currentEntry, knownEntry } from "./history-entry.ts";
import { useReader } from "./reader-context.ts";
import { reveal } from "./reveal.ts";

/** `shown`: the route whose page is on the screen; scrolls when it changes, not when a click is still pending. */
export function useScroll(shown: string): void {
  const { scroll: memory } = useReader();
  /** The history entry on the screen: while a page is pending, the address is ahead of it. */
  const entry = useRef<string>(undefined);
  const latest = useRef(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useLayoutEffect(() => {
    const isFirst = entry.current === undefined;
    // A redirect of the host has lost the entry of a page that the visitor had left, or has reloaded.
    const left = isFirst && isReturn() && knownEntry() === undefined ? location.pathname : undefined;
    const own = currentEntry();
    entry.current = own;
    latest.current = location.pathname;
    const lost = left === undefined ? undefined : memory.positionAt(left);
    if (lost !== undefined) memory.remember(own, location.pathname, lost);
    if (isFirst) return;
    const position = memory.positionOf(own);
    const target = position === undefined ? hashTarget() : undefined;
    const toPlace = () => scrollTo({ top: position ?? 0, behavior: "instant" });
    if (target) reveal(target);
    else toPlace();
    // Where Back shows its page at once, the browser scrolls to the address's own place after that.
    if (position !== undefined)
      requestAnimationFrame(() => {
        if (entry.current === own) toPlace();
      });
    if (target) focusOn(target);
    else focusOnPage();
    memory.remember(own, location.pathname, scrollY);
  }, [shown, memory]);

  useEffect(() => {
    const save = () => entry.current !== undefined && memory.remember(entry.current, latest.current, scrollY);
    const travel = () => {
      // Another page: its own arrival takes over.
      if (location.pathname !== latest.current) return;
      entry.current = currentEntry();
      const position = memory.positionOf(entry.current);
      if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
      // A link to a place in the page has made an entry; where that is on the screen already, nothing scrolls.
      else save();
    };
    /** The reader has made an entry for another view of the page, which finds its own place. */
    const turn = () => {
      if (location.pathname === latest.current) entry.current = currentEntry();
    };
    const openTarget = () => {
      const target = hashTarget();
      if (target && location.pathname === latest.current) reveal(target);
    };
    // The browser restores the scroll of a document that comes back; the reader restores it between its pages.
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handOver = () => {
      history.scrollRestoration = "auto";
      memory.store();
    };
    if (document.readyState === "complete") takeOver();
    // The browser has scrolled a document that came whole: into an empty shell or a closed part it could not, and where it
    // has lost the entry, or takes its time, it goes to the hash target.
    const position = entry.current === undefined ? undefined : memory.positionOf(entry.current);
    const isLeft = position !== undefined && isReturn();
    if (isLeft && (scrollY === 0 || location.hash !== "")) scrollTo({ top: position, behavior: "instant" });
    else if (scrollY === 0) openTarget();
    // An entry that nobody scrolls has a position, too: Back returns to it.
    save();
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("load", takeOver, { signal });
    addEventListener("pageshow", takeOver, { signal });
    addEventListener("pagehide", handOver, { signal });
    addEventListener("scroll", save, { signal, passive: true });
    addEventListener("popstate", travel, { signal });
    addEventListener("pushState", turn, { signal });
    addEventListener("hashchange", openTarget, { signal });
    return () => stop.abort();
  }, [memory]);
}

/** True for a document that was loaded again, or that Back or Forward has led to. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(entry.type);
}
