/** Destinations of links and images as they go into the content. */

import { normalizeUri } from "micromark-util-sanitize-uri";
import type { PageFinding, Place } from "../report/finding.ts";
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

/** The finding for an address that `safeAddress` does not give back. */
export function unsafeAddress(kind: "link" | "image", url: string, place: Place | undefined): PageFinding {
  return {
    rule: "html-is-allowed",
    place,
    message: `the address “${url}” of this ${kind} is left out`,
    expected: `an address inside the site, or one that starts with https:${kind === "link" ? ", mailto: or tel:" : ""}`,
  };
}

/** What a browser takes for the protocol: it passes over space and control characters. */
function protocolOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ""))?.[1];
}

/** Host of an address outside the site. */
export function hostOf(url: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, "https://local.invalid")) return undefined;
  return new URL(url, "https://local.invalid").hostname;
}
