/** What is looked at: a page, and what a visitor does there before the picture is taken. */
import type { Page } from "playwright-core";

export type Scene = {
  /** First part of the picture's name. */
  name: string;
  /** Address without the base and the locale's prefix. */
  path: string;
  /** Only where the reader shows it: mobile menus do not exist on wide screens. */
  widths?: (width: number) => boolean;
  /** Not the whole page, only what fits on the screen. */
  fold?: boolean;
  act?(page: Page): Promise<void>;
};

const isNarrow = (width: number) => width < 997;

export const scenes: readonly Scene[] = [
  { name: "home", path: "/" },
  { name: "doc", path: "/docs/tech_writing/restapi_doc" },
  { name: "doc-first", path: "/docs/tech_writing/techwriting", fold: true },
  { name: "category", path: "/docs/category/using-ai" },
  { name: "portfolio", path: "/docs/category/portfolio" },
  { name: "case", path: "/docs/portfolio/agency/acklio" },
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
    path: "/docs/tech_writing/restapi_doc",
    widths: isNarrow,
    fold: true,
    act: (page) => page.locator("header button").first().click(),
  },
  {
    name: "search",
    path: "/",
    fold: true,
    act: async (page) => {
      await page.keyboard.press("/");
      await page.locator("dialog[open] input").fill("api");
      await page.locator("dialog[open] a").first().waitFor();
    },
  },
  {
    name: "failure",
    path: "/about",
    fold: true,
    act: async (page) => {
      await page.route("**/data/**", (route) => route.abort());
      await page.locator("footer a[href$='/contact']").click();
      await page.locator(".failure").waitFor();
    },
  },
];
