/** Pages of the shipped site, opened one after the other, keep to the policy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { Routes } from "../../schema/routes.ts";
import type { SiteUnderPolicy } from "./article-site.ts";

/** The one address of another host that the site declares. */
const provider = "https://fonts.bunny.net/css?family=newsreader:600";

/** `isTaken`: the kinds of these numbers, in the language `own`. */
export async function expectPolicyOnKinds(
  site: SiteUnderPolicy,
  own: string,
  isTaken: (number: number) => boolean,
): Promise<void> {
  const { routes } = Routes.parse(JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8")));
  const kinds = new Map(
    routes.filter(({ locale }) => locale === own).map(({ kind, path }) => [kind, path] as const),
  );
  expect(kinds.size).toBeGreaterThan(10);
  const taken = [...kinds.values()].filter((_, number) => isTaken(number));
  // As at a first visit, pages are loaded ahead, and the provider is asked for its faces.
  const { page, complaints, requests } = await site.visit(taken[0] ?? "/", { isFirst: true });
  for (const path of taken) {
    await page.goto(site.origin + path);
    await page.waitForSelector("html[data-controls]");
    expect(complaints, path).toEqual([]);
  }
  const elsewhere = requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith("data:"));
  expect([...new Set(elsewhere)]).toEqual([provider]);
  await page.context().close();
}
