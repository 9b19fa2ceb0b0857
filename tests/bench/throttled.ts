/** How a page is for who has a slow phone (4× slower) and a slow network (150 ms, 1.6 Mbit/s). */
import type { Browser, Page } from "playwright-core";

export type FirstView = {
  /** Milliseconds to the first paint with content. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds over 50 of each long task after that paint (https://web.dev/articles/tbt). */
  blocking: number;
};

export type Visit = {
  url: string;
  /** False for a visitor who saves data: nothing is loaded before the click. */
  prefetch: boolean;
  /** Tells when the page has come to life. */
  isHydrated(): boolean;
  viewport?: { width: number; height: number };
};

/** The middle one of the cheaper phones. */
const phone = { width: 412, height: 823 };

async function open(
  browser: Browser,
  { url, prefetch, viewport = phone }: Omit<Visit, "isHydrated">,
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.route(/^https:/, (outside) => outside.abort());
  await context.addInitScript((savesData) => {
    if (savesData) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    const totals = { shift: 0 };
    const tasks: { start: number; end: number }[] = [];
    Object.assign(window, { totals, tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") totals.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ start: startTime, end: startTime + duration });
    }).observe({ type: "longtask", buffered: true });
  }, !prefetch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const throughput = 1_600_000 / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  return page;
}

export async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await open(browser, { url, prefetch: true });
  const view = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const { shift } = Reflect.get(window, "totals") as { shift: number };
    const tasks = Reflect.get(window, "tasks") as { start: number; end: number }[];
    const blocking = tasks
      .map(({ start, end }) => Math.max(0, end - Math.max(paint, start) - 50))
      .reduce((sum, over) => sum + over, 0);
    return { paint, shift, blocking };
  });
  await page.context().close();
  return view;
}

/** Milliseconds from the click on a link in the text until the page's heading has changed and is painted. */
export async function click(browser: Browser, visit: Visit, href: string): Promise<number> {
  const page = await open(browser, visit);
  await page.waitForFunction(visit.isHydrated);
  const link = page.locator(`main a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (visit.prefetch) {
    await link.hover();
    await page.waitForLoadState("networkidle");
  }
  const shown = page.evaluate(() => {
    const text = () => document.querySelector("h1")?.textContent;
    const before = text();
    return new Promise<number>((resolve) => {
      let clicked = 0;
      addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
      new MutationObserver(() => {
        // A task after the next frame: it has been painted.
        if (text() !== undefined && text() !== before)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  await link.click();
  const milliseconds = await shown;
  await page.context().close();
  return milliseconds;
}
