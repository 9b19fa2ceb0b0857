/** Asks other sites for the pages that links lead to: addresses → how each answered. */
import { setMaxListeners } from "node:events";
import { TokenizerMode } from "parse5";
import { textModes, tokenizerOf } from "../../markdown/html/read-tags.ts";
import {
  type PoliteOptions,
  type PoliteRequest,
  type PoliteRequests,
  politeRequests,
} from "./polite-requests.ts";
import { PrivateHost } from "./public-hosts.ts";
import { refusesRobots } from "./refusals.ts";
import { NoAnswer, type PageAnswer } from "./request-page.ts";

/** `fragments` are those that links have behind the address. */
export type Question = { address: string; fragments: ReadonlySet<string> };

export type LinkAnswer = {
  /**
   * “unasked”: the site's robots.txt or the network of this machine forbids it.
   * “unclear”: the answer, or the reason why there is none, says nothing of the page.
   */
  kind: "works" | "fails" | "unasked" | "unclear";
  /** A status code, or why there was none: `404`, `timeout`, `robots`. */
  answer: string;
  /** Seconds after which a site that refuses wants to be asked again. */
  retryAfter?: number | undefined;
  /** Where permanent redirects lead. */
  moved?: string | undefined;
  /** The ids of the page's elements, where fragments needed them and they could be read. */
  ids?: ReadonlySet<string> | undefined;
};

export type AskOptions = PoliteOptions & { onProgress(done: number, total: number): void };

const hostsAtOnce = 24;
const mostRedirects = 10;

/** By address. Where `signal` is aborted, those that have answered by then. */
export async function askLinks(
  questions: readonly Question[],
  options: AskOptions,
): Promise<Map<string, LinkAnswer>> {
  const answers = new Map<string, LinkAnswer>();
  const requests = politeRequests(options);
  // Each pause and request listens to it.
  setMaxListeners(0, options.signal);
  const byHost = new Map<string, Question[]>();
  for (const question of questions) {
    const { host } = new URL(question.address);
    const ofHost = byHost.get(host);
    if (ofHost) ofHost.push(question);
    else byHost.set(host, [question]);
  }
  await inParallel([...byHost.values()], hostsAtOnce, (ofHost) =>
    inParallel(ofHost, 2, async (question) => {
      if (options.signal.aborted) return;
      const answer = await answerTo(question, requests);
      if (options.signal.aborted) return;
      answers.set(question.address, answer);
      options.onProgress(answers.size, questions.length);
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

/** Whatever goes wrong with one page says nothing of the others. */
async function answerTo(question: Question, requests: PoliteRequests): Promise<LinkAnswer> {
  try {
    return await follow(question, requests);
  } catch (error) {
    if (error instanceof PrivateHost) return { kind: "unasked", answer: "private" };
    if (error instanceof NoAnswer)
      return { kind: error.isCertain ? "fails" : "unclear", answer: error.reason };
    return { kind: "unclear", answer: "protocol" };
  }
}

async function follow({ address, fragments }: Question, requests: PoliteRequests): Promise<LinkAnswer> {
  const seen = new Set<string>();
  let url = new URL(address);
  let isForGood = true;
  let setsCookies = false;
  const state = () => url.href.split("#", 1).join("");
  while (seen.size <= mostRedirects && !seen.has(state())) {
    seen.add(state());
    if (!(await requests.mayAsk(url))) return { kind: "unasked", answer: "robots" };
    const page = await pageAt(url, fragments.size > 0, requests);
    const { status, location, retryAfter, text } = page;
    setsCookies ||= page.setsCookies;
    if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) {
      const answer = String(status);
      if (refusesRobots(answer) || (status === 503 && retryAfter !== undefined))
        return { kind: "unclear", answer, retryAfter };
      const works = (status >= 200 && status < 300) || [304, 407, 416].includes(status);
      // Browsers go to the fragment of a redirect, not to that of the link.
      const ids = works && text !== undefined && url.hash === "" ? idsIn(text) : undefined;
      return {
        kind: works ? "works" : "fails",
        answer,
        moved: works && isForGood && url.href !== address ? url.href : undefined,
        ids,
      };
    }
    isForGood &&= status === 301 || status === 308;
    if (!URL.canParse(location, url.href)) return { kind: "fails", answer: "not-http" };
    const { hash } = url;
    url = new URL(location, url.href);
    url.hash ||= hash;
    if (!/^https?:$/.test(url.protocol)) return { kind: "fails", answer: "not-http" };
  }
  // A site may wait for its cookie to come back, which these requests do not send.
  return { kind: setsCookies ? "unclear" : "fails", answer: "redirects-in-circles" };
}

/** `HEAD`, and `GET` where the text is wanted, or where a site does not answer `HEAD` as it answers visitors. */
async function pageAt(url: URL, wantsText: boolean, requests: PoliteRequests): Promise<PageAnswer> {
  const send = (request: PoliteRequest): Promise<PageAnswer> => requests.send(url, request);
  if (!wantsText) {
    try {
      const head = await send({ method: "HEAD", headers: {} });
      const waits = head.status === 429 || (head.status === 503 && head.retryAfter !== undefined);
      if (head.status < 400 || waits) return head;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }
  const reads = wantsText ? /^(text\/html|application\/xhtml)/i : undefined;
  return send({ method: "GET", headers: wantsText ? {} : { range: "bytes=0-1023" }, reads });
}

/** Also those that no page of a site may have. */
const modes = new Map([...textModes, ["xmp", TokenizerMode.RAWTEXT], ["plaintext", TokenizerMode.PLAINTEXT]]);

/**
 * What a fragment can lead to. Undefined for a page that scripts write: it has no heading. A tree of the page could have any size, so its tags
 * are read one by one.
 */
function idsIn(html: string): ReadonlySet<string> | undefined {
  const ids = new Set<string>();
  let hasHeading = false;
  /** Drawings and formulas, where no element holds text alone, and templates, which no fragment leads into. */
  const open = { drawings: 0, templates: 0 };
  const count = (name: string, by: number): void => {
    if (name === "svg" || name === "math") open.drawings = Math.max(0, open.drawings + by);
    if (name === "template" && open.drawings === 0) open.templates = Math.max(0, open.templates + by);
    tokenizer.inForeignNode = open.drawings > 0;
  };
  const tokenizer = tokenizerOf({
    onStartTag({ tagName, attrs, selfClosing }) {
      if (open.drawings === 0) tokenizer.state = modes.get(tagName) ?? tokenizer.state;
      count(tagName, selfClosing && tagName !== "template" ? 0 : 1);
      if (open.templates > 0) return;
      hasHeading ||= /^h[1-6]$/.test(tagName);
      for (const { name, value } of attrs)
        if (name === "id" || (name === "name" && tagName === "a")) ids.add(value);
    },
    onEndTag: ({ tagName }) => count(tagName, -1),
  });
  tokenizer.write(html, true);
  return hasHeading ? ids : undefined;
}
