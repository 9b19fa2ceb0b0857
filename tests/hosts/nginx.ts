/** nginx with Debian's stock configuration; changed are only the root, the port, the error page and where it logs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { programs } from "./installed.ts";
import { edited, type StaticServer, startServer } from "./static-server.ts";

/** `lines` are those of the manual for a site at the root. */
export function start(
  root: string,
  base: string,
  lines?: { aboveServer: string; inServer: string },
): Promise<StaticServer> {
  return startServer(root, ({ folder, port }) => {
    const site = edited("/etc/nginx/sites-available/default", [
      ["listen 80 default_server;", `listen 127.0.0.1:${port};`],
      ["listen [::]:80 default_server;", ""],
      ["root /var/www/html;", `root ${root};\n\terror_page 404 403 ${base}404.html;`],
      ...(lines ? [[/location \/ \{[^}]*\}/, lines.inServer] as [RegExp, string]] : []),
    ]);
    writeFileSync(join(folder, "site.conf"), `${lines?.aboveServer ?? ""}\n${site}`);
    const main = edited("/etc/nginx/nginx.conf", [
      [/^pid .*$/m, `pid ${folder}/nginx.pid;`],
      [/^include \/etc\/nginx\/modules-enabled.*$/m, ""],
      [/\/var\/log\/nginx\//g, `${folder}/`],
      ["include /etc/nginx/conf.d/*.conf;", ""],
      ["include /etc/nginx/sites-enabled/*;", `include ${folder}/site.conf;`],
    ]);
    writeFileSync(join(folder, "nginx.conf"), main);
    const args = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"];
    return { program: programs.nginx, args };
  });
}
