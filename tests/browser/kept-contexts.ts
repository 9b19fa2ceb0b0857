/**
 * Browser contexts with a page, which tests take over from each other: the first visit in a new one takes nearly twice as long.
 * The next test finds neither storage nor history, but files of the site in the cache, and its faces in memory. They save data, unless told
 * otherwise.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { giveFaces, refuseFaces } from "./give-faces.ts";
import { saveData } from "./save-data.ts";

export type KeptContextOptions = BrowserContextOptions & {
  /** Refused: text is in fonts of the machine, as of a visitor to whom no file of a font comes. */
  faces?: "given" | "refused";
};

export type KeptContexts = {
  newContext(options?: KeptContextOptions): Promise<BrowserContext>;
  /** Closes all of them. */
  close(): Promise<void>;
};

/** Those that were closed and emptied. */
type Idle = { page: Page; take(): BrowserContext }[];

/** The size that Playwright gives to a window. */
const usual = { width: 1280, height: 720 };

/** What tests listen to. */
const events = ["console", "dialog", "framenavigated", "pageerror", "request", "requestfailed", "response"];

/** Few tests call them, and not all that they do can be undone. */
const spoiling = [
  "addCookies",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  // The browser may keep an answer of the test's in its memory.
  "route",
  "setExtraHTTPHeaders",
  "setOffline",
  // Of the page's clock.
  "install",
  "pauseAt",
  "setFixedTime",
  "setSystemTime",
];

export function keptContexts(browser: Browser, savesData = true): KeptContexts {
  const closings = new Set<() => Promise<void>>();
  const idle = new Map<string, Idle>();
  return {
    async newContext({ viewport = usual, ...options } = {}) {
      const key = JSON.stringify(viewport ? options : { ...options, viewport });
      const others = idle.get(key) ?? [];
      idle.set(key, others);
      const kept = others.pop();
      if (kept) {
        if (viewport) await kept.page.setViewportSize(viewport);
        return kept.take();
      }
      const { faces, ...own } = options;
      const context = await browser.newContext({ viewport, ...own });
      closings.add(context.close.bind(context));
      await (faces === "refused" ? refuseFaces : giveFaces)(context);
      if (savesData) await saveData(context);
      await keepWhenClosed(context, others);
      return context;
    },
    async close() {
      await Promise.all([...closings].map((close) => close()));
    },
  };
}

/** Makes the context, where a test closes it, wait among the idle ones. Its first page is the same for each test. */
async function keepWhenClosed(context: BrowserContext, idle: Idle): Promise<void> {
  const page = await context.newPage();
  const newSession = context.newCDPSession.bind(context);
  const newPage = context.newPage.bind(context);
  const close = context.close.bind(context);
  const scripts: { dispose(): Promise<void> }[] = [];
  const origins = new Set<string>();
  let isOpen = false;
  let isPageTaken = false;
  let isSpoilt = false;

  function take(): BrowserContext {
    isOpen = true;
    isPageTaken = false;
    page.on("framenavigated", (frame) => {
      const { origin } = new URL(frame.url());
      if (frame === page.mainFrame() && origin !== "null") origins.add(origin);
    });
    return context;
  }

  async function empty(): Promise<void> {
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of events) page.removeAllListeners(event);
    for (const script of scripts.splice(0)) await script.dispose();
    for (const origin of origins) {
      if (origin !== new URL(page.url()).origin) throw new Error(`no page of ${origin} is shown`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
        // The reader writes into it when its page is left.
        Storage.prototype.setItem = () => {};
      });
    }
    origins.clear();
    await page.goto("about:blank");
    await context.clearCookies();
    // A session that stays would undo what a test sets for the media, at its next page.
    const devTools = await newSession(page);
    await devTools.send("Page.resetNavigationHistory");
    await devTools.detach();
    await page.mouse.move(-1, -1);
  }

  context.newPage = async () => {
    if (isPageTaken) return newPage();
    isPageTaken = true;
    return page;
  };
  context.close = async () => {
    if (!isOpen) return;
    isOpen = false;
    if (isSpoilt) return close();
    try {
      await empty();
      idle.push({ page, take });
    } catch {
      // The page has crashed, or does not answer.
      await close();
    }
  };
  page.close = () => context.close();
  for (const target of [context, page]) {
    const add = target.addInitScript.bind(target);
    target.addInitScript = async (script, arg, options) => {
      const added = await add(script, arg, options);
      scripts.push(added);
      return added;
    };
  }
  for (const target of [context, page, context.clock])
    for (const name of spoiling) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") continue;
      Reflect.set(target, name, (...args: unknown[]) => {
        isSpoilt = true;
        return Reflect.apply(method, target, args);
      });
    }
  take();
}
