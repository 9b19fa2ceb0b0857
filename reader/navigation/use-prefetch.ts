/** Prefetches the pages whose links are in sight (S31). */
import { useEffect } from "react";
import { isThrifty, whenIdle } from "./connection.ts";
import { ownPage } from "./own-link.ts";
import { createPrefetchQueue } from "./prefetch.ts";
import type { Resources } from "./resources.ts";
import { watchLinks } from "./sight.ts";

export function usePrefetch(resources: Resources): void {
  useEffect(() => {
    const prefetch = createPrefetchQueue({ warm: resources.warm, idle: whenIdle, thrifty: isThrifty });
    return watchLinks(document.body, (link) => {
      const page = ownPage(link, resources);
      if (page) prefetch.add(page.route);
    });
  }, [resources]);
}
