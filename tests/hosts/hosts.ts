/** The servers of the matrix: those of Debian that this machine has, and one like GitHub Pages. */
import { existsSync } from "node:fs";
import * as apache from "./apache.ts";
import * as caddy from "./caddy.ts";
import * as lighttpd from "./lighttpd.ts";
import * as nginx from "./nginx.ts";
import { startPages } from "./pages-server.ts";
import type { StaticServer } from "./static-server.ts";

export type Host = {
  name: string;
  /** Serves the folder `root`, in which the site stands below `base`. */
  start(root: string, base: string): Promise<StaticServer>;
};

const debian = { nginx, apache, caddy, lighttpd };

const missing = Object.entries(debian).filter(([, { program }]) => !existsSync(program));

/** `.ci/run` installs all of them; on another machine the matrix says which one it leaves out. */
export function installedHosts(): Host[] {
  for (const [name, { program }] of missing)
    console.warn(
      `${name} is left out: there is no ${program} (on Debian: apt-get install ${packageOf(name)})`,
    );
  const installed = Object.entries(debian).filter(([, { program }]) => existsSync(program));
  return [
    ...installed.map(([name, { start }]) => ({ name, start })),
    { name: "GitHub Pages' rules", start: startPages },
  ];
}

function packageOf(name: string): string {
  return name === "apache" ? "apache2" : name;
}
