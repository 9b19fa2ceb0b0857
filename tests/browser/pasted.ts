import type { Page } from "playwright-core";

/** Text in the clipboard: pasted, since a page without HTTPS cannot read it. */
export async function pasted(page: Page): Promise<string | undefined> {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  return page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>("body > textarea");
    field?.remove();
    return field?.value;
  });
}
