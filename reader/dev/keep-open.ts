/**
 * Blocks that a reader has opened stay open, also where a block that came before it moved it to another place of the page:
 * details, and tabs without a group (those of a group are remembered by the reader itself).
 */
import { REVEAL_EVENT } from "../navigation/reveal.ts";
import { findByText } from "./find-by-text.ts";

/** Called before the page changes; the function that it returns is called after that. */
export function keepOpen(): () => void {
  const details = new Map(namedDetails().map(([name, element]) => [name, isOpen(element)]));
  const tabs = new Map(namedTabs().map(([name, element]) => [name, shownTab(element)]));
  return () => {
    for (const [name, element] of namedDetails()) {
      const was = details.get(name);
      if (was !== undefined && element instanceof HTMLDetailsElement) element.open = was;
    }
    for (const [name, element] of namedTabs()) {
      const label = tabs.get(name);
      if (label === undefined || label === shownTab(element)) continue;
      const panel = panelsOf(element).find(({ dataset }) => dataset.tab === label);
      panel?.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
    }
  };
}

const namedDetails = () => findByText("details", (element) => textOf(element, "summary"));
const namedTabs = () => findByText(".tabs:not([data-group])", (element) => textOf(element, "[role=tablist]"));

function textOf(element: HTMLElement, child: string): string | null | undefined {
  return element.querySelector(`:scope > ${child}`)?.textContent;
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
