/** Scroll and focus after a navigation: the entry's own position, else the hash target, else the top. */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { useInDocument } from "../widgets/Place.tsx";
import { focusOn, focusOnPage } from "./focus.ts";
import { hashTarget } from "./hash-target.ts";
import { currentEntry, knownEntry } from "./history-entry.ts";
import { type PageView, VIEW, viewsOf } from "./page-views.ts";
import { queryValue, useQueryValue } from "./query-value.ts";
import { useManifest, useReader } from "./reader-context.ts";
import { open, reveal } from "./reveal.ts";

/**
 * `route`, `view`: of the page on the screen, and the form in which it is shown; scrolls when they change, not while what was
 * requested is still pending.
 */
export function useScroll(route: string, page: ShownPage, view: PageView | undefined): void {
  const { scroll: memory } = useReader();
  /** The history entry on the screen: while a page is pending, the address is ahead of it. */
  const entry = useRef<string>(undefined);
  const latest = useRef<string>(undefined);
  const first = useRef(route);
  const isPlaced = useRef(false);
  const views = useRef<readonly PageView[]>([]);
  const viewsOfPage = viewsOf(page, useManifest());
  const requested = useQueryValue(VIEW, viewsOfPage);
  const isInDocument = useInDocument();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page, and for each of its views
  useLayoutEffect(() => {
    views.current = viewsOfPage;
    // The view that comes with the page has a position of its own.
    if (queryValue(VIEW, views.current) !== view) {
      entry.current = undefined;
      return;
    }
    const before = latest.current;
    const here = placeOf(view);
    const isFirst = before === undefined && route === first.current;
    // A redirect of the host has lost the entry of a page that the visitor had left, or has reloaded.
    const isLost = isFirst && isReturn() && knownEntry() === undefined;
    const own = currentEntry();
    entry.current = own;
    latest.current = here;
    const lost = isLost ? memory.positionAt(here) : undefined;
    if (lost !== undefined) memory.remember(own, here, lost);
    if (isFirst) return;
    const position =
      memory.positionOf(own) ?? (before?.startsWith(`${here}?`) ? memory.positionAt(here) : undefined);
    const isNew = position === undefined && !view;
    const target = isNew ? hashTarget() : undefined;
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
    memory.remember(own, here, scrollY);
  }, [route, requested, view, memory]);

  useEffect(() => {
    const isHere = () => placeOf(queryValue(VIEW, views.current)) === latest.current;
    const save = () =>
      entry.current !== undefined &&
      latest.current !== undefined &&
      memory.remember(entry.current, latest.current, scrollY);
    let leftAt: number | undefined;
    /** The event of a scroll to where the visitor left the page is of the entry that is left. */
    const onScroll = () => {
      if (scrollY === leftAt) return;
      leftAt = undefined;
      save();
    };
    const onPopState = () => {
      leftAt = undefined;
      // Another page: its own arrival takes over.
      if (!isHere()) return;
      entry.current = currentEntry();
      const position = memory.positionOf(entry.current);
      if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
      // A link to a place in the page has made an entry; where that is on the screen already, nothing scrolls.
      else save();
    };
    /**
     * The reader has made an entry. The one that is left keeps the position that it has now: the event of its last scroll may
     * come after it. The page beside a translation, or alone again, finds its own place.
     */
    const onPushState = () => {
      save();
      if (!isHere()) return;
      entry.current = currentEntry();
      leftAt = scrollY;
    };
    const openTarget = () => {
      const target = hashTarget();
      if (target && isHere()) reveal(target);
    };
    // The browser restores the scroll of a document that comes back; the reader restores it between its pages.
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    const handOver = () => {
      history.scrollRestoration = "auto";
      // The event of the last scroll may not have come yet.
      save();
      memory.store();
    };
    if (document.readyState === "complete") takeOver();
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener("load", takeOver, { signal });
    addEventListener("pageshow", takeOver, { signal });
    addEventListener("pagehide", handOver, { signal });
    addEventListener("scroll", onScroll, { signal, passive: true });
    addEventListener("popstate", onPopState, { signal });
    addEventListener("pushState", onPushState, { signal });
    addEventListener("hashchange", openTarget, { signal });
    return () => stop.abort();
  }, [memory]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when what was requested is on the screen
  useEffect(() => {
    if (isPlaced.current || entry.current === undefined) return;
    isPlaced.current = true;
    // The browser has scrolled a document that came whole: into an empty shell, a closed part or a view it could not, and where
    // it has lost the entry, or takes its time, it goes to the hash target. Back may have led to another page since.
    const position = memory.positionOf(entry.current);
    const isLeft = position !== undefined && isReturn();
    const target = view ? undefined : hashTarget();
    // The position is that of a page on which they were open.
    if (isLeft && target) open(target);
    if (isLeft && (!isInDocument || scrollY === 0 || view || location.hash !== ""))
      scrollTo({ top: position, behavior: "instant" });
    else if (scrollY === 0 && target) reveal(target);
    // An entry that was never scrolled has a position, too: Back returns to it.
    memory.remember(entry.current, placeOf(view), scrollY);
  }, [route, view, memory, isInDocument]);
}

/** Place of the visitor: the path, and the view of the page. */
function placeOf(view: PageView | undefined): string {
  return view ? `${location.pathname}?${view}` : location.pathname;
}

/** True for a document that was loaded again, or that Back or Forward has led to. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(entry.type);
}
