/**
 * The text of a term, a footnote or a number in code beside its link, while that has the pointer or the focus. It can be pointed at, stays until it is
 * left, and goes at Escape (WCAG 1.4.13). It is at the end of the document, where no table cuts it off. A press on a number
 * shows it, too; Enter leads to the list of footnotes or explanations.
 */

import { isPlainClick } from "../../navigation/site-link.ts";

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

  /** `isPressed`: it is read out, too. */
  function show(term: HTMLElement, line: DOMRect, isPressed = false): void {
    stay();
    if (shown?.term === term && !isPressed) return;
    hide();
    const text = document.createElement("div");
    text.className = "term-text";
    const { direction } = getComputedStyle(term);
    text.dir = direction;
    // Screen readers have it as the link's description, or in the list.
    if (isPressed) text.setAttribute("role", "status");
    else text.setAttribute("aria-hidden", "true");
    text.addEventListener("pointerenter", stay);
    text.addEventListener("pointerleave", leave);
    document.body.append(text);
    // A status is read out once its text is in it.
    text.append(...textOf(term));
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
      // A touch follows the link of a term, and presses that of a number.
      if (term && event.pointerType !== "touch") show(term, lineAt(term, event.clientY));
      else leave();
    },
    { signal },
  );
  root.addEventListener("pointerleave", leave, { signal });
  document.addEventListener(
    "click",
    (event) => {
      const note = termOf(event.target);
      // A key and screen readers press without a pointer.
      if (!note?.matches(numbers) || !isPlainClick(event) || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      show(note, lineAt(note, event.clientY), true);
    },
    { signal, capture: true },
  );
  root.addEventListener(
    "focusin",
    (event) => {
      const term = termOf(event.target);
      if (term?.matches(":focus-visible")) show(term, lineAt(term));
    },
    { signal },
  );
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      // A press on the text, or on a link in it, takes the focus along.
      const isIn = relatedTarget instanceof Node && shown?.text.contains(relatedTarget);
      if (!isIn && !shown?.text.matches(":hover")) hide();
    },
    { signal },
  );
  // The pointer may have come before this script.
  const pointed = root.querySelector<HTMLElement>(`:is(${links}):hover`);
  if (pointed) show(pointed, lineAt(pointed));
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      if (shown?.text.contains(document.activeElement)) shown.term.focus();
      hide();
    },
    { signal },
  );
  return () => {
    watching.abort();
    hide();
  };
}

/** Numbers of footnotes, and numbers in code with an explanation below. */
const numbers = "a[data-footnote-ref], a.annotation";
const links = `a.term, ${numbers}`;

function termOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(links) : null;
}

/** A copy of what the number is about without ids, which belong to the list, and without the links back; else the description of the term. */
function textOf(term: HTMLElement): (Node | string)[] {
  const id = decodeURIComponent(term.getAttribute("href")?.slice(1) ?? "");
  const note = term.matches(numbers) ? document.getElementById(id)?.cloneNode(true) : undefined;
  if (!(note instanceof Element)) return [term.getAttribute("aria-description") ?? ""];
  for (const back of note.querySelectorAll("[data-footnote-backref]")) back.remove();
  for (const element of note.querySelectorAll("[id]")) element.removeAttribute("id");
  // The keyboard has them in the list.
  for (const link of note.querySelectorAll<HTMLElement>("a, button, summary, [tabindex]")) link.tabIndex = -1;
  return [...note.childNodes];
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
