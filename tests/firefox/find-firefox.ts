/** The Firefox of this machine. */
import { findBrowser, type Wanted } from "../browser/find-browser.ts";

export const firefox: Wanted = {
  name: "Firefox",
  variable: "FIREFOX",
  debian: "firefox-esr",
  programs: [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/snap/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ],
};

export const findFirefox = () => findBrowser(firefox);
