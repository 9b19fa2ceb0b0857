/** Programs that tests of hosts run. `.ci/run` installs all of them; elsewhere one message lists those that a machine lacks. */
import { existsSync } from "node:fs";
import { findBrowser, type Wanted } from "../browser/find-browser.ts";
import { chromium } from "../browser/find-chromium.ts";
import { firefox } from "../firefox/find-firefox.ts";

/** Servers, and programs that upload, by their packages of Debian. */
export const programs = {
  nginx: "/usr/sbin/nginx",
  apache2: "/usr/sbin/apache2",
  caddy: "/usr/bin/caddy",
  lighttpd: "/usr/sbin/lighttpd",
  rclone: "/usr/bin/rclone",
  rsync: "/usr/bin/rsync",
};

export type Package = keyof typeof programs;

export function isInstalled(...packages: Package[]): boolean {
  return packages.every((name) => existsSync(programs[name]));
}

/** Once before all tests: without a server its own tests are skipped, without a browser none is run. */
export default function setup(): void {
  const browsers = [chromium, firefox].filter((browser) => !canBeFound(browser));
  const others = Object.entries(programs).filter(([, program]) => !existsSync(program));
  const packages = [...browsers.map(({ debian }) => debian), ...others.map(([name]) => name)];
  if (packages.length === 0) return;
  console.warn(
    [
      `This machine lacks programs that these tests need (on Debian: apt-get install ${packages.join(" ")}).`,
      ...browsers.map(
        ({ name, variable }) => `The environment variable ${variable} can name another program for ${name}.`,
      ),
      browsers.length > 0
        ? "No test is run."
        : `Tests of ${others.map(([name]) => name).join(", ")} are skipped.`,
    ].join(" "),
  );
  if (browsers.length > 0) process.exit(1);
}

function canBeFound(browser: Wanted): boolean {
  try {
    findBrowser(browser);
    return true;
  } catch {
    return false;
  }
}
