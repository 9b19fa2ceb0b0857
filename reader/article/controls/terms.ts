/**
 * The text of a term beside its link, while that has the pointer or the focus. It can be pointed at, stays until it is
 * left, and goes at Escape (WCAG 1.4.13). It is at the end of the document, where no table cuts it off.
 */

/** Time that the pointer may be between the link and the text, in milliseconds. */
const graceMs = 300;
/** Room to the edge of the window, in pixels. */
const margin = 12;

/** Returns the function that stops watching. */
export function watchTerms(root: HTMLElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let leaving = 0;
  let shown: { term: HTMLElement; text: HTMLElement } | undefined;

  function stay(): void {
    clearTimeout(leaving);
    leaving = 0;
  }

  function hide(): void {
    stay();
    shown?.text.remove();
    shown = undefined;
  }

  function show(term: HTMLElement, line: DOMRect): void {
    stay();
    if (shown?.term === term) return;
    hide();
    const text = document.createElement("div");
    text.className = "term-text";
    text.textContent = term.getAttribute("aria-description");
    const { direction } = getComputedStyle(term);
    text.dir = direction;
    // Screen readers have it as the link's description.
    text.setAttribute("aria-hidden", "true");
    text.addEventListener("pointerenter", stay);
    text.addEventListener("pointerleave", leave);
    document.body.append(text);
    place(text, line, direction);
    shown = { term, text };
  }

  function leave(): void {
    if (!shown || leaving !== 0 || shown.term === document.activeElement) return;
    leaving = window.setTimeout(hide, graceMs);
  }

  root.addEventListener(
    "pointerover",
    (event) => {
      const term = termOf(event.target);
      // A touch follows the link.
      if (term && event.pointerType !== "touch") show(term, lineAt(term, event.clientY));
      else leave();
    },
    { signal },
  );
  root.addEventListener("pointerleave", leave, { signal });
  root.addEventListener(
    "focusin",
    (event) => {
      const term = termOf(event.target);
      if (term?.matches(":focus-visible")) show(term, lineAt(term));
    },
    { signal },
  );
  root.addEventListener("focusout", hide, { signal });
  // The pointer may have come before this script.
  const pointed = root.querySelector<HTMLElement>("a.term:hover");
  if (pointed) show(pointed, lineAt(pointed));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide(), { signal });
  return () => {
    watching.abort();
    hide();
  };
}

function termOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("a.term") : null;
}

/** A term may be broken into lines: the one at `y`, else the first. */
function lineAt(term: HTMLElement, y = Number.NaN): DOMRect {
  const lines = [...term.getClientRects()];
  return lines.find(({ top, bottom }) => y >= top && y <= bottom) ?? lines[0] ?? term.getBoundingClientRect();
}

/**
 * Places it at the start of the term, under the line, or above it if there is no room; without a gap that the pointer would
 * have to cross.
 */
function place(text: HTMLElement, line: DOMRect, direction: string): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = text;
  const start = direction === "rtl" ? line.right - offsetWidth : line.left;
  const left = Math.max(margin, Math.min(start, clientWidth - offsetWidth - margin));
  const isBelow = line.bottom + offsetHeight <= clientHeight || line.top < offsetHeight;
  text.style.left = `${left + scrollX}px`;
  text.style.top = `${(isBelow ? line.bottom : line.top - offsetHeight) + scrollY}px`;
}
