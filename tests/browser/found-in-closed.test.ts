/** Words in a closed tab or closed details are shown to those who look for them: by a hit of the search, by the browser, by a link. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { search } from "./search-dialog.ts";

const text = "Words that fill a line and go on to the next one.\n\n".repeat(40);
const page = `# Closed

[a tab](#win), [the first tab](#lin)

${text}

## Install

Ask a colleague.

::::tabs{group=os}
:::tab[Linux]{#lin}
Use pacman.
:::
:::tab[Windows]{#win}
Use chocolatey here.
:::
::::

:::details[More]
The word marzipan is in *details*.

:::::tabs
::::tab[Outer]
Nothing.
::::
::::tab[Other]
A nougat bar.
::::
:::::
:::

${text}
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const files = {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}\nnavbar:\n  right:\n    - { type: search }\n`,
    "en/docs/closed.md": page,
  };
  site = await openUnderPolicy(writeFiles(join(keptFolder(), "content"), files));
});
afterAll(() => site?.close());

const isInView = (page: Page, words: string) =>
  page.getByText(words).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });

/** Below the bar of the site. */
const hasLabelsInSight = (page: Page) =>
  page
    .getByRole("tablist")
    .first()
    .evaluate((labels) => labels.getBoundingClientRect().top > 60);

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map((range) => String(range)));

const selected = (page: Page) => page.locator(".prose [aria-selected=true]").first().innerText();

test.each([
  ["chocolatey", "Use chocolatey here.", ["chocolatey"]],
  ["use choco", "Use chocolatey here.", ["Use", "Use", "chocolatey"]],
  ["marzipan", "The word marzipan", ["marzipan"]],
  ["nougat", "A nougat bar.", ["nougat"]],
  ["colleague", "Ask a colleague.", ["colleague"]],
])("a hit for “%s” opens what holds the words, and marks them", async (query, words, marks) => {
  for (const route of ["/", "/docs/closed"])
    await site.on({ route }, async (page) => {
      await search(page, query);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.url()).toBe(`${site.origin}/docs/closed#install`);
      await expect.poll(() => isInView(page, words)).toBe(true);
      await expect.poll(() => marked(page)).toEqual(marks);
      if (query === "colleague") await expect(selected(page)).resolves.toBe("Linux");
      // The marks go with the page.
      if (route !== "/") return;
      await page.goBack();
      await expect.poll(() => marked(page)).toEqual([]);
    });
});

test("the browser's own search and links to words open a tab", () =>
  site.on({ route: "/docs/closed" }, async (page) => {
    const closed = page.locator(".tabs > [hidden=until-found]").first();
    await closed.waitFor({ state: "attached" });
    // It takes no place.
    await expect(closed.evaluate((panel) => panel.getBoundingClientRect().height)).resolves.toBe(0);
    // As the browser does before it shows what it found.
    await closed.evaluate((panel) => {
      panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
      panel.removeAttribute("hidden");
    });
    await expect.poll(() => selected(page)).toBe("Windows");
    await page.goto(`${site.origin}/docs/closed#:~:text=nougat%20bar`);
    await page.reload();
    await expect.poll(() => isInView(page, "A nougat bar.")).toBe(true);
  }));

test("a link to a tab selects it, with the labels in sight, and so does a reload", () =>
  site.on({ route: "/docs/closed" }, async (page) => {
    await page.getByRole("link", { name: "a tab" }).click();
    await expect.poll(() => isInView(page, "Use chocolatey here.")).toBe(true);
    await expect.poll(() => hasLabelsInSight(page)).toBe(true);
    await page.reload();
    await expect.poll(() => isInView(page, "Use chocolatey here.")).toBe(true);
    await page.goBack();
    await page.getByRole("link", { name: "the first tab" }).click();
    await expect.poll(() => isInView(page, "Use pacman.")).toBe(true);
    await expect.poll(() => hasLabelsInSight(page)).toBe(true);
  }));

test("without scripts, all tabs are there under their labels", () =>
  site.on({ route: "/docs/closed", javaScriptEnabled: false }, async (page) => {
    for (const words of ["Use pacman.", "Use chocolatey here."])
      await expect(page.getByText(words).isVisible()).resolves.toBe(true);
  }));
