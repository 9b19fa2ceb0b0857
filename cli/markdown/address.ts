/** Destinations of links and images as they go into the content. */
import { normalizeUri } from "micromark-util-sanitize-uri";
import { imageProtocols, linkProtocols, protocolOf } from "../../schema/allowed-elements.ts";
import type { PageFinding, Place } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";

const protocols = { link: linkProtocols, image: imageProtocols };

/**
 * `https://example.org/é` → `https://example.org/%C3%A9`. An address inside the site stays as written: a later
 * step finds what it leads to. Undefined where the protocol is not allowed.
 */
export function safeAddress(kind: "link" | "image", url: string): string | undefined {
  // A page of an API reference, `api:orders/createOrder`, is inside the site.
  if (kind === "link" && /^api:[\w/-]/.test(url)) return url;
  const protocol = protocolOf(url);
  if (protocol === undefined) return url.startsWith("//") ? normalizeUri(url) : url;
  return protocols[kind].includes(protocol) ? normalizeUri(url) : undefined;
}

/** The finding for an address that `safeAddress` does not give back. */
export function unsafeAddress(kind: "link" | "image", url: string, place: Place | undefined): PageFinding {
  return {
    rule: "html-is-allowed",
    place,
    message: `the address “${url}” of this ${kind} is left out`,
    expected: `an address inside the site, or one that starts with https:${kind === "link" ? ", mailto: or tel:" : ""}`,
    ...meantScheme(url),
  };
}

/** Host of an address outside the site, as a browser reads it: passing over control characters, `\\` for `/`. */
export function hostOf(url: string): string | undefined {
  if (!/^\s*([a-z][a-z0-9+.\s-]*:|[\\/]\s*[\\/])/i.test(url.replace(/[\0- ]/g, " "))) return undefined;
  for (const base of ["http://local.invalid", "https://local.invalid"]) {
    const host = URL.canParse(url, base) ? new URL(url, base).hostname : "";
    if (host !== "" && host !== "local.invalid") return host;
  }
  return undefined;
}

const webSchemes = ["https", "http", "mailto", "tel"];

/** The address that was meant by one whose scheme does not exist, or that names a file of the writer's machine. */
function meantScheme(url: string): { expected?: string; nearest?: string | undefined } {
  if (/^file:|^[a-z]:(?:[\\/]|$)/i.test(url))
    return { expected: "a file of the content folder: others have no access to your machine" };
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(url) ?? [];
  const near =
    rest.startsWith("//") || scheme.length > 3 ? nearest(scheme.toLowerCase(), webSchemes) : undefined;
  return near === undefined ? {} : { nearest: `${near}:${rest}` };
}

/** A picture of another host is loaded only if site.yml declares the host. */
export function undeclaredHost(src: string, place: Place, imageHosts: readonly string[]): PageFinding[] {
  if (isDeclared(src, imageHosts)) return [];
  return [
    {
      rule: "image-host-is-declared",
      place,
      message: `the image comes from “${hostOf(src)}”, which is not in image_hosts`,
      expected: "the host in image_hosts of site.yml, or a file beside the page",
    },
  ];
}

/** True for an address of this site, and for one of a host that site.yml declares. */
export function isDeclared(src: string, imageHosts: readonly string[]): boolean {
  const host = hostOf(src);
  return host === undefined || imageHosts.includes(host);
}

export function reservedId(id: string, place: Place | undefined): PageFinding {
  return {
    rule: "id-is-free",
    place,
    message: `the id “${id}” is reserved for the site’s own elements, and is left out`,
    expected: "another id",
  };
}
