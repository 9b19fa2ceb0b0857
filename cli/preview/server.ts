/** `twsite preview`: a compiled site on a port of this machine (S63). */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { staticHost } from "./static-host.ts";

export type PreviewOptions = {
  /** Folder of the compiled site. */
  root: string;
  /** Path that it was compiled for: starts and ends with a slash. */
  base: string;
  /** Address or name to listen on; `127.0.0.1` keeps the site on this machine. */
  host: string;
  /** The first port to try; 0 for any that is free. */
  port: number;
};

export type Preview = {
  /** Where the home page is. */
  url: string;
  /** The port in use: above the one asked for where that was taken. */
  port: number;
  /** Stops at once, also with browsers connected. */
  close: () => Promise<void>;
};

/** How many ports are tried, the first one included. */
const ATTEMPTS = 20;

/** Listens on the first free port; rejects with Node's error where the host cannot be listened on. */
export async function startPreview({ root, base, host, port }: PreviewOptions): Promise<Preview> {
  const server = createServer(staticHost(root, base));
  const used = await listen(server, host, port, port === 0 ? 1 : ATTEMPTS);
  return { url: `http://${inUrl(host)}:${used}${base}`, port: used, close: () => close(server) };
}

async function listen(server: Server, host: string, port: number, attempts: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (taken && attempts > 1 && port < 65_535) return listen(server, host, port + 1, attempts - 1);
    throw error;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** An address to open: IPv6 in brackets, and this machine where the server listens on all of its addresses. */
function inUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
