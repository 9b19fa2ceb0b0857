/** Opens every page of payloads, by its document and by a click, and returns what none of them may do. */
import type { Browser, Page } from "playwright-core";
import { isHydrated } from "../browser/is-hydrated.ts";
import { goByClick } from "./go-by-click.ts";
import type { PayloadSite } from "./payload-site.ts";
import { touch } from "./touch.ts";
import { watch } from "./watch.ts";

export type Effects = {
  /** Calls of `hit`, requests to other hosts, pages that were left, dialogs, errors of the reader: each with its page. */
  effects: string[];
  /** What the article has, by route. */
  articles: Map<string, string>;
};

/** Pages that are open at a time, where there are many routes: each is a process, which takes a while to start. */
const LANES = 2;
const MANY = 16;

export async function visitPayloads(
  browser: Browser,
  origin: string,
  routes: PayloadSite["routes"],
  way: "by document" | "by click",
): Promise<Effects> {
  const told: string[][] = [];
  const articles = new Map<string, string>();
  const left = [...routes];
  const lane = async () => {
    const { context, effects, at } = await watch(browser, origin);
    told.push(effects);
    const page = await context.newPage();
    context.on("page", (other) => void other.close());
    if (way === "by click") await open(page, `${origin}/`);
    for (let next = left.shift(); next; next = left.shift()) {
      const route = next.path;
      at(route);
      if (way === "by click") await goByClick(page, route);
      else await open(page, origin + route);
      await hasCome(page, next.numbers);
      await touch(page, "main");
      for (const number of next.numbers)
        if (!(await shows(page, number))) effects.push(`${route}: hides what is after ${number}`);
      articles.set(route, await article(page));
      const { pathname } = new URL(page.url());
      if (pathname !== route) effects.push(`${route}: left for ${pathname}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: routes.length > MANY ? LANES : 1 }, lane));
  return { effects: told.flat(), articles };
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(isHydrated);
}

/** A long text comes in two parts. What does not come is told of later. */
async function hasCome(page: Page, numbers: readonly number[]): Promise<void> {
  const text = `After ${numbers.at(-1)}.`;
  await page
    .waitForFunction((last) => document.querySelector("main .prose")?.textContent?.includes(last), text, {
      timeout: 20_000,
    })
    .catch(() => undefined);
}

function shows(page: Page, number: number): Promise<boolean> {
  return page.evaluate(
    (text) => (document.querySelector("main")?.textContent ?? "").includes(text),
    `After ${number}.`,
  );
}

/** Names, texts and attributes in order. Ids that React counts, and what the controls of articles set, do not matter. */
function article(page: Page): Promise<string> {
  return page.evaluate(() => {
    const passing =
      /^(id|aria-.*|tabindex|role|data-more|data-row-heads|data-fits|data-long|data-scrolls|data-wrapped|data-outcome|open|title)$/;
    const outline = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return "";
      const attributes = [...node.attributes]
        .filter(({ name }) => !passing.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      const name = [node.localName, ...attributes.sort()].join(" ");
      return `<${name}>${[...node.childNodes].map(outline).join("")}</>`;
    };
    const prose = document.querySelector("main .prose");
    return prose ? outline(prose) : "";
  });
}
