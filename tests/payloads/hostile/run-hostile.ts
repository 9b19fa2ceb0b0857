/** The suite over sites whose every field is hostile: pages, search, feeds, Markdown copies, lists and redirects. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../browser/browser.ts";
import { serveSite } from "../../browser/serve-site.ts";
import { withoutPolicy } from "../payload-site.ts";
import { compileHostileSite, type HostileSite, writeHostileSite } from "./hostile-site.ts";
import type { Variant } from "./texts.ts";
import { visitHostile } from "./visit-hostile.ts";

export function testHostileSites(variants: readonly Variant[], policies: readonly string[]): void {
  const root = mkdtempSync(join(tmpdir(), "twsite-hostile-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(root, { recursive: true, force: true });
  });

  describe.each(variants)("%s in every field", (variant) => {
    const folder = join(root, variant, "site");
    let site: HostileSite;
    beforeAll(() => {
      site = writeHostileSite(join(root, variant), variant);
      compileHostileSite(site.content, folder);
    });

    test("most fields take them", () => {
      expect(site.hostile.length).toBeGreaterThan(variant === "hosts" ? 100 : 200);
    });

    test.each(policies)(
      "nothing runs, and no host is asked that the site does not declare: %s",
      async (policy) => {
        if (policy === "without the policy") withoutPolicy(folder);
        const { origin, close } = await serveSite({ folder, root: folder, base: "/", remove: () => {} });
        const effects = await visitHostile(browser, { folder, origin, declared: site.declared });
        await close();
        expect(effects).toEqual([]);
      },
    );
  });
}

export const bothPolicies = ["with the policy", "without the policy"];
