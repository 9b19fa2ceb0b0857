/** An open page and a server that was away, as after a restart. */
// Tests: cli/dev, reader/dev
import { expect, test } from "vitest";
import { launchBrowser } from "../browser/browser.ts";
import { start } from "../process/command.ts";
import { smallSite, startDev } from "./dev-site.ts";

test("an open page finds its server again, and shows what was written meanwhile", async () => {
  const site = await startDev(smallSite);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(new URL("docs/other", site.url).href);
  await page.waitForSelector("html[data-controls]");
  const main = () => page.locator("main").innerText();

  site.child.kill("SIGKILL");
  await site.ended;
  site.write("en/docs/other.md", "---\ntitle: The other page\n---\n\nWritten meanwhile.\n");
  await expect.poll(main).toContain("Other words.");
  const again = start(["dev", "--port", new URL(site.url).port, "--jobs", "1"], { cwd: site.folder });
  await expect.poll(main).toContain("Written meanwhile.");
  site.write("en/docs/other.md", "---\ntitle: The other page\n---\n\nWritten afterwards.\n");
  await expect.poll(main).toContain("Written afterwards.");

  await browser.close();
  again.child.kill("SIGTERM");
  await expect(again.ended).resolves.toMatchObject({ code: 0 });
  await site.close();
});
