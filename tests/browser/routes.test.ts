/** Layouts that stay while a visitor moves within a route: their elements are the same, with all that they show. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { severalSets } from "../sites/docs/several-sets.ts";
import { isHydrated } from "./is-hydrated.ts";
import { visitedContent } from "./visited-content.ts";

type Move = [from: string, to: string, heading: string];

/** Follows a link to the route, as a visitor would one in the text. */
async function follow(page: Page, href: string, heading: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href: "", textContent: "Link" });
    link.setAttribute("href", href);
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect.poll(() => page.locator("h1").allTextContents()).toEqual([heading]);
}

const mark = (page: Page) =>
  page.locator(".layout").evaluate((layout) => layout.setAttribute("data-mark", ""));
const marked = (page: Page) => page.locator(".layout[data-mark]").count();

/** `base` has no slash at its end. */
function layoutAfter(base: string, files: typeof severalSets) {
  const { address, visit } = visitedContent(`${base}/`, files);
  let visited: ReturnType<typeof visit> | undefined;
  return async ([from, to, heading]: Move): Promise<"the same" | "another"> => {
    visited ??= visit(from);
    const { page, complaints } = await visited;
    await page.goto(address(from));
    await page.waitForFunction(isHydrated);
    await mark(page);
    await follow(page, base + to, heading);
    const stays = (await marked(page)) === 1;
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    complaints.length = 0;
    return stays ? "the same" : "another";
  };
}

describe("below a base path, with docs at the top, two further sets, posts at /news and two languages", () => {
  const layout = layoutAfter("/sub", severalSets);

  test.each<Move>([
    ["/", "/guide/install", "Install"],
    ["/reference/start", "/reference/calls/get", "Get"],
    ["/reference/start", "/reference/next/calls/get", "Get"],
    ["/news", "/news/first", "First"],
    ["/news/first", "/news/tags/tools", "Posts tagged “Tools”"],
    ["/fr/reference/start", "/fr/reference/calls/get", "Get"],
  ])("%s → %s is within one route: the layout stays", async (...move) => {
    await expect(layout(move)).resolves.toBe("the same");
  });

  test.each<Move>([
    ["/", "/fr/", "Bienvenue"],
    ["/fr/reference/start", "/reference/start", "Start of the API"],
  ])("%s → %s is the same part in another language: the layout stays", async (...move) => {
    await expect(layout(move)).resolves.toBe("the same");
  });

  test.each<Move>([
    ["/guide/install", "/about", "About"],
    ["/about", "/", "Welcome"],
  ])(
    "%s → %s is below the address of the docs: the layout stays, with what the page’s data says",
    async (...move) => {
      await expect(layout(move)).resolves.toBe("the same");
    },
  );

  test.each<Move>([
    ["/", "/reference/start", "Start of the API"],
    ["/reference/start", "/tools/cli", "Command line"],
    ["/tools/cli", "/news", "Blog"],
    ["/news/first", "/guide/install", "Install"],
    ["/reference/start", "/fr/news", "Blog"],
    ["/reference/start", "/reference/missing", "Page Not Found"],
  ])("%s → %s leaves the route: another layout comes", async (...move) => {
    await expect(layout(move)).resolves.toBe("another");
  });
});

describe("with docs at /docs, a set whose address is below theirs, and names with signs of patterns", () => {
  const layout = layoutAfter("", {
    "site.yml": `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
docs:
  sets:
    - { name: api, path: "/docs/api" }
    - { name: sdk, path: "/:sdk(*)" }
`,
    "en/docs/one.md": "# One\n",
    "en/docs/apiary.md": "# Apiary\n",
    "en/api/start.md": "# Start\n",
    "en/api/calls.md": "# Calls\n",
    "en/sdk/first.md": "# First\n",
    "en/sdk/second.md": "# Second\n",
    "en/pages/index.md": "# Home\n",
    "en/pages/about.md": "# About\n",
    "en/pages/contact.md": "# Contact\n",
  });

  test.each<Move>([
    ["/docs/one", "/docs/apiary", "Apiary"],
    ["/docs/api/start", "/docs/api/calls", "Calls"],
    ["/:sdk(*)/first", "/:sdk(*)/second", "Second"],
    ["/about", "/contact", "Contact"],
  ])("%s → %s is within one route: the layout stays", async (...move) => {
    await expect(layout(move)).resolves.toBe("the same");
  });

  test.each<Move>([
    ["/docs/one", "/docs/api/start", "Start"],
    ["/docs/api/start", "/docs/apiary", "Apiary"],
    ["/about", "/:sdk(*)/first", "First"],
    ["/about", "/missing", "Page Not Found"],
    ["/about", "/docs/one", "One"],
  ])("%s → %s leaves the route: another layout comes", async (...move) => {
    await expect(layout(move)).resolves.toBe("another");
  });
});
