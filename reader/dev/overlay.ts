/** Overlay with the site's findings; it goes away when they are fixed. The findings are in English only. */
import type { DevState } from "../../schema/dev-event.ts";
import { element } from "./element.ts";
import { findingItem } from "./finding-item.ts";
import { overlayStyle } from "./overlay-style.ts";

type Findings = Pick<DevState, "errors" | "warnings" | "findings">;

export type Overlay = { show(findings: Findings): void; remove(): void };

/** Key in session storage that says whether the list is open in this tab, once it has been opened or folded. */
const CHOICE = "twsite-dev-findings";

export function createOverlay(): Overlay {
  const host = document.createElement("twsite-findings");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  root.adoptedStyleSheets = [sheet];

  const summary = element("summary");
  const list = element("ol");
  const more = element("p", { className: "more" });
  const scroller = element("div", {}, list, more);
  scroller.tabIndex = 0;
  const details = element("details", {}, summary, scroller);
  const section = element(
    "section",
    { role: "region", ariaLabel: "Findings", lang: "en", dir: "ltr" },
    details,
  );
  section.hidden = true;
  // It has to be there before what it tells.
  const status = element("p", { role: "status", lang: "en", dir: "ltr" });
  root.append(section, status);
  document.body.append(host);

  summary.addEventListener("click", () => remember(details.open ? "folded" : "open"));
  section.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !details.open) return;
    summary.focus();
    summary.click();
  });
  let shown = "";

  return {
    show({ errors, warnings, findings }) {
      const text = JSON.stringify([errors, warnings, findings]);
      if (text === shown) return;
      const wasNothing = shown === "";
      shown = text;
      const [first] = findings;
      section.hidden = !first;
      if (!first) {
        if (!wasNothing) status.textContent = "All problems are fixed.";
        return;
      }
      const counts = [counted(errors, "error"), counted(warnings, "warning")].filter(Boolean).join(", ");
      const left = errors + warnings - findings.reduce((sum, { times }) => sum + times, 0);
      section.dataset.level = first.level;
      summary.textContent = counts;
      list.replaceChildren(...findings.map(findingItem));
      more.textContent = left > 0 ? `and ${left} more on the terminal` : "";
      status.textContent = `${counts}: ${first.message}`;
      const choice = remembered();
      details.open = choice === null ? errors > 0 : choice === "open";
    },
    remove: () => host.remove(),
  };
}

/** Remembers the choice. If storage is blocked, the next findings start as the first did. */
function remember(choice: "folded" | "open"): void {
  try {
    sessionStorage.setItem(CHOICE, choice);
  } catch {}
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(CHOICE);
  } catch {
    return null;
  }
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
