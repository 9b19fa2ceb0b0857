/** Ports of this machine: the first free one from the one requested. */
import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { reasonOf } from "../../report/reason-of.ts";
import { isSystemError, systemReason } from "../../report/system-reason.ts";

/** The number of ports to try, the first one included. */
const ATTEMPTS = 20;

/** Connections of one address, also without a request: the oldest ends for a newer one. */
const MOST_CONNECTIONS = 256;

/** The port in use; 0 asks for any that is free. Rejects with Node's error where the host cannot be listened on. */
export async function listen(
  server: Server,
  host: string,
  port: number,
  attempts = port === 0 ? 1 : ATTEMPTS,
): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, () => {
        server.off("error", reject);
        resolve();
      });
    });
    const open = new Set<Socket>();
    server.on("connection", (socket) => {
      open.add(socket.on("close", () => open.delete(socket)));
      const own = [...open].filter(({ remoteAddress }) => remoteAddress === socket.remoteAddress);
      for (const oldest of own.slice(0, -MOST_CONNECTIONS)) oldest.destroy();
    });
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (taken && attempts > 1 && port < 65_535) return listen(server, host, port + 1, attempts - 1);
    throw error;
  }
}

/** Stops at once, also with browsers connected. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** An address to open: IPv6 in brackets, and this machine where the server listens on all of its addresses. */
export function inUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Why a server cannot listen: `this machine does not have the address (EADDRNOTAVAIL)`. */
export function listenProblem(error: unknown): string {
  return isSystemError(error) ? systemReason(error) : reasonOf(error);
}

/**
 * URLs at which others in the network find a server that listens on all addresses of this machine. The URLs; none if the
 * server listens on one address alone. Link-local addresses of IPv6 are left out.
 */
export function networkUrls(host: string, port: number, base: string): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family, address }) => {
      if (internal) return false;
      return family === "IPv4" || (host === "::" && !/^fe[89ab]/i.test(address));
    })
    .map(({ address }) => `http://${inUrl(address)}:${port}${base}`);
}
