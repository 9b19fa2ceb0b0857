/** Scroll position and focus while the page alone and the page side by side take each other's place. */
import { type RefObject, useLayoutEffect } from "react";
import { focusOn, focusOnPage } from "../navigation/focus.ts";
import { hashTarget } from "../navigation/hash-target.ts";
import { currentEntry } from "../navigation/history-entry.ts";
import { useReader } from "../navigation/reader-context.ts";
import { reveal } from "../navigation/reveal.ts";
import type { Columns } from "./load-columns.ts";

export type Start = { entry: string; top: number | undefined };

type Inputs = {
  columns: Columns | undefined;
  /** Name of the page and the other language. */
  name: string;
  /** Taken before the columns come. */
  places: RefObject<Place[]>;
  start: RefObject<Start | undefined>;
};

export function useKeptPlace({ columns, name, places, start }: Inputs): void {
  const { scroll } = useReader();
  const shown = columns && name;

  // Every time that the columns change, as they do while a text is edited.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each text
  useLayoutEffect(() => {
    backTo(places.current);
    places.current = [];
  }, [columns, places]);

  useLayoutEffect(() => {
    if (shown === undefined) return;
    const { pathname } = location;
    const entry = currentEntry();
    const isFirst = start.current?.entry === entry;
    const position = isFirst ? start.current?.top : scroll.positionOf(entry);
    start.current = undefined;
    const target = isFirst && position === undefined ? hashTarget() : undefined;
    if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
    else if (target) reveal(target);
    // A visitor who opens the page has not put the focus anywhere yet.
    if (!isFirst) focusOn(rowInView());
    scroll.remember(entry, pathname, scrollY);
  }, [shown, scroll, start]);
}

/** Restores the place on the page when the columns are closed. */
export function useReturn(): void {
  const { scroll } = useReader();
  useLayoutEffect(() => {
    const { pathname } = location;
    return () => leave(pathname, scroll.positionOf);
  }, [scroll]);
}

/** The columns are still there: what takes their place is there in the next microtask. */
function leave(pathname: string, positionOf: (entry: string) => number | undefined): void {
  const places = placesNow();
  queueMicrotask(() => {
    // Another page, or another language.
    if (location.pathname !== pathname || document.querySelector("main .pair")) return;
    const position = positionOf(currentEntry());
    if (position === undefined) backTo(places);
    else scrollTo({ top: position, behavior: "instant" });
    const heading = placesNow()[0]?.element;
    if (heading instanceof HTMLElement) focusOn(heading);
    else focusOnPage();
  });
}

/** The first one that is not above the window, or behind the heads of the columns. */
function rowInView(): HTMLElement | null {
  const heads = document.querySelector(".pair-heads")?.getBoundingClientRect().bottom ?? 0;
  const rows = [...document.querySelectorAll<HTMLElement>(".pair-row")];
  return rows.find((row) => row.getBoundingClientRect().bottom > heads) ?? null;
}

/** Place in the text: kept while one view of the page takes the place of another. */
export type Place = { top: number; element: Element };

/** Rows and headings that are above the middle of the window, the nearest first; none at the top of the page. */
export function placesNow(): Place[] {
  if (scrollY === 0) return [];
  return [...document.querySelectorAll("main .pair-row, main :is(h1, h2, h3, h4, h5, h6)")]
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top < innerHeight / 2)
    .reverse();
}

/** Scrolls to where the first of them is now: itself, else the heading of its id. */
function backTo(places: readonly Place[]): void {
  for (const { element, top } of places) {
    const now = element.isConnected ? element : element.id && document.getElementById(element.id);
    if (!now) continue;
    scrollBy({ top: now.getBoundingClientRect().top - top, behavior: "instant" });
    return;
  }
}
