/**
 * `Host` headers that a request may have. A page of another site can lead its own name to this machine (DNS rebinding) and
 * would then read what is served here; the name is still in the header.
 */
import { isIP } from "node:net";
import { hostname } from "node:os";

/** `listening` is the address that the server listens on, as it was requested. */
export function isAllowedHost(header: string | undefined, listening: string): boolean {
  const name = nameOf(header ?? "");
  if (name === undefined) return false;
  const address = name.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) || name === "localhost" || name.endsWith(".localhost")) return true;
  if (name === listening.toLowerCase()) return true;
  const own = hostname().toLowerCase();
  return ["0.0.0.0", "::"].includes(listening) && [own, `${own}.local`].includes(name);
}

/** `LocalHost:3000` → `localhost`. */
function nameOf(header: string): string | undefined {
  return /^(\[[\da-f:.]+\]|[^:/@\s]+)(:\d+)?$/i.exec(header)?.[1]?.toLowerCase();
}
