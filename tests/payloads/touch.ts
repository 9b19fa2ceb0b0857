/** Uses all that a page shows. */
import type { Page } from "playwright-core";

/** Presses, points at and focuses all that there is. Links to other pages stay where they are. */
export async function touch(page: Page, part: "main" | "body"): Promise<void> {
  await page.evaluate(async (within) => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link?.getAttribute("href") ?? link?.getAttribute("xlink:href") ?? "";
      const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
      if (!url || /^(https?|mailto|tel):$/.test(url.protocol)) event.preventDefault();
    };
    addEventListener("click", stay, { capture: true });
    for (const element of document.querySelectorAll(`${within} *`)) {
      for (const name of ["pointerover", "pointerenter", "mouseover", "focusin", "focus", "paste"])
        element.dispatchEvent(new Event(name, { bubbles: true }));
      // Of the parts around an article, these lead to another state of the page.
      const isOther =
        within === "main"
          ? "nav, header, footer, .code-tools"
          : ".failure, dialog, .consent-answers, [role=alert]";
      if (element.closest(isOther)) continue;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    removeEventListener("click", stay, { capture: true });
  }, part);
}
