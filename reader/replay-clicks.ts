/**
 * Clicks and keys before the reader is there: on a slow line it takes seconds to load, and its buttons do not act yet. The
 * script in the head records them, and the reader replays the last one; the browser itself follows links.
 */
import { HYDRATED } from "./lifecycle-events.ts";
import { asksForSearch, isK } from "./search/search-key.ts";

declare global {
  interface Window {
    /** Undefined once the reader handles them itself. */
    twsiteClicks?: Event[] | undefined;
  }
}

export function recordClicks(): void {
  window.twsiteClicks = [];
  for (const type of ["click", "keydown"] as const) addEventListener(type, record, true);
}

function record(event: MouseEvent | KeyboardEvent): void {
  if (!window.twsiteClicks) return;
  window.twsiteClicks.push(event);
  // Ctrl K is an action of browsers, too.
  const isSearch = "key" in event && isK(event) && (event.ctrlKey || event.metaKey);
  if (isSearch && document.querySelector(".search-button")) event.preventDefault();
}

/** Called when hydration starts: React replays the clicks from then on. Nothing hears a key until its end. */
export function replayClicks(): void {
  const clicked = (window.twsiteClicks ?? []).reduce<HTMLElement | null>(buttonAfter, null);
  window.twsiteClicks = [];
  const finish = () => {
    const keys = window.twsiteClicks?.filter(({ type }) => type === "keydown") ?? [];
    window.twsiteClicks = undefined;
    keys.reduce(buttonAfter, clicked)?.click();
  };
  addEventListener(HYDRATED, finish, { once: true });
}

/** The button to click after an event, if it was `before` until then. */
function buttonAfter(before: HTMLElement | null, event: Event): HTMLElement | null {
  const target = event.target instanceof Element ? event.target : undefined;
  if (event.type === "click") return target?.closest("button") ?? null;
  if (!(event instanceof KeyboardEvent && asksForSearch(event))) return before;
  return document.querySelector<HTMLElement>("button.search-button");
}
