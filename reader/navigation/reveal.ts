/** Brings a hash target into sight, also out of closed details and hidden tabs. */

/** Tabs listen for this event and show the panel that it comes from. */
export const REVEAL_EVENT = "twsite-reveal";

export function reveal(target: HTMLElement): void {
  open(target);
  const scroll = () => target.scrollIntoView({ behavior: "instant" });
  // A tab has shown its panel by the next frame.
  if (target.getClientRects().length > 0) scroll();
  else requestAnimationFrame(scroll);
}

/** Opens the details and shows the panels of tabs around a hash target. */
export function open(target: HTMLElement): void {
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  target.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
}
