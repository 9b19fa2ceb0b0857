/**
 * For a page to wait for: the reader has started when it has taken the scrolling over from the browser. That is among the
 * last things it does, after the page has come to life in slices and the keys are listened to.
 */
export function isHydrated(): boolean {
  return history.scrollRestoration === "manual";
}
