/** Files of a compiled site, in a folder or on a web server. A server can send anything, so size, time and redirects have limits. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { readUpTo } from "../../cache/remote/request.ts";
import { findFile } from "../../hosts/preview/find-file.ts";
import { reasonOf } from "../../report/reason-of.ts";
import { readInside } from "../../source/read-inside.ts";

export type SiteFiles = {
  /** The folder or the address, for messages. */
  place: string;
  /** The address of the site's home page, where the place says it. */
  url: string | undefined;
  /** Undefined if there is no such file. `path` is decoded, below the site's base. */
  read(path: string): Promise<string | undefined>;
};

/** The largest file that is read: a shard of the search has less than a tenth of it. */
const MOST_BYTES = 20_000_000;
const MOST_REDIRECTS = 3;
const MOST_MS = 10_000;

/** A reason to tell the program that asked. */
export class SiteProblem extends Error {
  override name = "SiteProblem";
}

export function filesIn(folder: string): SiteFiles {
  return {
    place: folder,
    url: undefined,
    async read(path) {
      const isPlain = path.split("/").every((name) => name !== ".." && !/[\\\0]/.test(name));
      const file = isPlain ? findFile(folder, `/${path}`) : undefined;
      if (file !== path) return undefined;
      const { size } = statSync(join(folder, file));
      if (size > MOST_BYTES) throw tooLarge(path);
      return readInside(folder, file).toString();
    },
  };
}

/** `url` is the address of the home page; `mostMs` is the longest time for a file. */
export function filesAt(url: URL, mostMs = MOST_MS): SiteFiles {
  const root = new URL(url.pathname.replace(/\/?$/, "/"), url);
  return {
    place: root.href,
    url: root.href,
    async read(path) {
      const address = new URL(path.split("/").map(encodeURIComponent).join("/"), root);
      if (!address.href.startsWith(root.href)) return undefined;
      try {
        return await textAt(address, AbortSignal.timeout(mostMs));
      } catch (error) {
        if (error instanceof SiteProblem) throw error;
        const isLate = error instanceof Error && error.name === "TimeoutError";
        const reason = isLate ? `no answer within ${mostMs / 1000} s` : reasonOf(causeOf(error));
        throw new SiteProblem(`${address.href}: ${reason}`);
      }
    },
  };
}

async function textAt(address: URL, signal: AbortSignal): Promise<string | undefined> {
  let at = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetch(at, { redirect: "manual", signal });
    const next = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (next !== null) {
      await response.body?.cancel();
      at = redirected(at, next);
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return undefined;
      throw new SiteProblem(`${at.href}: the server answers with status ${response.status}`);
    }
    const bytes = await readUpTo(MOST_BYTES, response);
    if (bytes === undefined) throw tooLarge(at.href);
    return bytes.toString("utf8");
  }
  throw new SiteProblem(`${address.href}: more than ${MOST_REDIRECTS} redirects`);
}

/** A redirect stays on its host: elsewhere, even on this machine, may be what only this program can reach. */
function redirected(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  const isSecure = to?.protocol === "https:" || (to?.protocol === "http:" && from.protocol === "http:");
  const isSamePort = to?.port === from.port || (to?.port === "" && from.port === "");
  if (!to || !isSecure || !isSamePort || to.hostname !== from.hostname)
    throw new SiteProblem(`${from.href} redirects to ${to?.href ?? "no address"}, which is not followed`);
  return to;
}

function tooLarge(name: string): SiteProblem {
  return new SiteProblem(`${name} has more than ${MOST_BYTES / 1_000_000} MB, which are not read`);
}

/** The code of a failed fetch is in its cause. */
function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}
