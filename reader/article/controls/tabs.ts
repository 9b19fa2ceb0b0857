/**
 * Tabs of an article: by mouse and keyboard, in step with the other tabs of their group, and open where a hash, a hit of the search or the
 * browser's own search leads into them.
 */
import { ownValue } from "../../../schema/own-value.ts";
import { observeElements } from "../../navigation/observe-elements.ts";
import { REVEAL_EVENT } from "../../navigation/reveal.ts";
import type { Stored } from "../../state/stored.ts";

const grouped = ".tabs[data-group]";
/** Prefix of a group's name: the key of the label that was chosen. */
const TABS = "twsite-tabs:";

/** Returns the function that stops watching. */
export function watchTabs(root: Element, stored: Stored): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  /** Shows the label that was chosen in the group; tabs without a group stay as they are. */
  const follow = (tabs: HTMLElement) => {
    const { group } = tabs.dataset;
    const chosen = group === undefined ? undefined : stored.read(TABS + group);
    const isChosen = ({ dataset: { tab, shown } }: HTMLElement) =>
      group === undefined ? shown !== undefined : tab === chosen;
    show(tabs, Math.max(0, panelsOf(tabs).findIndex(isChosen)));
  };

  function choose(tabs: HTMLElement, index: number): void {
    const { group } = tabs.dataset;
    const label = panelsOf(tabs)[index]?.dataset.tab;
    show(tabs, index);
    if (group !== undefined && label !== undefined) stored.write(TABS + group, label);
  }

  /** Keeps these tabs in their place on the screen if other tabs of the group change their height above them. */
  function chooseHere(tabs: HTMLElement, index: number): void {
    const place = () => tabs.getBoundingClientRect().top;
    const before = place();
    choose(tabs, index);
    scrollBy({ top: place() - before, behavior: "instant" });
  }

  root.addEventListener(
    "click",
    ({ target }) => {
      const tab = tabAt(target);
      if (tab) chooseHere(tab.tabs, tab.index);
    },
    { signal },
  );

  const move = (event: KeyboardEvent) => {
    const tab = tabAt(event.target);
    if (!tab) return;
    const { tabs, index, buttons } = tab;
    const last = buttons.length - 1;
    const isFromRight = getComputedStyle(tabs).direction === "rtl";
    const to = ownValue(
      {
        [isFromRight ? "ArrowLeft" : "ArrowRight"]: index === last ? 0 : index + 1,
        [isFromRight ? "ArrowRight" : "ArrowLeft"]: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      },
      event.key,
    );
    if (to === undefined) return;
    event.preventDefault();
    chooseHere(tabs, to);
    buttons[to]?.focus();
  };
  root.addEventListener("keydown", (event) => event instanceof KeyboardEvent && move(event), { signal });

  const chooseAround = ({ target }: Event) => {
    let panel = target instanceof Element ? target.closest<HTMLElement>("[data-tab]") : null;
    for (let tabs = panel?.parentElement; panel && tabs; tabs = panel?.parentElement) {
      choose(tabs, panelsOf(tabs).indexOf(panel));
      panel = tabs.closest<HTMLElement>("[data-tab]");
    }
  };
  for (const event of [REVEAL_EVENT, "beforematch"]) root.addEventListener(event, chooseAround, { signal });

  const stopObserving = observeElements(root, ".tabs", follow);
  const unsubscribe = stored.subscribe(() => root.querySelectorAll<HTMLElement>(grouped).forEach(follow));
  return () => {
    listening.abort();
    stopObserving();
    unsubscribe();
  };
}

type TabPlace = { tabs: HTMLElement; buttons: HTMLElement[]; index: number };

/** The tab that an event comes from. */
function tabAt(target: EventTarget | null): TabPlace | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("button[role=tab]") : null;
  const tabs = button?.closest<HTMLElement>(".tabs");
  if (!button || !tabs) return undefined;
  const buttons = buttonsOf(tabs);
  return { tabs, buttons, index: buttons.indexOf(button) };
}

function buttonsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")];
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
}

function show(tabs: HTMLElement, shown: number): void {
  for (const [index, button] of buttonsOf(tabs).entries()) {
    button.setAttribute("aria-selected", String(index === shown));
    button.tabIndex = index === shown ? 0 : -1;
  }
  for (const [index, panel] of panelsOf(tabs).entries()) {
    panel.toggleAttribute("data-shown", index === shown);
    panel.tabIndex = index === shown ? 0 : -1;
    // The browser finds words in a closed tab, for Ctrl+F and fragments of text, and asks for the tab by an event.
    if (index === shown) panel.removeAttribute("hidden");
    else if ("onbeforematch" in panel) panel.setAttribute("hidden", "until-found");
  }
}
