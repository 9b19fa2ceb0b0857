/** Apache with Debian's stock configuration; changed are only the root, the port, the error page and where it logs. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { programs } from "./installed.ts";
import { edited, type StaticServer, startServer } from "./static-server.ts";

/** Modules that Debian does not load. */
const modules = ["rewrite", "headers"]
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join("\n");

/** `lines` are added to the host's own. */
export function start(root: string, base: string, lines = ""): Promise<StaticServer> {
  return startServer(root, ({ folder, port }) => {
    const site = edited("/etc/apache2/sites-available/000-default.conf", [
      ["<VirtualHost *:80>", `<VirtualHost 127.0.0.1:${port}>`],
      [
        "DocumentRoot /var/www/html",
        `DocumentRoot ${root}\n\tErrorDocument 404 ${base}404.html\n\tErrorDocument 403 ${base}404.html\n${lines}`,
      ],
    ]);
    writeFileSync(join(folder, "site.conf"), site);
    const main = edited("/etc/apache2/apache2.conf", [
      ["Include ports.conf", `Listen 127.0.0.1:${port}\nServerName 127.0.0.1\n${lines && modules}`],
      ["<Directory /var/www/>", `<Directory ${root}/>`],
      ["IncludeOptional sites-enabled/*.conf", `Include ${folder}/site.conf`],
    ]);
    writeFileSync(join(folder, "apache2.conf"), main);
    return {
      program: programs.apache2,
      args: ["-d", "/etc/apache2", "-f", join(folder, "apache2.conf"), "-DFOREGROUND"],
      // What Debian's envvars says, in the folder of the test.
      env: {
        APACHE_RUN_USER: "www-data",
        APACHE_RUN_GROUP: "www-data",
        APACHE_PID_FILE: join(folder, "apache2.pid"),
        APACHE_RUN_DIR: folder,
        APACHE_LOCK_DIR: folder,
        APACHE_LOG_DIR: folder,
      },
    };
  });
}
