/** Brings a hash target into sight, also out of closed details and hidden tabs. */

/** Tabs listen for this event and show the panel that it comes from. */
export const REVEAL_EVENT = "twsite-reveal";

export function reveal(target: HTMLElement): void {
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  target.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
  target.scrollIntoView({ behavior: "instant" });
}
