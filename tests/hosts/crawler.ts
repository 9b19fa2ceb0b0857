/** A visitor who never stops: follows every reference of a served site, and notes each one that leads nowhere. */
import { vi } from "vitest";
import { entrances, mayRefer, referencesIn } from "../changes/broken-links.ts";

export type Crawler = {
  /** One way through the site, from its entrances. */
  round(): Promise<void>;
  /** Goes round until it is stopped. */
  stop(): Promise<void>;
  rounds(): number;
  /** Addresses that were missed. */
  broken(): string[];
};

type Inputs = {
  origin: string;
  /** What the site calls itself. */
  siteUrl: string;
  /** Not-found documents, which a host serves for folders without a page. */
  isNotFound(text: string): boolean;
};

export function startCrawler({ origin, siteUrl, isNotFound }: Inputs): Crawler {
  const broken = new Set<string>();
  let rounds = 0;
  let isStopped = false;

  /** The text at an address; undefined where there is none. */
  const read = async (address: string): Promise<string | undefined> => {
    // Older versions of rclone write a file of a folder in its place, where it is short for a moment.
    const whole = async () => {
      const text = await answerOf(origin + encodeURI(address));
      if (text === CUT) throw new Error(`${address} is not whole`);
      return text;
    };
    const text = await vi.waitFor(whole, { timeout: 10_000, interval: 10 }).catch(() => undefined);
    return text !== undefined && address !== "/404.html" && isNotFound(text) ? undefined : text;
  };

  const round = async (): Promise<void> => {
    const met = new Set(entrances);
    const queue: [address: string, text: string][] = [];
    const visit = async (address: string, isLinked: () => Promise<boolean>): Promise<void> => {
      const text = await read(address);
      if (text !== undefined) queue.push([address, text]);
      // What has been deleted meanwhile is missed only if the link to it is still there.
      else if (await isLinked()) broken.add(address);
    };
    const follow = async (): Promise<void> => {
      for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
        const [from, text] = page;
        if (!mayRefer(fileOf(from))) continue;
        for (const to of referencesIn(text, siteUrl)) {
          if (met.has(to)) continue;
          met.add(to);
          await visit(to, async () => referencesIn((await read(from)) ?? "", siteUrl).includes(to));
        }
      }
    };
    await Promise.all(entrances.map((address) => visit(address, async () => true)));
    await Promise.all(Array.from({ length: 4 }, follow));
    rounds++;
  };

  const running = (async () => {
    while (!isStopped) await round();
  })();
  return {
    round,
    rounds: () => rounds,
    broken: () => [...broken].sort(),
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}

/** `/docs/x` is a document. */
function fileOf(address: string): string {
  return /\.\w+$/.test(address) ? address.slice(1) : "index.html";
}

/** A text that is not whole, or none because the server was busy with it. */
const CUT = Symbol("cut");

/** Undefined where the server has nothing. */
async function answerOf(url: string): Promise<string | undefined | typeof CUT> {
  try {
    const response = await fetch(url);
    const text = await response.text();
    if (response.status === 403 || response.status === 404) return undefined;
    return response.ok && isWhole(text, response.headers.get("content-type") ?? "") ? text : CUT;
  } catch {
    return CUT;
  }
}

function isWhole(text: string, type: string): boolean {
  if (type.startsWith("text/html")) return /<\/(html|script)>\s*$/.test(text);
  if (!type.startsWith("application/json")) return text !== "";
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
