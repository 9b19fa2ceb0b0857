/** nginx as a cache that machines share: as the manual says, but for port, folders and logs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programs } from "./installed.ts";
import { type StaticServer, startServer } from "./static-server.ts";

const manual = join(import.meta.dirname, "../../cli/manual/en/docs/publishing/shared-cache.md");

/** The block that the manual shows. */
function exampleServer(): string {
  const block = /```nginx[^\n]*\n([\s\S]*?)```/.exec(readFileSync(manual, "utf8"))?.[1];
  if (block === undefined) throw new Error(`${manual} has no configuration of nginx`);
  return block;
}

export function startCache(root: string): Promise<StaticServer> {
  return startServer(root, ({ folder, port }) => {
    const server = exampleServer()
      .replace(/listen [^;]+;/, `listen 127.0.0.1:${port};`)
      .replace(/root [^;]+;/, `root ${root};`)
      .replace(/client_body_temp_path [^;]+;/, `client_body_temp_path ${folder}/body;`)
      .replace(/.*(auth_basic|ssl_).*\n/g, "");
    const file = join(folder, "nginx.conf");
    const user = process.getuid?.() === 0 ? "user root;" : "";
    writeFileSync(file, `${user} pid ${folder}/pid; events {} http { access_log off; ${server} }\n`);
    return {
      program: programs.nginx,
      args: ["-c", file, "-e", join(folder, "error.log"), "-g", "daemon off;"],
    };
  });
}
