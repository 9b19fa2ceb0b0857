/** Asks other sites for the pages that links lead to: addresses → how each answered. */
import { fromHtml } from "hast-util-from-html";
import robotsParser from "robots-parser";
import { visit } from "unist-util-visit";
import { type PoliteHosts, politeHosts } from "./polite-hosts.ts";
import { PrivateHost, publicLookup, refusePrivate } from "./public-hosts.ts";
import { NoAnswer, type PageAnswer, type RequestOptions, requestPage } from "./request-page.ts";

/** `fragments` are those that links have behind the address. */
export type Question = { address: string; fragments: ReadonlySet<string> };

export type LinkAnswer = {
  /** “unasked”: the site's robots.txt or the network of this machine forbids it. */
  kind: "works" | "fails" | "unasked";
  /** A status code, or why there was none: `404`, `timeout`, `robots`. */
  answer: string;
  /** Where permanent redirects lead. */
  moved?: string | undefined;
  /** The ids of the page's elements, where they were asked for and could be read. */
  ids?: ReadonlySet<string> | undefined;
};

export type AskOptions = {
  /** Says who asks, and where to complain. */
  userAgent: string;
  /** True: hosts in private networks are asked, too. */
  allowPrivate: boolean;
  /** Between the starts of two requests to a host. */
  pauseMs: number;
  timeoutMs: number;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
};

type Asking = AskOptions & { hosts: PoliteHosts; robots: Map<string, Promise<Robots>> };

/** What a site's robots.txt says of an address. */
type Robots = (url: URL) => boolean;

const hostsAtOnce = 24;
const mostRedirects = 10;
/** In seconds. A site that wants more is asked in another run. */
const longestRest = 60;

/** By address. Where `signal` is aborted, those that have answered by then. */
export async function askLinks(
  questions: readonly Question[],
  options: AskOptions,
): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const hosts = politeHosts(options.pauseMs, options.signal);
  const asking: Asking = { ...options, hosts, robots: new Map() };
  const byHost = new Map<string, Question[]>();
  for (const question of questions) {
    const { host } = new URL(question.address);
    byHost.set(host, [...(byHost.get(host) ?? []), question]);
  }
  await inParallel([...byHost.values()], hostsAtOnce, (ofHost) =>
    inParallel(ofHost, 2, async (question) => {
      if (options.signal.aborted) return;
      try {
        answers.set(question.address, await answerTo(question, asking));
        options.onProgress(answers.size, questions.length);
      } catch (error) {
        if (!options.signal.aborted) throw error;
      }
    }),
  );
  return answers;
}

async function inParallel<T>(
  items: readonly T[],
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const next = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, next));
}

async function answerTo(question: Question, asking: Asking): Promise<LinkAnswer> {
  try {
    return await follow(question, asking);
  } catch (error) {
    if (error instanceof PrivateHost) return { kind: "unasked", answer: "private" };
    if (error instanceof NoAnswer) return { kind: "fails", answer: error.reason };
    throw error;
  }
}

async function follow({ address, fragments }: Question, asking: Asking): Promise<LinkAnswer> {
  const seen = new Set<string>();
  let url = new URL(address);
  let isForGood = true;
  while (seen.size <= mostRedirects && !seen.has(url.href)) {
    seen.add(url.href);
    if (!(await robotsOf(url, asking))(url)) return { kind: "unasked", answer: "robots" };
    const { status, location, text } = await pageAt(url, fragments.size > 0, asking);
    if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) {
      // A page for those who are logged in is there.
      const works = (status >= 200 && status < 300) || [304, 401, 407, 416].includes(status);
      const hasMoved = works && isForGood && seen.size > 1;
      return {
        kind: works ? "works" : "fails",
        answer: String(status),
        moved: hasMoved ? url.href : undefined,
        ids: works && text !== undefined ? idsIn(text) : undefined,
      };
    }
    isForGood &&= status === 301 || status === 308;
    if (!URL.canParse(location, url.href)) return { kind: "fails", answer: "not-http" };
    url = new URL(location, url.href);
    url.hash = "";
    if (!/^https?:$/.test(url.protocol)) return { kind: "fails", answer: "not-http" };
  }
  return { kind: "fails", answer: "redirects-in-circles" };
}

/** `HEAD`, and `GET` where the text is wanted, or where a site does not answer `HEAD` as it answers visitors. */
async function pageAt(url: URL, wantsText: boolean, asking: Asking): Promise<PageAnswer> {
  if (!wantsText) {
    try {
      const head = await send(url, { method: "HEAD", headers: {} }, asking);
      if (head.status < 400 || head.status === 429) return head;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }
  const reads = wantsText ? /^(text\/html|application\/xhtml)/i : undefined;
  const headers: Record<string, string> = wantsText ? {} : { range: "bytes=0-1023" };
  return send(url, { method: "GET", headers, reads }, asking);
}

async function send(
  url: URL,
  { method, headers, reads }: Pick<RequestOptions, "method" | "headers" | "reads">,
  { hosts, allowPrivate, userAgent, timeoutMs, signal }: Asking,
): Promise<PageAnswer> {
  if (!allowPrivate) refusePrivate(url);
  const request = () =>
    requestPage(url, {
      method,
      headers: {
        ...headers,
        accept: "text/html,*/*;q=0.8",
        "accept-encoding": "identity",
        "user-agent": userAgent,
      },
      reads,
      lookup: allowPrivate ? undefined : publicLookup,
      timeoutMs,
      signal,
    });
  const answer = await hosts.run(url.host, request);
  const { status, retryAfter = 0 } = answer;
  if ((status !== 429 && status !== 503) || retryAfter === 0 || retryAfter > longestRest) return answer;
  hosts.rest(url.host, retryAfter * 1000);
  return hosts.run(url.host, request);
}

/** RFC 9309: without a robots.txt everything may be asked; where it cannot be read, nothing. */
function robotsOf({ origin }: URL, asking: Asking): Promise<Robots> {
  const known = asking.robots.get(origin) ?? readRobots(origin, asking);
  asking.robots.set(origin, known);
  return known;
}

async function readRobots(origin: string, asking: Asking): Promise<Robots> {
  let url = new URL("/robots.txt", origin);
  try {
    for (let hops = 0; hops < 5; hops++) {
      const { status, location, text } = await send(
        url,
        { method: "GET", headers: {}, reads: /^text\/plain/ },
        asking,
      );
      if (status >= 500) return () => false;
      if (status < 300) {
        const rules =
          text === undefined ? undefined : robotsParser(new URL("/robots.txt", origin).href, text);
        return ({ href }) => rules?.isAllowed(href, asking.userAgent) ?? true;
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

/** What a fragment can lead to. Undefined for a page that scripts write: it has no heading. */
function idsIn(html: string): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  let hasHeading = false;
  visit(fromHtml(html), "element", ({ tagName, properties: { id, name } }) => {
    hasHeading ||= /^h[1-6]$/.test(tagName);
    if (typeof id === "string") ids.add(id);
    if (tagName === "a" && typeof name === "string") ids.add(name);
  });
  return hasHeading ? ids : undefined;
}
