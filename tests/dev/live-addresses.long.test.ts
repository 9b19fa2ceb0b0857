/** What a writer sees in the open page when the languages of the site change, or the path that it is under. */
// Tests: cli/dev, reader/dev
import { expect, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const settings = `${smallSite["site.yml"]}  right:\n    - { type: locale }\n`;
const opened = openPages({ files: { "site.yml": settings } });

test("a language that is taken away has no pages, until it is there again", async () => {
  const { site, page, open, main } = opened();
  await open("fr/docs/guide");
  await expect.poll(main).toContain("Premiers mots.");
  site.write("site.yml", settings.replace(/^.*id: fr.*\n/m, ""));
  await expect.poll(main).toContain("Page Not Found");
  await expect.poll(() => page.locator("header").first().innerText()).not.toContain("Français");
  site.write("site.yml", settings);
  await expect.poll(main).toContain("Premiers mots.");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr-FR");
  await expect.poll(() => page.locator("header").first().innerText()).toContain("Français");
});

test("a language that is added can be chosen in the open page", async () => {
  const { site, page, open, isSamePage } = opened();
  await open("docs/guide");
  site.write("de/docs/guide.md", "---\ntitle: Der Leitfaden\n---\n\nErste Worte.\n");
  site.write("site.yml", settings.replace(/^(.*id: fr.*\n)/m, "$1  - { id: de, tag: de, label: Deutsch }\n"));
  const links = () => page.locator("header a[hreflang]").allTextContents();
  await expect.poll(links).toContain("Deutsch");
  await expect.poll(isSamePage).toBe(true);
});

test("another path of the site is said with its address, and the open page leads there", async () => {
  const { site, page, open, main } = opened();
  await open("");
  site.write("site.yml", `base_url: /sub/\n${settings}`);
  await expect.poll(() => page.url()).toBe(`${site.url}sub/`);
  await expect.poll(main).toContain("See the guide.");
  expect(site.terminal()).toContain(`Serving content at ${site.url}sub/`);
});
