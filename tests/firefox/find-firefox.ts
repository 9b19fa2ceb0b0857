/** The Firefox of this machine. */
import { findBrowser } from "../browser/find-browser.ts";

const programs = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

export function findFirefox(): string {
  return findBrowser({ name: "Firefox", variable: "FIREFOX", debian: "firefox-esr", programs });
}
