/** What is looked at: a page, and what a visitor does there before the picture is taken. */
import type { Page } from "playwright-core";

export type Scene = {
  /** First part of the picture's name. */
  name: string;
  /** Address without the base and the locale's prefix. */
  path: string;
  /** Only where there is something to see: mobile menus do not exist on wide screens. */
  widths?: (width: number) => boolean;
  /** Not the whole page, only what fits on the screen. */
  fold?: boolean;
  /** On a copy of the site with an announcement. */
  announced?: boolean;
  /** Of a site that `twsite init` has just made. */
  started?: boolean;
  act?(page: Page): Promise<void>;
};

const document = "/docs/tech_writing/restapi_doc";
const isNarrow = (width: number) => width < 997;

export const scenes: readonly Scene[] = [
  { name: "home", path: "/" },
  { name: "home-fold", path: "/", fold: true },
  { name: "started", path: "/", fold: true, started: true },
  { name: "announcement", path: "/", fold: true, announced: true },
  { name: "doc", path: document },
  { name: "doc-fold", path: document, fold: true },
  { name: "category", path: "/docs/category/using-ai" },
  { name: "portfolio", path: "/docs/category/portfolio" },
  { name: "case", path: "/docs/portfolio/agency/acklio" },
  { name: "audit", path: "/docs/portfolio/audit_json_server" },
  { name: "blog", path: "/blog" },
  { name: "post", path: "/blog/docsascode_philosophy" },
  { name: "archive", path: "/blog/archive" },
  { name: "tags", path: "/blog/tags" },
  { name: "authors", path: "/blog/authors" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "not-found", path: "/no-such-page" },
  {
    name: "menu",
    path: document,
    widths: isNarrow,
    fold: true,
    act: async (page) => {
      await page.locator(".menu-button").click();
      await page.locator("dialog[open] a").first().waitFor();
    },
  },
  {
    name: "search",
    path: "/",
    fold: true,
    act: async (page) => {
      await page.locator(".search-button:visible").first().click();
      await page.locator("dialog[open] input").fill("api");
      await page.locator("dialog[open] [role=option]").first().waitFor();
    },
  },
  {
    name: "crash",
    path: "/about",
    fold: true,
    act: async (page) => {
      await page.route("**/data/**/contact.json", async (route) => {
        const body = (await (await route.fetch()).text()).replace('"outline":[', '"outline":[null,');
        await route.fulfill({ body, contentType: "application/json" });
      });
      await page.locator("footer a[href$='/contact']").click();
      await page.locator("main .failure").waitFor();
    },
  },
];
