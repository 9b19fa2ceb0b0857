/** The Chromium or Chrome of this machine; as root on Debian it is installed, elsewhere the message says how. */
import { findBrowser } from "./find-browser.ts";

const windowed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Chromium without windows: the same pages, opened in half the time. */
const windowless = "/usr/bin/chromium-headless-shell";

/** The one that people have, for measuring and for pictures. */
export function findChromium(): string {
  return find("chromium", [...windowed, windowless]);
}

/** The quickest one, for tests. */
export function findHeadlessChromium(): string {
  return find("chromium-headless-shell", [windowless, ...windowed]);
}

function find(debian: string, programs: readonly string[]): string {
  return findBrowser({ name: "Chromium or Chrome", variable: "CHROMIUM", debian, programs });
}
