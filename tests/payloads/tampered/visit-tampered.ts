/** Opens a page whose data was changed, uses all that it shows, and returns what it may not do. */
import type { Page } from "playwright-core";
import { goByClick } from "../go-by-click.ts";
import { touch } from "../touch.ts";

/** Opens a document, as it was compiled or as it was changed. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isAtRest);
}

/** Goes on by a link; without a new document, unless what is shown was being loaded again. */
export async function goOn(page: Page, route: string): Promise<void> {
  await goByClick(page, route).catch(async (error) => {
    ignoreReload(error);
    await page.waitForFunction(isAtRest);
    await goByClick(page, route);
  });
  await page.waitForFunction((wanted) => decodeURI(location.pathname) === wanted, route);
  await page.waitForFunction(isAtRest);
}

/** The reader has shown what it can, has said why it cannot, or has left the document as it is without scripts. */
function isAtRest(): boolean {
  const { dataset } = document.documentElement;
  const isPending = document.querySelector(".progress, .spinner") !== null;
  const hasStarted = dataset.controls !== undefined || dataset.js === undefined;
  return !isPending && (hasStarted || document.querySelector(".failure") !== null);
}

/** Asks the search for words of the site. */
export async function search(page: Page): Promise<void> {
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  // An index that cannot be used may say so before the words are in the field, which is then gone.
  await Promise.any([field.fill("guide text one"), page.locator("dialog [role=alert]").waitFor()]);
  await page.locator("dialog :is([role=option], [role=status], [role=alert])").first().waitFor();
}

/** Uses all that is there. A page is never blank, and there is always a way on. */
export async function use(page: Page, route: string): Promise<string[]> {
  await touch(page, "body").catch(ignoreReload);
  const { text, ways, path } = await lookWhenAtRest(page);
  return [
    ...(text === "" ? ["blank"] : []),
    ...(ways === 0 ? ["no way out"] : []),
    ...(path === route ? [] : [`left for ${path}`]),
  ];
}

/** A button of a failure asks for the document again. */
function ignoreReload(error: unknown): void {
  if (!String(error).includes("Execution context was destroyed")) throw error;
}

async function lookWhenAtRest(page: Page, attempts = 5): ReturnType<typeof look> {
  try {
    await page.waitForFunction(isAtRest);
    return await look(page);
  } catch (error) {
    ignoreReload(error);
    if (attempts === 1) throw error;
    return lookWhenAtRest(page, attempts - 1);
  }
}

const look = (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText.trim(),
    ways: [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((way) =>
      way.checkVisibility(),
    ).length,
    path: decodeURI(location.pathname),
  }));
