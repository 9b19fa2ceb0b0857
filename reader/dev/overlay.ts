/** Overlay with the site's findings; it goes away when they are fixed. The findings are in English only. */
import type { DevFinding, DevState } from "../../schema/dev-event.ts";

type Findings = Pick<DevState, "errors" | "warnings" | "findings">;

type Overlay = {
  show(findings: Findings): void;
  /** Marks broken links where they are in the page, after other content came into it. */
  mark(): void;
  remove(): void;
  root: ShadowRoot;
};

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
  const links = brokenLinks();

  return {
    mark: links.mark,
    show({ errors, warnings, findings }) {
      const text = JSON.stringify([errors, warnings, findings]);
      if (text === shown) return;
      const wasNothing = shown === "";
      shown = text;
      links.follow(findings);
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
    root,
  };
}

/** The address of a broken link stays in the page as it is written, as findings quote it. */
function brokenLinks(): { follow(findings: readonly DevFinding[]): void; mark(): void } {
  let messages: ReadonlyMap<string, string> = new Map();
  let marked: readonly HTMLElement[] = [];

  const mark = (): void => {
    for (const element of marked) {
      element.style.outline = "";
      element.removeAttribute("title");
    }
    marked = [...document.querySelectorAll<HTMLElement>("main a[href]")].filter((element) => {
      const message = messages.get(element.getAttribute("href") ?? "");
      if (message === undefined) return false;
      element.style.outline = "2px dashed #d5482f";
      element.title = message;
      return true;
    });
  };
  return {
    follow(findings) {
      messages = new Map(
        findings.flatMap(({ rule, message, nearest }) => {
          const address = rule === "link-resolves" ? /^“([^”]+)”/.exec(message)?.[1] : undefined;
          const hint = nearest === undefined ? "" : `; did you mean “${nearest}”?`;
          return address === undefined ? [] : [[address, message + hint] as const];
        }),
      );
      mark();
    },
    mark,
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

/** One finding in the list over the page. */
function findingItem({
  level,
  where,
  message,
  rule,
  excerpt,
  expected,
  nearest,
  related,
}: DevFinding): HTMLElement {
  const notes = [
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(nearest === undefined ? [] : [`did you mean “${nearest}”?`]),
    ...related,
  ];
  const item = element(
    "li",
    {},
    element("p", { className: "message" }, message),
    element("p", { className: "where" }, where),
    ...(excerpt.length > 0 ? [element("pre", {}, excerpt.join("\n"))] : []),
    ...notes.map((note) => element("p", { className: "note" }, note)),
    element("p", { className: "rule" }, `${level}, ${rule}`),
  );
  item.dataset.level = level;
  return item;
}

/** Elements outside of React. */
function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Pick<HTMLElement, "className" | "role" | "ariaLabel" | "lang" | "dir">> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The overlay's own style: the page's does not reach it, and it does not reach the page. */
const overlayStyle = `
  /* At the end of the page, below which it adds its own height: nothing of the page is out of reach. */
  :host { display: block; position: sticky; inset-block-end: 0; z-index: 2147483647; }
  [role="status"] { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  section {
    --level: #e0a83c; color-scheme: dark; background: #22262e; color: #f2f1ec;
    border-block-start: 3px solid var(--level); font: 0.875rem/1.5 system-ui, sans-serif; letter-spacing: normal;
  }
  section[hidden], [hidden] { display: none; }
  [aria-label="Changes"]:not([hidden]) {
    --level: #6fb3e0; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; padding: 0.25rem 1.25rem;
  }
  [aria-label="Changes"] > [role="status"] { position: static; inline-size: auto; block-size: auto; clip-path: none; }
  [aria-label="Changes"] ul { flex-basis: 100%; margin: 0; padding-inline-start: 1.25rem; max-block-size: 20vh; overflow: auto; }
  [aria-label="Changes"] ul:empty { display: none; }
  button {
    min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid #a9a8a2; border-radius: 0.25rem; background: none;
    color: inherit; font: inherit; cursor: pointer;
  }
  [data-level="error"] { --level: #f0705c; }
  [data-level="warning"] { --level: #e0a83c; }
  summary {
    display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; padding-inline: 1.25rem;
    box-sizing: border-box; cursor: pointer; font-weight: 600; list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ""; inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; background: var(--level); }
  summary::after {
    content: ""; margin-inline-start: auto; inline-size: 0.5rem; block-size: 0.5rem; margin-block-start: 0.25rem;
    border: solid; border-width: 2px 0 0 2px; rotate: 45deg;
  }
  details[open] > summary::after { rotate: 225deg; margin-block-start: -0.25rem; }
  :focus-visible { outline: 2px solid #f2f1ec; outline-offset: -4px; }
  div { max-block-size: 35vh; overflow: auto; overscroll-behavior: contain; padding: 0 1.25rem 1rem; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem; }
  li { border-inline-start: 3px solid var(--level); padding-inline-start: 0.875rem; min-inline-size: 0; }
  p { margin: 0; max-inline-size: 60rem; overflow-wrap: anywhere; }
  .message { font-weight: 600; }
  .where, pre { font: 0.8125rem/1.5 ui-monospace, monospace; }
  .where { color: #f7c66b; }
  pre { margin: 0.375rem 0; padding: 0.375rem 0; background: #191c22; overflow-x: auto; max-inline-size: 60rem; }
  .more:not(:empty) { margin-block-start: 1rem; }
  .note { color: #c6c5bf; }
  .rule { color: #a9a8a2; font-size: 0.75rem; }
  @media print { :host { display: none; } }
`;
