/** Closes something open at Escape, at a press outside, and when the focus leaves. */
import { type RefObject, useEffect } from "react";

export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(
      "keydown",
      (event) => event.key === "Escape" && close(isInside(document.activeElement)),
      {
        signal,
      },
    );
    addEventListener("pointerdown", (event) => !isInside(event.target) && close(false), { signal });
    addEventListener("focusin", (event) => !isInside(event.target) && close(false), { signal });
    return () => stop.abort();
  }, [element, isOpen, close]);
}
