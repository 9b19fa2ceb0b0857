/**
 * Numbers in code as buttons that show their explanation below the line, and close it: at a second press, at Escape, and at a
 * press elsewhere. Without this script they are links to the list below the code.
 */

import { observeElements } from "../../navigation/observe-elements.ts";

/** Returns the function that stops watching. */
export function watchExplanations(root: HTMLElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let shown: { number: HTMLElement; text: HTMLElement } | undefined;

  function hide(): void {
    shown?.number.setAttribute("aria-expanded", "false");
    shown?.text.remove();
    shown = undefined;
  }

  function show(number: HTMLElement): void {
    const frame = number.closest("figure");
    const explanation = document.getElementById(number.getAttribute("href")?.slice(1) ?? "");
    if (!frame || !explanation) return;
    const text = document.createElement("div");
    text.className = "explanation-text";
    // Read out once its text is in it.
    text.setAttribute("role", "status");
    frame.append(text);
    text.append(...copyOf(explanation).childNodes);
    number.setAttribute("aria-expanded", "true");
    place(text, number, frame);
    shown = { number, text };
  }

  function toggle(number: HTMLElement): void {
    const isShown = shown?.number === number;
    hide();
    if (!isShown) show(number);
  }

  const stop = observeElements(root, "a.annotation", (number) => {
    number.setAttribute("role", "button");
    number.setAttribute("aria-expanded", "false");
  });
  document.addEventListener(
    "click",
    (event) => {
      const number = numberAt(event.target);
      if (number) {
        event.preventDefault();
        toggle(number);
      } else if (!(event.target instanceof Node && shown?.text.contains(event.target))) hide();
    },
    { signal, capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const number = numberAt(event.target);
      if (event.key === "Escape" && shown) {
        shown.number.focus();
        hide();
      } else if (event.key === " " && number) {
        event.preventDefault();
        toggle(number);
      }
    },
    { signal },
  );
  // It is where the line was.
  addEventListener("resize", hide, { signal });
  return () => {
    watching.abort();
    stop();
    hide();
  };
}

function numberAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("a.annotation") : null;
}

/** A copy without ids, which belong to the list. */
function copyOf(explanation: Element): Element {
  const copy = explanation.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  return copy;
}

/** Places it under the line, as far to the side as the number, within the block. */
function place(text: HTMLElement, number: HTMLElement, frame: Element): void {
  const [outer, inner] = [frame.getBoundingClientRect(), number.getBoundingClientRect()];
  const isFromRight = getComputedStyle(frame).direction === "rtl";
  const wanted = isFromRight ? inner.right - text.offsetWidth : inner.left;
  const left = Math.max(0, Math.min(wanted - outer.left, outer.width - text.offsetWidth));
  text.style.top = `${inner.bottom - outer.top + 4}px`;
  text.style.left = `${left}px`;
}
