/** The search dialog as a visitor uses it. */
import type { Page } from "playwright-core";

export const field = (page: Page) => page.getByRole("combobox");
export const options = (page: Page) => page.getByRole("option");

export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  // The hits of an earlier query are there until those of this one are.
  await field(page).fill("");
  await options(page).first().waitFor({ state: "detached" });
  await field(page).fill(query);
  await options(page).first().waitFor();
}
