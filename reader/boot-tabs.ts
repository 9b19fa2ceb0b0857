/**
 * Opens the tabs that were chosen before, as the parser brings them: nothing moves when the reader starts. Inlined by the
 * compiler into the head of documents with such tabs.
 */
const TABS = "twsite-tabs:";

const openTabs = () => {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    const label = localStorage.getItem(TABS + tabs.dataset.group);
    const panels = [...tabs.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
    const at = panels.findIndex(({ dataset: { tab } }) => tab === label);
    if (at < 0) continue;
    for (const panel of panels) panel.toggleAttribute("data-shown", panel === panels[at]);
    const buttons = tabs.querySelectorAll(":scope > [role=tablist] > button");
    for (const [index, button] of buttons.entries())
      button.setAttribute("aria-selected", String(index === at));
  }
};
try {
  if (Object.keys(localStorage).some((key) => key.startsWith(TABS))) {
    const parsing = new MutationObserver(openTabs);
    parsing.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => parsing.disconnect());
  }
} catch {
  // Storage is blocked: the first tab is open.
}

export {};
