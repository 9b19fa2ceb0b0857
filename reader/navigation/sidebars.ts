/** The sidebars met so far. That of the first page is in the document as HTML alone, and its data follows. */
import { sidebarPath } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import type { SidebarRef } from "../../schema/sidebar-of.ts";
import { fetchData } from "./fetch-data.ts";
import type { FetchResult } from "./fetch-result.ts";

export type SidebarLoader = {
  /** The whole sidebar, requested once. */
  load(locale: string, ref: SidebarRef): Promise<FetchResult<Sidebar>>;
  /** The whole sidebar if it is here already. */
  whole(locale: string, ref: SidebarRef): Sidebar | undefined;
};

export function createSidebars(base: string): SidebarLoader {
  const requests = new Map<string, Promise<FetchResult<Sidebar>>>();
  const loaded = new Map<string, Sidebar>();

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
