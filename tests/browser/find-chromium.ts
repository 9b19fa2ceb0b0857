/** The Chromium or Chrome of this machine; as root on Debian it is installed, elsewhere the message says how. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const named = process.env.CHROMIUM;

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
  return find("chromium", [named, ...windowed, windowless]);
}

/** The quickest one, for tests. */
export function findHeadlessChromium(): string {
  return find("chromium-headless-shell", [named, windowless, ...windowed]);
}

/** The first program that is there; `debian` is the package that brings one of them. */
function find(debian: string, programs: readonly (string | undefined)[]): string {
  const installed = () => programs.find((program) => program && existsSync(program));
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quiet = { stdio: "ignore" } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", debian], quiet);
  }
  const now = installed();
  if (now !== undefined) return now;
  throw new Error(
    `The browser tests need Chromium or Chrome: install it (on Debian: apt-get install ${debian}) ` +
      "or name its program in the environment variable CHROMIUM.",
  );
}
