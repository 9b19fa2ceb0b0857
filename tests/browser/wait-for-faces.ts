/** Lets each document wait for the site's own faces, which a first visit may do without: nothing is painted in another. */
import type { BrowserContext, Page } from "playwright-core";

export function waitForFaces(visited: Page | BrowserContext): Promise<unknown> {
  return visited.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const document = await response.text();
    return route.fulfill({
      response,
      body: document
        .replaceAll("font-display:optional", "font-display:block")
        // The hashes are those of the styles before.
        .replace(/(style-src 'self')( 'sha256-[^']+')+/, "$1 'unsafe-inline'"),
    });
  });
}
