/** `dev` for a site under a sub-path: as at the root, with the base before every address. */
// Tests: cli/dev, reader/dev
import { expect, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const opened = openPages({
  files: {
    // Without an icon that it knows, a browser asks at the root.
    "site.yml": `base_url: /sub/\nfavicon: favicon.ico\n${smallSite["site.yml"]}`,
    "static/notes.txt": "Notes.\n",
    "en/docs/picture.md": "---\ntitle: A picture\n---\n\n![A square](square.svg)\n\n[Notes](/notes.txt)\n",
    "en/docs/square.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>\n',
  },
});

test("the address that is printed is that of the first page; the root leads there", async () => {
  const { site, page, complaints, open, main } = opened();
  expect(new URL(site.url).pathname).toBe("/sub/");
  await open("");
  await expect.poll(main).toContain("See the guide.");
  await page.goto(new URL("/", site.url).href);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/sub/");
  await expect.poll(main).toContain("See the guide.");
  expect(complaints).toEqual([]);
});

test("an edit shows in place, also after a click", async () => {
  const { site, page, complaints, open, isSamePage, main } = opened();
  await open("");
  await page.locator("main").getByRole("link", { name: "the guide" }).click();
  await expect.poll(main).toContain("First words.");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/sub/docs/guide");
  site.write("en/docs/guide.md", "---\ntitle: The guide\n---\n\nFresh words.\n");
  await expect.poll(main).toContain("Fresh words.");
  await page.reload();
  await expect.poll(() => main()).toContain("Fresh words.");
  await open("docs/guide");
  site.write("en/docs/guide.md", "---\ntitle: The guide\n---\n\nFresher words.\n");
  await expect.poll(main).toContain("Fresher words.");
  await expect.poll(isSamePage).toBe(true);
  expect(complaints).toEqual([]);
});

test("pictures, other files and styles are found, and follow their source", async () => {
  const { site, page, complaints, open } = opened();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await open("docs/picture");
  const width = () =>
    page.getByRole("img", { name: "A square" }).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(8);
  site.write("en/docs/square.svg", site.read("en/docs/square.svg").replaceAll('"8"', '"16"'));
  await expect.poll(width).toBe(16);
  site.write("theme.css", "body { outline: 0 solid lime; }\n");
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).outlineColor))
    .toBe("rgb(0, 255, 0)");
  await expect.poll(async () => (await fetch(new URL("notes.txt", site.url))).text()).toBe("Notes.\n");
  expect({ failed, complaints }).toEqual({ failed: [], complaints: [] });
});

test("where there is no page, the site says so with links that lead back", async () => {
  const { site, page, open, main } = opened();
  await open("docs/nothing");
  await expect.poll(main).toContain("Page Not Found");
  await page.locator("header a").first().click();
  await expect.poll(main).toContain("See the guide.");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/sub/");
  await expect.poll(async () => (await fetch(new URL("/elsewhere", site.url))).status).toBe(404);
});
