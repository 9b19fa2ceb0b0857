/** The servers of the matrix: those of Debian that this machine has, and one like GitHub Pages. */
import * as apache from "./apache.ts";
import * as caddy from "./caddy.ts";
import { isInstalled } from "./installed.ts";
import * as lighttpd from "./lighttpd.ts";
import * as nginx from "./nginx.ts";
import { startPages } from "./pages-server.ts";
import type { StaticServer } from "./static-server.ts";

export type Host = {
  name: string;
  /** Serves the folder `root`, in which the site stands below `base`. */
  start(root: string, base: string): Promise<StaticServer>;
};

const servers = [
  { name: "nginx", start: nginx.start },
  { name: "apache2", start: apache.start },
  { name: "caddy", start: caddy.start },
  { name: "lighttpd", start: lighttpd.start },
] as const;

export function installedHosts(): Host[] {
  return [
    ...servers.filter(({ name }) => isInstalled(name)),
    { name: "GitHub Pages' rules", start: startPages },
  ];
}
