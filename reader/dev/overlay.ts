/** What is wrong with the site, over the page; it goes away when that is mended. The findings are in English only. */
import type { DevFinding } from "../../schema/dev-event.ts";
import { overlayStyle } from "./overlay-style.ts";

export type Overlay = { show(findings: readonly DevFinding[]): void; remove(): void };

/** In session storage: the list is folded, in this tab. */
const FOLDED = "twsite-dev-folded";

export function createOverlay(): Overlay {
  const host = document.createElement("twsite-findings");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyle);
  root.adoptedStyleSheets = [sheet];
  let shown = "[]";

  return {
    show(findings) {
      const text = JSON.stringify(findings);
      if (text === shown) return;
      shown = text;
      if (findings.length === 0) return host.remove();
      root.replaceChildren(panel(findings));
      if (!host.isConnected) document.body.append(host);
    },
    remove: () => host.remove(),
  };
}

function panel(findings: readonly DevFinding[]): HTMLElement {
  const errors = findings.filter(({ level }) => level === "error");
  const warnings = findings.filter(({ level }) => level === "warning");
  const details = element("details", "", ...[...errors, ...warnings].map(item));
  details.open = sessionStorage.getItem(FOLDED) === null;
  details.addEventListener("toggle", () => {
    if (details.open) sessionStorage.removeItem(FOLDED);
    else sessionStorage.setItem(FOLDED, "");
  });
  const counts = [counted(errors.length, "error"), counted(warnings.length, "warning")].filter(Boolean);
  details.prepend(element("summary", counts.join(", ")));
  const section = element("section", "", details);
  section.lang = "en";
  section.role = "status";
  section.ariaLabel = "Findings";
  section.dataset.level = errors.length > 0 ? "error" : "warning";
  return section;
}

function item({ level, where, message, rule, expected, nearest }: DevFinding): HTMLElement {
  const article = element(
    "article",
    "",
    element("code", where),
    element("p", message),
    ...(expected === undefined ? [] : [element("p", `expected: ${expected}`)]),
    ...(nearest === undefined ? [] : [element("p", `did you mean “${nearest}”?`)]),
    element("small", `${level}, ${rule}`),
  );
  article.dataset.level = level;
  return article;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.append(...(text === "" ? [] : [text]), ...children);
  return made;
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
