/**
 * The policy holds on a sample of pages, in a browser that is told it twice: by the document and by the host. On each kind of page, in
 * both languages: `npm run test:long`.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { expectPolicyOnKinds } from "./policy-on-kinds.ts";

describe("the shipped site", () => {
  let site: SiteUnderPolicy;
  beforeAll(async () => {
    site = await openUnderPolicy("content");
  });
  afterAll(() => site?.close());

  test("keeps its policy on every third kind of page", () =>
    expectPolicyOnKinds(site, "fr", (number) => number % 3 === 0));

  test("keeps it through navigation, menus, the other language and an unknown address, and then lets no text become markup, and no script of another host or of the page run", async () => {
    const { page, complaints } = await site.visit("/blog");
    await page.locator("main :is(h2, h3) a").first().click();
    await expect.poll(() => page.url()).toMatch(/\/blog\/./);
    // A menu that is opened before the post is there closes when it comes.
    await expect.poll(() => page.locator("h1").innerText()).not.toBe("Blog");
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
