/** The policy holds on every kind of page, in a browser that is told it twice: by the document and by the host. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Routes } from "../../schema/routes.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

describe("the shipped site", () => {
  let site: SiteUnderPolicy;
  beforeAll(async () => {
    site = await openUnderPolicy("content");
  });
  afterAll(() => site?.close());

  /** The one address of another host that the site declares. */
  const provider = "https://fonts.bunny.net/css?family=newsreader:600";

  test.each(["en", "fr"])("keeps its policy on every kind of page: %s", async (own) => {
    const { routes } = Routes.parse(JSON.parse(readFileSync(join(site.folder, "data/routes.json"), "utf8")));
    const kinds = new Map(
      routes.filter(({ locale }) => locale === own).map(({ kind, path }) => [kind, path] as const),
    );
    expect(kinds.size).toBeGreaterThan(10);
    const { page, complaints, requests } = await site.visit([...kinds.values()][0] ?? "/");
    for (const path of kinds.values()) {
      await page.goto(site.origin + path);
      await page.waitForSelector("html[data-controls]");
      expect(complaints, path).toEqual([]);
    }
    const elsewhere = requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith("data:"));
    expect([...new Set(elsewhere)]).toEqual([provider]);
    await page.context().close();
  });

  test("keeps it through navigation, menus, the other language and an unknown address", async () => {
    const { page, complaints } = await site.visit("/blog");
    await page.locator("main :is(h2, h3) a").first().click();
    await expect.poll(() => page.url()).toMatch(/\/blog\/./);
    await page
      .getByRole("button", { name: /English|Languages/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Français" }).first().click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr-FR");
    await page.goto(`${site.origin}/fr/rien`);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Page introuvable");
    // The status of the document itself is said in the console.
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    await page.context().close();
  });

  test("lets no text become markup, and no script of another host or of the page run", async () => {
    const { page } = await site.visit("/about");
    const refused = await page.evaluate(async () => {
      const results: Record<string, boolean> = {};
      const fails = (act: () => void) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      results.markup = fails(() => {
        document.createElement("p").innerHTML = "<b>x</b>";
      });
      results.address = fails(() => {
        document.createElement("script").src = "/x.js";
      });
      results.policy = fails(() => {
        const factory: unknown = Reflect.get(window, "trustedTypes");
        if (typeof factory !== "object" || factory === null) return;
        Reflect.get(factory, "createPolicy").call(factory, "mine", {});
      });
      results.handler = fails(() => document.createElement("b").setAttribute("onclick", "window.ran = true"));
      return results;
    });
    expect(refused).toEqual({ markup: true, address: true, policy: true, handler: true });
    await page.context().close();
  });
});

test("a site with components of its own has a policy that they can live with", async () => {
  const site = await openUnderPolicy("tests/sites/components/content");
  try {
    const { page, complaints } = await site.visit("/");
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
    const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
    expect(policy).not.toContain("trusted-types");
    expect(policy).not.toContain("unsafe");
  } finally {
    await site.close();
  }
});
