/** The suite over some payloads: with and without the policy, by document and by click. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { type ServedSite, serveSite } from "../browser/serve-site.ts";
import { compilePayloads, type PayloadSite } from "./payload-site.ts";
import { payloads } from "./payloads.ts";
import { visitPayloads } from "./visit-payloads.ts";

export function testPayloads(isTaken: (number: number) => boolean): void {
  const taken = payloads()
    .map((payload, number) => ({ payload, number }))
    .filter(({ number }) => isTaken(number));
  let made: PayloadSite;
  let browser: Browser;
  let servers: { withPolicy: ServedSite; without: ServedSite };
  beforeAll(async () => {
    made = await compilePayloads(taken);
    const [withPolicy, without] = await Promise.all([serveSite(made.site), serveSite(made.bare)]);
    servers = { withPolicy, without };
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), servers?.withPolicy.close(), servers?.without.close()]);
    made?.remove();
  });

  test.each(["withPolicy", "without"] as const)(
    "nothing runs, loads or leaves the page: %s",
    async (policy) => {
      const { origin } = servers[policy];
      const document = await visitPayloads(browser, origin, made.routes, "by document");
      const click = await visitPayloads(browser, origin, made.routes, "by click");
      expect([...document.effects, ...click.effects]).toEqual([]);
      // What a document brings is what the reader makes of the page's data.
      expect(Object.fromEntries(click.articles)).toEqual(Object.fromEntries(document.articles));
    },
  );
}
