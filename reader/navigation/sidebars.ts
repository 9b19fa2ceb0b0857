/** The sidebars met so far. A document of a large site brings a part, and the whole one follows with the next page. */
import { sidebarPath } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
import { fetchData } from "./fetch-data.ts";
import { type FetchResult, settledPromise } from "./fetch-result.ts";

export type SidebarLoader = {
  /** The whole sidebar, requested once. */
  load(locale: string, ref: SidebarRef): Promise<FetchResult<Sidebar>>;
  /** The whole sidebar if it is here already. */
  whole(locale: string, ref: SidebarRef): Sidebar | undefined;
};

export function createSidebars(base: string, first: Sidebar | undefined): SidebarLoader {
  const requests = new Map<string, Promise<FetchResult<Sidebar>>>();
  const loaded = new Map<string, Sidebar>();

  if (first && !first.partial) {
    const path = sidebarPath(first.locale, first);
    loaded.set(path, first);
    requests.set(path, settledPromise({ type: "found", value: first }));
  }

  return {
    load(locale, ref) {
      const path = sidebarPath(locale, ref);
      const known = requests.get(path);
      if (known) return known;
      const request = fetchData<Sidebar>(base + path).then((outcome) => {
        if (outcome.type === "found") loaded.set(path, outcome.value);
        if (outcome.type === "failed") requests.delete(path);
        return outcome;
      });
      requests.set(path, request);
      return request;
    },
    whole: (locale, ref) => loaded.get(sidebarPath(locale, ref)),
  };
}
