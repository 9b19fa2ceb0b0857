/** Chromium without windows on the screen, one for all test files of a worker; every test gets a context of its own. */
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { findHeadlessChromium } from "./find-chromium.ts";
import { fontVariables } from "./machine-fonts.ts";

/**
 * What a browser with windows does for its own sake: pages for the suggestions of its address field take a third of the time of each
 * window. The others are those that Playwright turns off; of two lists, a browser reads the last.
 */
const unused = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "AimEnabled"],
  ...["DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay"],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
  ...["TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"],
];

const args = [
  `--disable-features=${unused.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--font-render-hinting=none",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nothing that a page asks of another host leaves this machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** In milliseconds: twice what Playwright waits, for machines that run more than these tests. */
const patience = 60_000;

let shared: Promise<Browser> | undefined;

/** `more`: arguments, for what is a setting of the browser, which is one of the caller's own then. */
export async function launchBrowser(executablePath?: string, more: readonly string[] = []): Promise<Browser> {
  if (executablePath !== undefined || more.length > 0) return start(executablePath, more);
  const running = await shared;
  if (running?.isConnected()) return shareOf(running);
  shared = start();
  return shareOf(await shared);
}

/** A browser that the caller names shows the fonts of the machine: the one for tests is written before they start. */
async function start(named?: string, more: readonly string[] = []): Promise<Browser> {
  const env = named === undefined ? { ...process.env, ...fontVariables } : process.env;
  const executablePath = named ?? findHeadlessChromium();
  const browser = await chromium.launch({ executablePath, args: [...args, ...more], env });
  await emptyOtherHosts(browser);
  return browser;
}

/**
 * Hosts that are out of reach of a test, such as that of the faces of the shipped site, have an empty style sheet. A route of
 * Playwright's would intercept the requests of the site, too, and the browser would keep no file from one page to the next.
 */
async function emptyOtherHosts(browser: Browser): Promise<void> {
  const devTools = await browser.newBrowserCDPSession();
  devTools.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [
      { name: "Content-Type", value: "text/css" },
      { name: "Access-Control-Allow-Origin", value: "*" },
    ];
    const answer = { requestId, responseCode: 200, responseHeaders };
    // The page may be gone before its answer.
    devTools.send("Fetch.fulfillRequest", answer).catch(() => {});
  });
  await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}

/** The browser, but closing it closes what was opened through this share of it; it ends with the worker. */
function shareOf(browser: Browser): Browser {
  const opened = new Set<BrowserContext>();
  const own: Partial<Browser> = {
    async newContext(options) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(patience);
      opened.add(context);
      return context;
    },
    async newPage(options) {
      const page = await browser.newPage(options);
      page.setDefaultTimeout(patience);
      opened.add(page.context());
      return page;
    },
    async close() {
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
  return new Proxy(browser, {
    get(target, name) {
      const value = Reflect.get(name in own ? own : target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
