/** Absolute addresses of the site itself: `https://example.com/files/a.pdf`, `//example.com/files/a.pdf`. */
import { posix } from "node:path";
import { inComposedForm, isExternal, splitSuffix } from "./link-target.ts";

/** The address of a site: `url` as in site.yml, and the base path below it. */
export type SiteOrigin = { url: string; base: string };

/** The address below the base as a page would write it, `/files/a.pdf?x#y`; undefined for every other site. */
export function addressInSite(address: string, { url, base }: SiteOrigin): string | undefined {
  if (!isExternal(address)) return undefined;
  const own = parsed(url);
  const target = parsed(address, own?.protocol);
  if (!own || !target || hostOf(own) !== hostOf(target)) return undefined;
  const path = inComposedForm(posix.normalize(target.pathname));
  const root = inComposedForm(new URL(base, own).pathname);
  if (`${path}/` === root) return "/";
  if (!path.startsWith(root)) return undefined;
  return path.slice(root.length - 1) + target.search + target.hash;
}

/** The address with its path and hash in the form NFC, as the files and ids of the site have it. */
export function composedAddress(address: string): string {
  const { path, suffix } = splitSuffix(address);
  return inComposedForm(path) + suffix;
}

/** An address of this site with its path and hash in the form NFC; that of another site, which may need its own form, as it is. */
export function composedIfOwn(address: string, place: SiteOrigin | undefined): string {
  return place && addressInSite(address, place) !== undefined ? composedAddress(address) : address;
}

function parsed(address: string, protocol = "https:"): URL | undefined {
  const whole = address.startsWith("//") ? protocol + address : address;
  const target = URL.canParse(whole) ? new URL(whole) : undefined;
  return target && /^https?:$/.test(target.protocol) ? target : undefined;
}

/** Most sites answer with and without `www`; a host may end in a dot. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, "").replace(/\.$/, "");
}
