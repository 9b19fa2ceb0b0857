/** nginx with Debian's stock configuration; changed are only the root, the port, the error page and where it logs. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type StaticServer = { origin: string; close(): Promise<void> };

const program = "/usr/sbin/nginx";

export function hasNginx(): boolean {
  return existsSync(program);
}

export async function startNginx(root: string, base: string): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-nginx-"));
  const port = await freePort();
  const site = readFileSync("/etc/nginx/sites-available/default", "utf8")
    .replace("listen 80 default_server;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80 default_server;", "")
    .replace("root /var/www/html;", `root ${root};\n\terror_page 404 403 ${base}404.html;`);
  writeFileSync(join(folder, "site.conf"), site);
  const main = readFileSync("/etc/nginx/nginx.conf", "utf8")
    .replace(/^user .*$/m, "")
    .replace(/^pid .*$/m, `pid ${folder}/nginx.pid;`)
    .replace(/^include \/etc\/nginx\/modules-enabled.*$/m, "")
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replace("include /etc/nginx/sites-enabled/*;", `include ${folder}/site.conf;`)
    .replace("include /etc/nginx/conf.d/*.conf;", "");
  // As root the workers would be another user, who may not read the test's folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(join(folder, "nginx.conf"), user + main);
  const args = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"];
  const server = spawn(program, args, { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, server);
  return {
    origin,
    async close() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function answers(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    const reached = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (reached) return;
    await sleep(50);
  }
  throw new Error("nginx did not start");
}
