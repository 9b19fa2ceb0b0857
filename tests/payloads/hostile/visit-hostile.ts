/** Opens everything that a compiled site has, asks its search, and returns what none of it may do. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { isHydrated } from "../../browser/is-hydrated.ts";
import { goOn, open } from "../tampered/visit-tampered.ts";
import { touch } from "../touch.ts";
import { watch } from "../watch.ts";

type Served = { folder: string; origin: string; declared: readonly string[] };

export async function visitHostile(
  browser: Browser,
  { folder, origin, declared }: Served,
): Promise<string[]> {
  const isDeclared = ({ hostname }: URL) => declared.includes(hostname);
  const { context, effects, at } = await watch(browser, origin, isDeclared);
  const page = await context.newPage();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const routes = routesIn(folder);
  for (const route of routes) {
    at(`${route} by document`);
    await open(page, origin + encodeURI(route));
    await touch(page, "body");
  }
  for (const route of routes) {
    at(`${route} by click`);
    await goOn(page, route);
    await touch(page, "body");
  }
  at("the search");
  await open(page, `${origin}/about`);
  for (const query of queries(routes)) await searchFor(page, query);
  for (const name of files.filter(isOpened)) {
    at(name);
    await page.goto(`${origin}/${encodeURI(name)}`).catch((error) => {
      // A browser may take a file for a download.
      if (!String(error).includes("Download is starting")) throw error;
    });
  }
  for (const name of files.filter((file) => isRedirect(folder, file))) {
    at(`the redirect ${name}`);
    effects.push(...(await followRedirect(page, origin, name, declared)));
  }
  await context.close();
  return effects;
}

function routesIn(folder: string): string[] {
  const { routes } = JSON.parse(readFileSync(join(folder, "data/routes.json"), "utf8"));
  return (routes as { path: string }[]).map(({ path }) => path);
}

/** Feeds, Markdown copies, data and lists for machines. */
function isOpened(name: string): boolean {
  return /\.(json|xml|md|txt|svg)$/.test(name) || name.startsWith("_");
}

function isRedirect(folder: string, name: string): boolean {
  return name.endsWith(".html") && readFileSync(join(folder, name), "utf8").includes('http-equiv="refresh"');
}

/** It leads to a page of the site, or to a host that its author names. */
async function followRedirect(
  page: Page,
  origin: string,
  name: string,
  declared: readonly string[],
): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${origin}/${encodeURI(name)}`, { waitUntil: "commit" }).catch(() => undefined);
  await page
    .waitForFunction((path) => decodeURI(location.pathname) !== path, `/${name}`, { timeout: 2000 })
    .catch(() => undefined);
  page.removeAllListeners("request");
  return asked
    .filter((url) => new URL(url).origin !== origin && !declared.includes(new URL(url).hostname))
    .map((url) => `the redirect ${name} leads to ${url}`);
}

/** Words that pages have beside their payloads, and what they are between. */
function queries(routes: readonly string[]): string[] {
  const count = routes.filter((route) => route.startsWith("/docs/texts/")).length;
  return [
    "</script><img src=x onerror=hit(1)>",
    '"><svg onload=hit(2)>',
    "javascript:hit(3)",
    "__proto__ constructor",
    "title",
    "heading description",
    "onerror",
    ...Array.from({ length: count }, (_, number) => `word${number} hit script`),
  ];
}

/** Types it, lets what is found show with its text, and follows the first. */
async function searchFor(page: Page, query: string): Promise<void> {
  // What was found before may have been a document of its own.
  await page.waitForFunction(isHydrated);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox");
  await field.fill(query);
  const found = page.locator("dialog :is([role=option], [role=status], [role=alert])").first();
  await found.waitFor();
  const hit = page.getByRole("option").first();
  if ((await hit.count()) === 0) {
    await page.keyboard.press("Escape");
    return;
  }
  await page.locator("dialog mark").first().waitFor();
  await page.locator("dialog .search-excerpt").first().waitFor();
  await hit.click();
  await field.waitFor({ state: "hidden" });
}
