/** What a page complains about from now on: warnings and errors of its console, and what nobody caught. */
import type { Page } from "playwright-core";

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Browsers with windows, and they alone, ask a site without an icon for one.
    const isOfIcon = message.location().url.endsWith("/favicon.ico");
    if (["warning", "error"].includes(message.type()) && !isOfIcon) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}
