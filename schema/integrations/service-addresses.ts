/** Addresses that integrations name: of other hosts by https, and of the site itself by a path. */
import * as z from "zod";

/** Plain http would be blocked on a page that comes by https; a machine's own server is for trying it out. */
export function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isLocal = ["localhost", "127.0.0.1"].includes(hostname);
  // A name of a host has no wildcard, nor another character that a security policy gives a meaning.
  if (username !== "" || !/^[a-z0-9.-]+$/.test(hostname)) return false;
  return protocol === "https:" || (protocol === "http:" && isLocal);
}

function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*$/.test(address);
}

/** `what` names the address in a finding, such as `an address`. */
export function secureAddress(example: string) {
  return z.string().refine(isSecure, `expected an address that starts with https://, such as ${example}`);
}

/** Address on another host, or on the site itself: the path is from the root of the host. */
export function serviceAddress(example: string) {
  return z
    .string()
    .refine(
      (address) => isPath(address) || isSecure(address),
      `expected a path such as ${example}, or an address that starts with https://`,
    );
}

/** A name without scheme, port and path. `example` is what a writer may have meant. */
export function hostName(example: string) {
  return z.string().regex(/^[a-z0-9.-]+$/, `expected a host such as ${example}`);
}
