/** The suite over data that was changed after it was compiled: by document and by click, with and without the policy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../browser/browser.ts";
import type { CompiledSite } from "../../browser/compiled-site.ts";
import { serveSite } from "../../browser/serve-site.ts";
import { withoutPolicy } from "../payload-site.ts";
import { watch } from "../watch.ts";
import { type Tampered, tamperedData } from "./cases.ts";
import { compileTampered, copyOf, type TamperedCopy } from "./tampered-site.ts";
import { goOn, open, search, use } from "./visit-tampered.ts";

/** Cases that are worth a second page at the same time. */
const MANY = 16;

/** `isTaken`: the changes of these numbers are tried; all of them, unless told. */
export function testTamperedData(isTaken: (number: number) => boolean = () => true): void {
  const folder = mkdtempSync(join(tmpdir(), "twsite-tampered-"));
  let browser: Browser;
  let site: CompiledSite;
  let all: Tampered[];
  beforeAll(async () => {
    browser = await launchBrowser();
    site = await compileTampered(folder);
    all = tamperedData(site.folder).filter((_, number) => isTaken(number));
  });
  afterAll(async () => {
    await browser?.close();
    site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ["without the policy", 1],
    ["with the policy", 4],
  ] as const)(
    "changed data runs nothing, loads nothing and leaves no page blank: %s",
    async (policy, every) => {
      const cases = all.filter((_, number) => number % every === 0);
      const copy = (number: number) => {
        const made = copyOf(site, join(folder, `${policy} ${number}`.replaceAll(" ", "-")));
        if (policy === "without the policy") withoutPolicy(made.site.folder);
        return made;
      };
      // Each part has a copy of the site, and a page at a time.
      const count = cases.length > MANY ? 2 : 1;
      const parts = Array.from({ length: count }, (_, part) =>
        cases.filter((_, number) => number % count === part),
      );
      const told = await Promise.all(parts.map((part, number) => visitTampered(browser, copy(number), part)));
      expect(told.flat()).toEqual([]);
    },
  );
}

/** One of so many documents is opened with its data changed: what they show, pages show that are clicked at. */
const EVERY_DOCUMENT = 8;

async function visitTampered(
  browser: Browser,
  copy: TamperedCopy,
  cases: readonly Tampered[],
): Promise<string[]> {
  // Without redirects: a document that its data keeps from starting stays at the address that was asked for.
  const { origin, close } = await serveSite(copy.site, false);
  const { context, effects, at } = await watch(browser, origin);
  const check = async (place: string, route: string, visit: () => Promise<Page>) => {
    at(place);
    const problems = await visit()
      .then((page) => use(page, route))
      .catch((error) => [String(error)]);
    effects.push(...problems.map((problem) => `${place}: ${problem}`));
  };
  const withChange = async (tampered: Tampered, where: "data" | "document") => {
    const restore = copy.change(tampered, where);
    const page = await context.newPage();
    await check(`${tampered.what}, in ${where}`, tampered.route, async () => {
      await open(page, origin + (where === "data" ? "/" : tampered.route));
      if (where === "data") await goOn(page, tampered.route);
      if (tampered.file.includes("/search/")) await search(page);
      return page;
    });
    await page.close();
    restore();
  };

  const pages = cases.filter(({ isPage }) => isPage);
  const page = await context.newPage();
  await open(page, `${origin}/`);
  for (const [number, route] of copy.add(pages).entries())
    await check(pages[number]?.what ?? "", route, async () => {
      await goOn(page, route);
      return page;
    });
  await page.close();
  for (const tampered of cases) if (!tampered.isPage) await withChange(tampered, "data");
  // Of what all pages share, a document has manifest and sidebar alone.
  const inDocuments = cases.filter(({ file }) => !/\/(search|versions|routes)/.test(file));
  for (const [number, tampered] of inDocuments.entries())
    if (number % EVERY_DOCUMENT === 0) await withChange(tampered, "document");
  await context.close();
  await close();
  return effects.filter((effect) => !isHydration(effect));
}

/** The reader tells the console of a document that is not what its data says. */
function isHydration(effect: string): boolean {
  return effect.includes("Minified React error #418");
}
