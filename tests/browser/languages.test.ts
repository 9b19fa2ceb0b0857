/** What a visitor meets where a page is not translated, and at an address that the site had once. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitedContent } from "./visited-content.ts";

const files = {
  "site.yml": `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
navbar: { right: [{ type: locale }] }
redirects: [{ from: /first, to: /docs/old-name }]
`,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/one.md": "---\naliases: [/docs/old-name]\n---\n# One\n\n[Two](./two.md)\n",
  "en/docs/two.md": "# Two\n\nText.\n",
  "fr/docs/two.md": "---\nslug: deux\n---\n# Deux\n\n[Un](./one.md)\n",
  "fr/docs/trois.md": "# Trois\n",
  "en/docs/long.md": `# Long\n\n## Beginning\n\n${"Text.\n\n".repeat(60)}## End\n\n${"Text.\n\n".repeat(60)}## Same {#same}\n\n${"Text.\n\n".repeat(20)}`,
  "fr/docs/long.md": `# Long\n\n## Début\n\n${"Texte.\n\n".repeat(60)}## Fin\n\n${"Texte.\n\n".repeat(60)}## Pareil {#same}\n\n${"Texte.\n\n".repeat(20)}`,
};

const { address, visit } = visitedContent("/sub/", files);

const canonical = (page: Page) => page.locator("link[rel=canonical]").getAttribute("href");

test("a link to an untranslated page stays in the language around it and names the original", async () => {
  const { page, complaints } = await visit("/fr/docs/deux");
  await page.getByRole("link", { name: "Un", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "One" }).waitFor();
  await expect.poll(() => page.url()).toBe(address("/fr/docs/one"));
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr-FR");
  await expect.poll(() => page.locator(".prose").getAttribute("lang")).toBe("en-GB");
  await expect.poll(() => page.getByText("Pas encore traduite").isVisible()).toBe(true);
  await expect.poll(() => canonical(page)).toBe("https://example.com/sub/docs/one");

  await page.locator(".prose").getByRole("link", { name: "Two" }).click();
  await page.getByRole("heading", { level: 1, name: "Deux" }).waitFor();
  await expect.poll(() => canonical(page)).toBe("https://example.com/sub/fr/docs/deux");
  expect(complaints).toEqual([]);
});

test("the language menu says where it leads, and leads there", async () => {
  const { page, complaints } = await visit("/fr/docs/trois");
  await page.getByRole("button", { name: /Langues/ }).click();
  await page.getByRole("link", { name: /^English \(non traduite\s: mène à «\s.+\s»\)$/ }).click();
  await expect.poll(() => page.url()).toBe(address("/"));
  expect(complaints).toEqual([]);
});

test.each([
  ["#same", "#same", "Pareil"],
  ["#end", "#fin", "Fin"],
  ["#beginning", "#d%C3%A9but", "Début"],
])("the language menu keeps the place %s", async (hash, expected, heading) => {
  const { page, complaints } = await visit(`/docs/long${hash}`);
  await page.getByRole("button", { name: /Languages/ }).click();
  await page.getByRole("link", { name: "Français", exact: true }).click();
  await expect.poll(() => page.url()).toBe(address(`/fr/docs/long${expected}`));
  const title = page.getByRole("heading", { level: 2, name: heading });
  await expect.poll(async () => Math.abs((await title.boundingBox())?.y ?? 1000)).toBeLessThan(400);
  expect(complaints).toEqual([]);
});

test("the language menu keeps the section and the block that are read, without a hash in the address", async () => {
  const { page, complaints } = await visit("/docs/long");
  const shown = (text: string) => page.getByRole("heading", { level: 2, name: text });
  await shown("End").evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 150));
  // Without a press of the mouse, before which the bar would have to come back.
  await page
    .getByRole("link", { name: "Français", exact: true, includeHidden: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect.poll(() => page.url()).toBe(address("/fr/docs/long"));
  await expect
    .poll(async () => Math.round((await shown("Fin").boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(140);
  await expect
    .poll(async () => Math.round((await shown("Fin").boundingBox())?.y ?? 1000))
    .toBeLessThanOrEqual(160);
  expect(complaints).toEqual([]);
});

test.each(["/docs/old-name", "/first", "/docs/old-name/"])("%s leads to the page", async (old) => {
  const { page, complaints } = await visit(old);
  await page.getByRole("heading", { level: 1, name: "One" }).waitFor();
  await expect.poll(() => page.url()).toBe(address("/docs/one"));
  expect(complaints).toEqual([]);
});
