/** URLs at which others in the network find a server that listens on all addresses of this machine. */
import { networkInterfaces } from "node:os";
import { inUrl } from "./listen.ts";

/** The URLs; none if the server listens on one address alone. Link-local addresses of IPv6 are left out. */
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
