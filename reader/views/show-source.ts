/** Puts source code into its place: all of the text at once, its colours part by part, as each comes near. */
import type { SourcePart } from "./source-parts.ts";

/** Returns the function that stops watching. */
export function showSource(place: Element, parts: readonly SourcePart[]): () => void {
  const waiting = new Map<Element, SourcePart>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const part = waiting.get(target);
        if (!isIntersecting || !part) continue;
        waiting.delete(target);
        sight.unobserve(target);
        target.replaceChildren(...coloured(part));
      }
    },
    { rootMargin: "100%" },
  );
  const elements = parts.map((part) => {
    const element = document.createElement("span");
    element.className = "view-part";
    element.style.setProperty("--lines", String(part.lines));
    element.textContent = part.text;
    waiting.set(element, part);
    return element;
  });
  place.replaceChildren(...elements);
  for (const element of elements) sight.observe(element);
  return () => sight.disconnect();
}

function coloured({ tokens }: SourcePart): (string | Node)[] {
  return tokens().map(({ text, type }) => (type === undefined ? text : token(type, text)));
}

/** A text in the colour of its type. */
export function token(type: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = `token ${type}`;
  element.textContent = text;
  return element;
}
