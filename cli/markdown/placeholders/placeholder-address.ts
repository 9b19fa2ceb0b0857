/** Addresses that stand for one that an owner has to give: reserved names of hosts, networks without a profile, numbers of zeros. */
import { percentDecoded } from "../../../schema/paths.ts";

/** Reserved for examples (RFC 2606), or named for whoever is to replace it. */
const reservedHost =
  /(^|\.)example\.(com|org|net|edu)$|\.(example|invalid|test)$|(^|\.)(your|votre)[-_.]?[a-z-]*\.[a-z.]+$/i;

/** Names that a machine has for itself; no visitor can reach it. */
const localHost = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$|\.localhost$/i;

/** Hosts where people and companies have profiles. */
const networks = new Set(
  (
    "linkedin.com xing.com facebook.com instagram.com x.com twitter.com threads.net threads.com bsky.app mastodon.social mastodon.online mstdn.social " +
    "fosstodon.org hachyderm.io github.com gitlab.com codeberg.org bitbucket.org youtube.com medium.com dev.to behance.net dribbble.com malt.com malt.fr tiktok.com " +
    "twitch.tv pinterest.com orcid.org t.me wa.me"
  ).split(" "),
);

/** Networks whose first page only asks to log in, so that a link to it must be a placeholder. */
const closedNetworks = new Set(["linkedin.com", "xing.com", "facebook.com", "instagram.com"]);

const noProfile = /^\/?$|^\/(in|company|u|user|users|channel|c|profile|people|@)?\/?$/i;
const standInProfile = /(^|[/@_-])(your|votre|vos)[-_]?[a-z]*\/?$|\/@?(username|handle|profile-name)\/?$/i;

/** `own`: the address is one of the site's owner by where it is written, as in site.yml; else a text may be about such addresses. */
export function isPlaceholderAddress(address: string, own: boolean): boolean {
  const mail = /^mailto:[^?]*@([^?@]+)/i.exec(address);
  if (mail?.[1] !== undefined) return reservedHost.test(percentDecoded(mail[1]).trim());
  if (/^(tel|sms):/i.test(address)) return isZeros(address.replace(/^\w+:/, ""));
  if (!/^(https?:)?\/\//i.test(address)) return false;
  const url = parsed(address);
  if (!url) return false;
  const { hostname, pathname } = url;
  if (reservedHost.test(hostname) || (own && localHost.test(hostname))) return true;
  const network = hostname.replace(/^(www|m|[a-z]{2})\./, "");
  if (!networks.has(network)) return false;
  return standInProfile.test(pathname) || (noProfile.test(pathname) && (own || isStub(network, pathname)));
}

/** A part of an address such as `/in/` says that a profile should follow. */
function isStub(network: string, pathname: string): boolean {
  return closedNetworks.has(network) || /\w/.test(pathname) || pathname.includes("@");
}

function parsed(address: string): URL | undefined {
  const whole = address.startsWith("//") ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** `hello@example.com` without a scheme. */
export function isPlaceholderMail(text: string): boolean {
  const host = /^[\w.+-]+@([\w.-]+)$/.exec(text)?.[1];
  return host !== undefined && reservedHost.test(host);
}

/** `+33 0 00 00 00 00`, `XX XX XX XX XX`: six or more of them, and nothing but a country's code before. */
export function isZeros(text: string): boolean {
  return /^(\+\d{1,3})?[\s().-]*([0xX][\s().-]*){6,}$/.test(text.trim());
}
