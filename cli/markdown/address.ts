/** Destinations of links and images as they go into the content. */
import { normalizeUri } from "micromark-util-sanitize-uri";
import { imageProtocols, linkProtocols } from "./allow-list.ts";

const protocols = { link: new Set(linkProtocols), image: new Set(imageProtocols) };

/**
 * `https://example.org/é` → `https://example.org/%C3%A9`. An address inside the site stays as written: a later
 * step finds what it leads to. Undefined where the protocol is not allowed.
 */
export function safeAddress(kind: "link" | "image", url: string): string | undefined {
  const protocol = protocolOf(url);
  if (protocol === undefined) return url.startsWith("//") ? normalizeUri(url) : url;
  return protocols[kind].has(protocol.toLowerCase()) ? normalizeUri(url) : undefined;
}

/** What stands before the first colon, unless the colon belongs to a path, a query or a hash. */
function protocolOf(url: string): string | undefined {
  return /^([^:/?#]*):/.exec(url)?.[1];
}

/** Host of an address outside the site. */
export function hostOf(url: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, "https://local.invalid")) return undefined;
  return new URL(url, "https://local.invalid").hostname;
}
