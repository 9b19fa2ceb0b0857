/** Polite requests to other sites: two at once for a host, a pause between their starts, and only what robots.txt allows. */
import { setTimeout as delay } from "node:timers/promises";
import robotsParser from "robots-parser";
import { publicLookup, refusePrivate } from "./public-hosts.ts";
import { NoAnswer, type PageAnswer, type RequestOptions, requestPage } from "./request-page.ts";

export type PoliteOptions = {
  /** Says who asks, and where to complain. */
  userAgent: string;
  /** True: hosts in private networks are asked, too. */
  allowPrivate: boolean;
  /** Between the starts of two requests to a host. */
  pauseMs: number;
  timeoutMs: number;
  signal: AbortSignal;
};

export type PoliteRequest = Pick<RequestOptions, "method" | "headers" | "reads" | "isLenient">;

export type PoliteRequests = {
  /** Rejects with `NoAnswer`, `PrivateHost`, or the reason of the signal once it is aborted. */
  send(url: URL, request: PoliteRequest): Promise<PageAnswer>;
  /** What the robots.txt of the site says. */
  mayAsk(url: URL): Promise<boolean>;
};

type Host = { nextStart: number; running: number; waiting: (() => void)[] };

const atOnce = 2;
/** Media types of rules. A page of HTML in their place has none. */
const notHtml = /^(?!text\/html|application\/xhtml)/i;
/** In seconds. A site that wants more is asked in another run. */
const longestRest = 60;

export function politeRequests(options: PoliteOptions): PoliteRequests {
  const { userAgent, allowPrivate, pauseMs, timeoutMs, signal } = options;
  const hosts = new Map<string, Host>();
  const robots = new Map<string, Promise<(url: URL) => boolean>>();

  async function inTurn<T>(host: Host, work: () => Promise<T>): Promise<T> {
    if (host.running < atOnce) host.running++;
    // Whoever ends hands its place on.
    else await new Promise<void>((resolve) => host.waiting.push(resolve));
    try {
      for (let wait = host.nextStart - Date.now(); wait > 0; wait = host.nextStart - Date.now())
        await delay(wait, undefined, { signal });
      signal.throwIfAborted();
      host.nextStart = Date.now() + pauseMs;
      return await work();
    } finally {
      const next = host.waiting.shift();
      if (next) next();
      else host.running--;
    }
  }

  async function send(url: URL, { method, headers, reads, isLenient }: PoliteRequest): Promise<PageAnswer> {
    if (!allowPrivate) refusePrivate(url);
    const host = hosts.get(url.host) ?? { nextStart: 0, running: 0, waiting: [] };
    hosts.set(url.host, host);
    const own = { accept: "text/html,*/*;q=0.8", "accept-encoding": "identity", "user-agent": userAgent };
    const lookup = allowPrivate ? undefined : publicLookup;
    const request = () =>
      requestPage(url, {
        method,
        headers: { ...own, ...headers },
        reads,
        isLenient,
        lookup,
        timeoutMs,
        signal,
      });
    const answer = await inTurn(host, request);
    const { status, retryAfter = 0 } = answer;
    if ((status !== 429 && status !== 503) || retryAfter === 0 || retryAfter > longestRest) return answer;
    host.nextStart = Math.max(host.nextStart, Date.now() + retryAfter * 1000);
    return inTurn(host, request);
  }

  /** RFC 9309: without a robots.txt everything may be asked; where the site cannot give it, nothing. */
  async function readRobots(origin: string): Promise<(url: URL) => boolean> {
    const file = new URL("/robots.txt", origin);
    try {
      let url = file;
      for (let hops = 0; hops < 5; hops++) {
        const answer = await send(url, { method: "GET", headers: {}, reads: notHtml, isLenient: true });
        const { status, location, text } = answer;
        if (status >= 500) return () => false;
        if (status < 300) {
          const rules = text === undefined ? undefined : robotsParser(file.href, text);
          return ({ href }) => rules?.isAllowed(href, userAgent) ?? true;
        }
        if (status >= 400 || location === undefined || !URL.canParse(location, url.href)) break;
        url = new URL(location, url.href);
      }
    } catch (error) {
      // The request for the page itself will say why.
      if (!(error instanceof NoAnswer)) throw error;
    }
    return () => true;
  }

  return {
    send,
    async mayAsk(url) {
      const known = robots.get(url.origin) ?? readRobots(url.origin);
      robots.set(url.origin, known);
      return (await known)(url);
    },
  };
}
