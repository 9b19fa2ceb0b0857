/**
 * Runs in the head, before the first paint: says that scripts run, shows the right colours, hides the
 * announcement that was closed, opens the tabs that were chosen, remembers what is pressed, and asks for the
 * reader. Inlined by the compiler, so it stays small.
 */

import { loadReader } from "./load-reader.ts";
import { replayClicks } from "./replay-clicks.ts";

const html = document.documentElement;
const { dataset } = html;
dataset.js = "";

const followsSystem = dataset.themeSystem !== undefined;
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked: the default holds.
    return null;
  }
};
const stored = read("theme");
const isMode = stored === "light" || stored === "dark";
const choice =
  dataset.themeFixed === undefined && isMode && stored
    ? stored
    : followsSystem
      ? "system"
      : (dataset.themeDefault ?? "light");
dataset.themeChoice = choice;
dataset.theme =
  choice === "system" ? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") : choice;
// The browser's frame: the first colour is for light, the second for dark.
document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
  const mode = index ? "dark" : "light";
  if (choice !== "system") meta.media = mode === choice ? "" : "not all";
});

// Closed under this id: gone before it was seen.
if (dataset.announcement && read("twsite-announcement") === dataset.announcement)
  dataset.announcementClosed = "";

// The tabs that were chosen before, as the parser brings them: nothing moves when the reader starts.
const TABS = "twsite-tabs:";
const openTabs = () => {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs[data-group]")) {
    const label = read(TABS + tabs.dataset.group);
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

replayClicks();
loadReader();
