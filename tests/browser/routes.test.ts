/** Layouts that stay while a visitor moves within a route: their elements are the same, with all that they show. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { severalSets } from "../sites/docs/several-sets.ts";
import { visitedContent } from "./visited-content.ts";

type Move = [from: string, to: string];

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

/** The moves, each with what became of the layout. */
type Layouts = Record<string, "the same" | "another">;

const outcomes = (moves: readonly Move[], outcome: "the same" | "another"): Layouts =>
  Object.fromEntries(moves.map(([from, to]) => [`${from} → ${to}`, outcome]));

/**
 * `base` has no slash at its end; `headings`: of the pages. The first move starts from a document, and the others where a link leads,
 * because a document takes five times as long.
 */
function layoutsAfter(base: string, files: typeof severalSets, headings: Record<string, string>) {
  const { address, visit } = visitedContent(`${base}/`, files);
  return async (moves: readonly Move[]): Promise<Layouts> => {
    const { page, complaints } = await visit(moves[0]?.[0] ?? "/");
    const go = (route: string) => follow(page, base + route, headings[route] ?? route);
    const found: Layouts = {};
    for (const [from, to] of moves) {
      if (page.url() !== address(from)) await go(from);
      await mark(page);
      await go(to);
      found[`${from} → ${to}`] = (await marked(page)) === 1 ? "the same" : "another";
      await page.locator(".layout").evaluate((layout) => layout.removeAttribute("data-mark"));
    }
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    return found;
  };
}

describe("below a base path, with docs at the top, two further sets, posts at /news and two languages", () => {
  const layouts = layoutsAfter("/sub", severalSets, {
    "/": "Welcome",
    "/fr/": "Bienvenue",
    "/about": "About",
    "/guide/install": "Install",
    "/reference/start": "Start of the API",
    "/reference/calls/get": "Get",
    "/reference/next/calls/get": "Get",
    "/reference/missing": "Page Not Found",
    "/fr/reference/start": "Start of the API",
    "/fr/reference/calls/get": "Get",
    "/tools/cli": "Command line",
    "/news": "Blog",
    "/news/first": "First",
    "/news/tags/tools": "Posts tagged “Tools”",
    "/fr/news": "Blog",
  });

  test("moves within one route: the layout stays", async () => {
    const moves: Move[] = [
      ["/", "/guide/install"],
      ["/reference/start", "/reference/calls/get"],
      ["/reference/start", "/reference/next/calls/get"],
      ["/news", "/news/first"],
      ["/news/first", "/news/tags/tools"],
      ["/fr/reference/start", "/fr/reference/calls/get"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "the same"));
  });

  test("moves to the same part in another language: the layout stays", async () => {
    const moves: Move[] = [
      ["/", "/fr/"],
      ["/fr/reference/start", "/reference/start"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "the same"));
  });

  test("moves to pages below the address of the docs: the layout stays, with what the page’s data says", async () => {
    const moves: Move[] = [
      ["/guide/install", "/about"],
      ["/about", "/"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "the same"));
  });

  test("moves that leave the route: another layout comes", async () => {
    const moves: Move[] = [
      ["/", "/reference/start"],
      ["/reference/start", "/tools/cli"],
      ["/tools/cli", "/news"],
      ["/news/first", "/guide/install"],
      ["/reference/start", "/fr/news"],
      ["/reference/start", "/reference/missing"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "another"));
  });
});

describe("with docs at /docs, a set whose address is below theirs, and names with signs of patterns", () => {
  const layouts = layoutsAfter(
    "",
    {
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
    },
    {
      "/about": "About",
      "/contact": "Contact",
      "/docs/one": "One",
      "/docs/apiary": "Apiary",
      "/docs/api/start": "Start",
      "/docs/api/calls": "Calls",
      "/:sdk(*)/first": "First",
      "/:sdk(*)/second": "Second",
      "/missing": "Page Not Found",
    },
  );

  test("moves within one route: the layout stays", async () => {
    const moves: Move[] = [
      ["/docs/one", "/docs/apiary"],
      ["/docs/api/start", "/docs/api/calls"],
      ["/:sdk(*)/first", "/:sdk(*)/second"],
      ["/about", "/contact"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "the same"));
  });

  test("moves that leave the route: another layout comes", async () => {
    const moves: Move[] = [
      ["/docs/one", "/docs/api/start"],
      ["/docs/api/start", "/docs/apiary"],
      ["/about", "/:sdk(*)/first"],
      ["/about", "/missing"],
      ["/about", "/docs/one"],
    ];
    await expect(layouts(moves)).resolves.toEqual(outcomes(moves, "another"));
  });
});
