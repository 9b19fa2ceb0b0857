/** Requests wait their turn: two at once for a host, and a pause between their starts. */
import { setTimeout as delay } from "node:timers/promises";

type Host = { nextStart: number; running: number; waiting: (() => void)[] };

export type PoliteHosts = {
  /** Rejects with the reason of the signal where it is aborted first. */
  run<T>(host: string, work: () => Promise<T>): Promise<T>;
  /** The host is left alone for that time. */
  rest(host: string, ms: number): void;
};

const atOnce = 2;

export function politeHosts(pauseMs: number, signal: AbortSignal): PoliteHosts {
  const hosts = new Map<string, Host>();
  const hostOf = (name: string): Host => {
    const host = hosts.get(name) ?? { nextStart: 0, running: 0, waiting: [] };
    hosts.set(name, host);
    return host;
  };
  return {
    async run(name, work) {
      const host = hostOf(name);
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
    },
    rest(name, ms) {
      const host = hostOf(name);
      host.nextStart = Math.max(host.nextStart, Date.now() + ms);
    },
  };
}
