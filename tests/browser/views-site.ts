/** What tests of the views of pages ask and do. */
import type { Page } from "playwright-core";

export const doc = "/docs/tech_writing/restapi_doc";
/** A doc whose data is a tenth of that one’s: for what is the same on each. */
export const short = "/docs/legal/legal_info";
export const view = (page: Page) => page.locator("main > .view");

/** The links to the forms of the page, at the start of a view. */
export const views = (page: Page) => page.locator(".views:visible");

/** What can be done with the page, at its head. */
export const row = (page: Page) => page.locator(".page-row:visible");

/** The link of that row to the page as Markdown. */
export const markdown = (page: Page) => row(page).locator(".icon-markdown[href*='?']");

/** Follows a link to another form of the page. */
export async function choose(page: Page, name: string): Promise<void> {
  // A view that the address asks for takes the place of the page in a moment.
  if (!new URL(page.url()).searchParams.has("view")) await markdown(page).click();
  else await views(page).getByRole("link", { name, exact: true }).click();
}

export const query = (page: Page) => page.evaluate(() => location.search + location.hash);

export const top = (page: Page) => page.evaluate(() => scrollY);

export async function scrollToPlace(page: Page, place: number): Promise<void> {
  await page.evaluate((at) => scrollTo({ top: at, behavior: "instant" }), place);
  await page.waitForFunction((at) => scrollY === at, place);
}
