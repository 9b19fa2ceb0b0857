/** Prefetches pages whose links are in sight: when the browser is idle, few at a time, each once (S31). */

export type PrefetchQueue = { add(route: string): void };

export type PrefetchInit = {
  /** Fetches a page; its failure does not matter. */
  warm: (route: string) => Promise<unknown>;
  /** Calls back when there is nothing better to do. */
  idle: (callback: () => void) => void;
  /** True where the visitor pays for data or waits for it. */
  thrifty: () => boolean;
};

const AT_ONCE = 2;

export function createPrefetchQueue({ warm, idle, thrifty }: PrefetchInit): PrefetchQueue {
  const met = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  function start(): void {
    if (running >= AT_ONCE) return;
    const route = waiting.shift();
    if (route === undefined) return;
    running += 1;
    const next = () => {
      running -= 1;
      start();
    };
    idle(() => void warm(route).then(next, next));
  }

  return {
    add(route) {
      if (met.has(route) || thrifty()) return;
      met.add(route);
      waiting.push(route);
      start();
    },
  };
}
