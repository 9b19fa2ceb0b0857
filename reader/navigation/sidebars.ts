/** The sidebars met so far; a document may bring one in part, and the whole one follows when it is needed. */
import { sidebarPath } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import { fetchData } from "./fetch-data.ts";
import { type Outcome, settled } from "./outcome.ts";
import { isWhole, type SidebarRef } from "./sidebar-of.ts";

export type Sidebars = {
  /** The whole sidebar, requested once. */
  load(locale: string, ref: SidebarRef): Promise<Outcome<Sidebar>>;
  /** The whole sidebar if it is here already. */
  whole(locale: string, ref: SidebarRef): Sidebar | undefined;
  /** Calls back when another sidebar has arrived. */
  subscribe(listener: () => void): () => void;
};

export function createSidebars(base: string, first: Sidebar | undefined): Sidebars {
  const requests = new Map<string, Promise<Outcome<Sidebar>>>();
  const arrived = new Map<string, Sidebar>();
  const listeners = new Set<() => void>();

  function keep(path: string, sidebar: Sidebar): void {
    arrived.set(path, sidebar);
    for (const listener of listeners) listener();
  }

  if (first && isWhole(first.items)) {
    const path = sidebarPath(first.locale, first.version, first.id);
    keep(path, first);
    requests.set(path, settled({ type: "found", value: first }));
  }

  return {
    load(locale, { version, id }) {
      const path = sidebarPath(locale, version, id);
      const known = requests.get(path);
      if (known) return known;
      const request = fetchData<Sidebar>(base + path).then((outcome) => {
        if (outcome.type === "found") keep(path, outcome.value);
        if (outcome.type === "failed") requests.delete(path);
        return outcome;
      });
      requests.set(path, request);
      return request;
    },
    whole: (locale, { version, id }) => arrived.get(sidebarPath(locale, version, id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
