/** The cookies of one chain of redirects, as RFC 6265 asks: a site that sets one before it shows a page gets it back. They end with the chain. */
import { isIP } from "node:net";

export type ChainCookies = {
  /** Takes the values of `Set-Cookie` that an answer of `url` has. */
  keep(url: URL, lines: readonly string[]): void;
  /** The value of `Cookie` for a request of `url`; empty where there is none. */
  headerFor(url: URL): string;
};

type Cookie = {
  name: string;
  value: string;
  /** True: sent to this host alone, not to those below it. */
  isOfHost: boolean;
  host: string;
  path: string;
  isSecure: boolean;
};

const mostCookies = 50;
/** In characters. Browsers take as much for one; many servers refuse a header of more than twice as much. */
const longestCookie = 4096;
const longestHeader = 8192;

export function chainCookies(): ChainCookies {
  const kept = new Map<string, Cookie>();
  return {
    keep(url, lines) {
      for (const line of lines) {
        const parsed = parsedCookie(line, url);
        if (!parsed) continue;
        const { cookie, isOver } = parsed;
        const key = JSON.stringify([cookie.name, cookie.host, cookie.path]);
        if (isOver) kept.delete(key);
        else if (kept.has(key) || kept.size < mostCookies) kept.set(key, cookie);
      }
    },
    headerFor(url) {
      const own = [...kept.values()].filter((cookie) => isFor(cookie, url));
      let length = 0;
      return own
        .toSorted((a, b) => b.path.length - a.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .filter((pair) => {
          length += pair.length + 2;
          return length <= longestHeader;
        })
        .join("; ");
    },
  };
}

/** RFC 6265, 5.2 and 5.3. Undefined for a cookie that a browser does not take from this host. */
function parsedCookie(line: string, url: URL): { cookie: Cookie; isOver: boolean } | undefined {
  const [pair = "", ...attributes] = line.split(";");
  const [name, value] = halves(pair);
  // Node sends no control characters.
  if (name === "" || name.length + value.length > longestCookie || /[\0-\x08\x0a-\x1f\x7f]/.test(pair))
    return undefined;
  // The last one of a name counts.
  const given = new Map(
    attributes.map((attribute) => {
      const [key, text] = halves(attribute.includes("=") ? attribute : `${attribute}=`);
      return [key.toLowerCase(), text];
    }),
  );
  const domain = (given.get("domain") ?? "").replace(/^\./, "").toLowerCase();
  // A name without a dot is one of all hosts.
  if (domain !== "" && domain !== url.hostname && (!domain.includes(".") || !isBelow(url.hostname, domain)))
    return undefined;
  const path = given.get("path") ?? "";
  return {
    cookie: {
      name,
      value,
      isOfHost: domain === "",
      host: domain === "" ? url.hostname : domain,
      path: path.startsWith("/") ? path : folderOf(url.pathname),
      isSecure: given.has("secure"),
    },
    isOver: isOver(given.get("max-age") ?? "", given.get("expires") ?? ""),
  };
}

/** The texts before and behind the first `=`. */
function halves(text: string): [string, string] {
  const equals = text.indexOf("=");
  return equals === -1 ? ["", text.trim()] : [text.slice(0, equals).trim(), text.slice(equals + 1).trim()];
}

function isOver(maxAge: string, expires: string): boolean {
  return /^-?\d+$/.test(maxAge) ? Number(maxAge) <= 0 : Date.parse(expires) <= Date.now();
}

function folderOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf("/")) || "/";
}

function isFor({ isOfHost, host, path, isSecure }: Cookie, { hostname, pathname, protocol }: URL): boolean {
  const isOfPath = pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
  return (
    isOfPath &&
    (hostname === host || (!isOfHost && isBelow(hostname, host))) &&
    (!isSecure || protocol === "https:")
  );
}

function isBelow(hostname: string, domain: string): boolean {
  return isIP(hostname) === 0 && hostname.endsWith(`.${domain}`);
}
