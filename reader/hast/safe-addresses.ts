/**
 * Addresses that data may name: of links by their protocol, of what a page loads by its host. The compiler has made sure of
 * both; data that was tampered with has not seen the compiler, and a host may leave out the security policy.
 */
import { linkProtocols, protocolOf } from "../../schema/protocols.ts";

/** A relative address, or one whose protocol runs nothing. */
export function isSafeLink(href: string): boolean {
  const protocol = protocolOf(href);
  return protocol === undefined || linkProtocols.includes(protocol);
}

/** A file of the site itself. On the server every address is the compiler's. */
export function isOwnFile(url: string): boolean {
  return typeof location === "undefined" || hostOf(url) === location.host;
}

/** A file of the site, or of a host that its document names. */
export function isDeclaredFile(url: string): boolean {
  if (isOwnFile(url)) return true;
  return !!document.documentElement.dataset.hosts?.split(" ").includes(hostOf(url) ?? "");
}

/** The address of a picture, where a page may load it. Nothing in a picture that is data can run. */
export function pictureSource(src: string): string | undefined {
  return src.startsWith("data:image/") || isDeclaredFile(src) ? src : undefined;
}

/** The host as the browser reads it; undefined if it requests none. */
function hostOf(url: string): string | undefined {
  if (!URL.canParse(url, location.href)) return undefined;
  const { protocol, host } = new URL(url, location.href);
  return /^https?:$/.test(protocol) ? host : undefined;
}
