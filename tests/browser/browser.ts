/** One headless Chromium per test file; every test gets a context of its own. */
import { type Browser, chromium } from "playwright-core";
import { findHeadlessChromium } from "./find-chromium.ts";

/** `more`: arguments, for what is a setting of the browser. */
export function launchBrowser(
  executablePath = findHeadlessChromium(),
  more: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Nothing that a page asks of another host leaves this machine.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ...more,
    ],
  });
}
