/** A web server of this machine as a child process: on loopback, at a port and in a temporary folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";

export type StaticServer = { origin: string; close(): Promise<void> };

export type Setting = {
  /** Folder for configuration, logs and whatever else the server writes. */
  folder: string;
  port: number;
};

export type Command = { program: string; args: string[]; env?: Record<string, string> };

/** `root` is what the server serves; `configure` writes its configuration and says how it is started. */
export async function startServer(
  root: string,
  configure: (setting: Setting) => Command,
): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-host-"));
  // Started by root, servers read, and some log, as a user without rights.
  chmodSync(root, 0o755);
  chmodSync(folder, 0o777);
  const port = await freePort();
  const { program, args, env } = configure({ folder, port });
  const server = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr?.on("data", (chunk) => (said += chunk));
  const origin = `http://127.0.0.1:${port}`;
  if (!(await answers(origin, server))) {
    server.kill("SIGKILL");
    throw new Error(`${program} did not start: ${said}`);
  }
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

/** Changes a stock configuration; a line that is not there any more would leave the server with other settings. */
export function edited(file: string, changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, () => to);
      if (next === text) throw new Error(`${file} has no ${from}`);
      return next;
    },
    readFileSync(file, "utf8"),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  const isReached = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  const isDecided = async () => (await isReached()) || server.exitCode !== null;
  await vi.waitUntil(isDecided, { timeout: 60_000 }).catch(() => undefined);
  return server.exitCode === null && isReached();
}
