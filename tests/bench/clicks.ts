/** From click to new heading beside Docusaurus: the same generated pages, the same slow laptop and network, in turn. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreview } from "../../cli/hosts/preview/preview-server.ts";
import { launchBrowser } from "../browser/browser.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { findChromium } from "../browser/find-chromium.ts";
import { isHydrated } from "../browser/is-hydrated.ts";
import { buildDocusaurus, installDocusaurus } from "./docusaurus.ts";
import { pagePath, writeTwsiteContent } from "./pages.ts";
import { median } from "./reading.ts";
import { click } from "./throttled.ts";

const pages = 50;
const from = `/docs/${pagePath(10)}`;
const to = `/docs/${pagePath(11)}`;
const laptop = { width: 1280, height: 800 };

/** Medians of `runs`, in milliseconds. */
export async function printClicks(print: (line: string) => void, runs: number): Promise<void> {
  const peer = join(tmpdir(), "twsite-bench-docusaurus");
  installDocusaurus(peer);
  const folder = mkdtempSync(join(tmpdir(), "twsite-bench-clicks-"));
  const content = join(folder, "content");
  writeTwsiteContent(content, pages);
  const site = await compileSite("/", content);
  const sites = [
    { name: "twsite", root: site.folder, isHydrated },
    // Its scripts are part of the document that is loaded.
    { name: "docusaurus", root: buildDocusaurus(peer, pages), isHydrated: () => true },
  ];
  const browser = await launchBrowser(findChromium());
  const served = await Promise.all(
    sites.map(async ({ root, ...rest }) => {
      const preview = await startPreview({ root, base: "/", host: "127.0.0.1", port: 0 });
      return { ...rest, preview, cold: [] as number[], prefetched: [] as number[] };
    }),
  );
  for (let count = 0; count < runs; count++)
    for (const { preview, isHydrated, cold, prefetched } of served) {
      const visit = { url: `http://127.0.0.1:${preview.port}${from}`, isHydrated, viewport: laptop };
      cold.push(await click(browser, { ...visit, prefetch: false }, to));
      prefetched.push(await click(browser, { ...visit, prefetch: true }, to));
    }
  print(
    `| click to new heading, 4× slower, 150 ms, 1.6 Mbit/s, median of ${runs} | cold ms | prefetched ms |`,
  );
  print("| --- | ---: | ---: |");
  for (const { name, cold, prefetched } of served)
    print(`| ${name} | ${median(cold).toFixed(0)} | ${median(prefetched).toFixed(0)} |`);
  await Promise.all([browser.close(), ...served.map(({ preview }) => preview.close())]);
  site.remove();
  rmSync(folder, { recursive: true, force: true });
}
