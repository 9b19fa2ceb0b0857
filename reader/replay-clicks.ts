/**
 * A button that is pressed before the reader is there acts once it is: on a slow line that takes seconds, and nothing
 * tells a visitor that a button does not act yet. The last one counts; a link is the browser's own.
 */
import { HYDRATED, HYDRATING } from "./lifecycle-events.ts";

export function replayClicks(): void {
  let pressed: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener(
    "click",
    ({ target }) => {
      pressed = target instanceof Element ? target.closest("button") : null;
    },
    { capture: true, signal },
  );
  addEventListener(
    "keydown",
    ({ key, target }) => {
      const isTyped = target instanceof Element && target.matches("input, textarea, select");
      if (key === "/" && !isTyped) pressed = document.querySelector<HTMLElement>("button.search-button");
    },
    { capture: true, signal },
  );
  // React itself answers to what is pressed while it brings the page to life.
  addEventListener(HYDRATING, () => listening.abort(), { once: true });
  addEventListener(HYDRATED, () => pressed?.click(), { once: true });
}
