/** A context of the browser that tells of everything that no page may do. */
import type { Browser, BrowserContext } from "playwright-core";

export type Watched = {
  context: BrowserContext;
  /** Calls of `hit`, requests to other hosts, dialogs, errors that nobody caught: each with what was on the screen. */
  effects: string[];
  /** Says what is on the screen from now on. */
  at(place: string): void;
};

/** `isDeclared`: the page may ask for this address of another host, or lead there. */
export async function watch(
  browser: Browser,
  origin: string,
  isDeclared: (url: URL) => boolean = () => false,
): Promise<Watched> {
  const context = await browser.newContext();
  const effects: string[] = [];
  let place = "";
  const tell = (what: string) => effects.push(`${place}: ${what}`);
  await context.exposeFunction("hit", (number: unknown) => void tell(`hit ${String(number)}`));
  await context.route(
    (url) => url.origin !== origin && url.protocol !== "data:",
    async (other) => {
      const url = other.request().url();
      if (!isDeclared(new URL(url)))
        tell(`${other.request().isNavigationRequest() ? "navigation" : "request"} ${url}`);
      await other.abort();
    },
  );
  context.on("page", (page) => {
    page.on("dialog", (dialog) => {
      tell("dialog");
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => tell(`error ${String(error)}`));
  });
  return {
    context,
    effects,
    at: (now) => {
      place = now;
    },
  };
}
