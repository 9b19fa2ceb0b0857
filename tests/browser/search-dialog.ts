/** The search dialog as a visitor uses it. */
import type { Page } from "playwright-core";

export const field = (page: Page) => page.getByRole("combobox");
export const options = (page: Page) => page.getByRole("option");

export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).fill(query);
  await options(page).first().waitFor();
}
