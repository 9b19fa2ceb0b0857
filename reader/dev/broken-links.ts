/** Broken links and missing pictures, marked where they are in the page, as findings name them. */
import type { DevFinding } from "../../schema/dev-event.ts";

const MARK = "twsiteBroken";

const style = `
  [data-twsite-broken] { outline: 2px dashed #d5482f; outline-offset: 2px; cursor: help; }
  @media print { [data-twsite-broken] { outline: none; } }
`;

/** Marks what these findings are about, and nothing else. An address that leads nowhere stays in the page as it is written. */
export function brokenLinks(): { show(findings: readonly DevFinding[]): void; again(): void } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  let messages = new Map<string, string>();

  const again = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>("main :is(a[href], img[src])")) {
      const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
      const message = messages.get(address);
      if (message === undefined && element.dataset[MARK] === undefined) continue;
      if (message === undefined) {
        delete element.dataset[MARK];
        element.removeAttribute("title");
      } else {
        element.dataset[MARK] = "";
        element.title = message;
      }
    }
  };
  return {
    show(findings) {
      messages = new Map(
        findings.flatMap(({ rule, message, nearest }) => {
          const address = /^“([^”]+)”/.exec(message)?.[1];
          const hint = nearest === undefined ? "" : `; did you mean “${nearest}”?`;
          return rule === "link-resolves" && address !== undefined
            ? [[address, message + hint] as const]
            : [];
        }),
      );
      again();
    },
    again,
  };
}
