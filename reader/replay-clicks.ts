/** A button that was pressed before the reader was there acts once it is. The last one counts; a link is the browser's own. */
import "./early-presses.ts";
import { HYDRATED } from "./lifecycle-events.ts";
import { asksForSearch } from "./search/search-key.ts";

/** Called when React starts to bring the page to life: it answers itself to what is pressed from then on. */
export function replayClicks(): void {
  const pressed = (window.twsitePresses ?? []).reduce<HTMLElement | null>(buttonOf, null);
  window.twsitePresses = undefined;
  addEventListener(HYDRATED, () => pressed?.click(), { once: true });
}

/** The button that is to act after a press, where it was `before` until then. */
function buttonOf(before: HTMLElement | null, press: Event): HTMLElement | null {
  const target = press.target instanceof Element ? press.target : undefined;
  if (press.type === "click") return target?.closest("button") ?? null;
  if (!(press instanceof KeyboardEvent && asksForSearch(press))) return before;
  return document.querySelector<HTMLElement>("button.search-button");
}
