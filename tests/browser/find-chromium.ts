/** The Chromium or Chrome of this machine. */
import type { TestProject } from "vitest/node";
import { findBrowser, skipWithoutBrowser, type Wanted } from "./find-browser.ts";
import { writeMachineFonts } from "./machine-fonts.ts";

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

/** Chromium without windows: the same pages, opened in two thirds of the time. */
const windowless = "/usr/bin/chromium-headless-shell";

/** The one that people have, for measuring and for pictures. */
export const chromium = wanted("chromium", [...windowed, windowless]);

/** The quickest one, for tests. */
const headlessChromium = wanted("chromium-headless-shell", [windowless, ...windowed]);

function wanted(debian: string, programs: readonly string[]): Wanted {
  return { name: "Chromium or Chrome", variable: "CHROMIUM", debian, programs };
}

export const findChromium = () => findBrowser(chromium);
export const findHeadlessChromium = () => findBrowser(headlessChromium);

/** Once before all tests with a browser: later, each worker would install it, and each file would fail with the message. */
export default async function setup(project: TestProject): Promise<void> {
  await writeMachineFonts();
  skipWithoutBrowser(project, headlessChromium);
}
