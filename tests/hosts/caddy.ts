/** Caddy with Debian's stock Caddyfile; changed are only the root, the port and the error page. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { programs } from "./installed.ts";
import { edited, type StaticServer, startServer } from "./static-server.ts";

/** `lines` are added to the host's own. */
export function start(root: string, base: string, lines = ""): Promise<StaticServer> {
  return startServer(root, ({ folder, port }) => {
    const errorPage = `handle_errors {\n\t\trewrite * ${base}404.html\n\t\tfile_server\n\t}`;
    const site = edited("/etc/caddy/Caddyfile", [
      [/^:80 \{/m, `http://127.0.0.1:${port} {`],
      ["root * /usr/share/caddy", `root * ${root}\n\t${errorPage}\n${lines}`],
    ]);
    // The interface for administration would take a port that all Caddys share.
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${site}`);
    return {
      program: programs.caddy,
      args: ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    };
  });
}
