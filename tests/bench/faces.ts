/** Which first visits show the site's own faces, what their first paint costs, and whether anything moves when faces arrive. */
import type { Browser, BrowserContext } from "playwright-core";

/** A line: milliseconds of delay, and bits per second. */
export type Line = { name: string; latency: number; speed: number };

export type FirstVisit = {
  /** The heading, and the first paragraph of the text, are in the reader's own faces. */
  title: boolean;
  text: boolean;
  /** Milliseconds to the first paint with content. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
};

export const lines: readonly Line[] = [
  { name: "fibre, 10 ms, 50 Mbit/s", latency: 10, speed: 50_000_000 },
  { name: "4G, 60 ms, 9 Mbit/s", latency: 60, speed: 9_000_000 },
  { name: "slow 4G, 150 ms, 1.6 Mbit/s", latency: 150, speed: 1_600_000 },
  { name: "3G, 300 ms, 0.7 Mbit/s", latency: 300, speed: 700_000 },
];

/** A visit with an empty cache. `optional` faces that were late are not shown later, so what is shown in the end was painted first. */
export async function firstVisit(browser: Browser, url: string, line: Line): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(() => {
    const totals = { shift: 0 };
    Object.assign(window, { totals });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") totals.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  try {
    return await visit(context, url, line);
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string, { latency, speed }: Line): Promise<FirstVisit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: speed / 8,
    uploadThroughput: speed / 8,
  });
  await page.goto(url, { waitUntil: "networkidle", timeout: 90_000 });
  await page.waitForSelector("html[data-controls]");
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const isOwn = async (selector: string) => {
    // Asked for each time: the reader may have changed the tree since.
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    const most = fonts.sort((a, b) => b.glyphCount - a.glyphCount)[0];
    return most?.isCustomFont === true && !/Liberation|Times|Arial|Helvetica/.test(most.familyName);
  };
  const title = await isOwn("main h1");
  const text = await isOwn("main .prose > p");
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    shift: (Reflect.get(window, "totals") as { shift: number }).shift,
  }));
  return { title, text, ...times };
}
