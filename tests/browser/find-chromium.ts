/** The Chromium or Chrome of this machine; as root on Debian it is installed, elsewhere the message says how. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const quiet = { stdio: "ignore" } as const;
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  }
  const now = installed();
  if (now !== undefined) return now;
  throw new Error(
    "The browser tests need Chromium or Chrome: install it (on Debian: apt-get install chromium) " +
      "or name its program in the environment variable CHROMIUM.",
  );
}

function installed(): string | undefined {
  return places.find((place) => place !== undefined && place !== "" && existsSync(place));
}
