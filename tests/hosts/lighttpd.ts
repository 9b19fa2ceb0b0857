/** lighttpd with Debian's stock configuration; changed are only the root, the port, the error page and where it logs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { programs } from "./installed.ts";
import { edited, type StaticServer, startServer } from "./static-server.ts";

export function start(root: string, base: string): Promise<StaticServer> {
  return startServer(root, ({ folder, port }) => {
    const configuration = edited("/etc/lighttpd/lighttpd.conf", [
      ['"/var/www/html"', `"${root}"\nserver.errorfile-prefix = "${root}${base}"`],
      ['"/var/cache/lighttpd/uploads"', `"${folder}"`],
      ['"/var/log/lighttpd/error.log"', `"${folder}/error.log"`],
      ['"/run/lighttpd.pid"', `"${folder}/lighttpd.pid"`],
      [/^(server\.port\s*=) 80$/m, `server.port = ${port}\nserver.bind = "127.0.0.1"`],
      [/^include_shell ".*use-ipv6.*$/m, ""],
    ]);
    writeFileSync(join(folder, "lighttpd.conf"), configuration);
    return { program: programs.lighttpd, args: ["-D", "-f", join(folder, "lighttpd.conf")] };
  });
}
