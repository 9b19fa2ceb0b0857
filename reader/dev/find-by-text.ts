/** Elements of the page by what they say, so that they are found again when the page has changed. */

/** Finds an element by its text, and among those with the same text by its place in their order. */
export function findByText(
  selector: string,
  textOf: (element: HTMLElement) => string | null | undefined,
): [name: string, element: HTMLElement][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].map((element) => {
    const text = `${element.localName} ${textOf(element) ?? ""}`;
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return [`${text} ${count}`, element];
  });
}
