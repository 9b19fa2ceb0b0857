/**
 * What a reader has opened stays open, also where a block that came before it moved it to another place of the page:
 * details, and tabs without a group (those of a group are remembered by the reader itself).
 */
import { REVEAL_EVENT } from "../navigation/reveal.ts";

/** To call before the page changes; to call what it returns after that. */
export function keepOpen(): () => void {
  const details = new Map(named("details").map(([name, element]) => [name, isOpen(element)]));
  const tabs = new Map(named(".tabs:not([data-group])").map(([name, element]) => [name, shownTab(element)]));
  return () => {
    for (const [name, element] of named("details")) {
      const was = details.get(name);
      if (was !== undefined && element instanceof HTMLDetailsElement) element.open = was;
    }
    for (const [name, element] of named(".tabs:not([data-group])")) {
      const label = tabs.get(name);
      if (label === undefined || label === shownTab(element)) continue;
      const panel = panelsOf(element).find(({ dataset }) => dataset.tab === label);
      panel?.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
    }
  };
}

/** Elements of the page by what they say of themselves; of those that say the same, by their order. */
function named(selector: string): [name: string, element: HTMLElement][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].map((element) => {
    const text = element.querySelector(":scope > summary, :scope > [role=tablist]")?.textContent ?? "";
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return [`${text} ${count}`, element];
  });
}

function isOpen(element: HTMLElement): boolean {
  return element instanceof HTMLDetailsElement && element.open;
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
}

function shownTab(tabs: HTMLElement): string | undefined {
  return panelsOf(tabs).find(({ dataset }) => dataset.shown !== undefined)?.dataset.tab;
}
