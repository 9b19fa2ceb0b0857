/** A hash that leads into closed details or a hidden tab opens it, also after a reload. */
// Tests: reader/navigation, reader/article
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { scrollToTop } from "./scroll-to-top.ts";

const text = "Words that fill a line and go on to the next one.\n\n".repeat(40);
const page = `# Closed

[details](#deep) and [tab](#in-tab)

${text}

:::details[More]
## Deep {#deep}

text
:::

::::tabs
:::tab[A]
One
:::
:::tab[B]
### In tab {#in-tab}
:::
::::

${text}
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy(
    writeFiles(join(keptFolder(), "content"), { ...smallSite, "en/docs/closed.md": page }),
  );
});
afterAll(() => site?.close());

const isShown = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const isInView = async (page: Page, id: string) =>
  (await isShown(page, id)) &&
  page.locator(`#${id}`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.each([
  ["details", "deep"],
  ["tab", "in-tab"],
])("a link into a closed part of the page, %s, opens it, and so does a reload", async (name, id) => {
  await site.on({ route: "/docs/closed" }, async (page) => {
    await page.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => isInView(page, id)).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(page, id)).toBe(true);
    // A visitor who has scrolled on is where they were.
    await scrollToTop(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.reload();
    await expect.poll(() => isShown(page, id)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
