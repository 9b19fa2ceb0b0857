/** The data of the pages met so far: each file is requested once, kept, and requested again only if it failed. */
import type { DocumentData, ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { fileHref, manifestPath, pageDataPath, sidebarPath } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import { type SidebarRef, sidebarOf } from "../../schema/sidebar-of.ts";
import { fetchData } from "./fetch-data.ts";
import { type Failed, type FetchResult, type LoadError, settledPromise } from "./fetch-result.ts";
import { homeOf } from "./homes.ts";
import { notFoundPage } from "./not-found.ts";

/** Everything that one page needs on the screen, or why it is not here. */
export type LoadResult = { type: "screen"; screen: DocumentData } | (Failed & { manifest?: Manifest });

export type Resources = {
  base: string;
  /** The addresses of pages end with a slash. */
  trailingSlash?: boolean | undefined;
  homes: readonly string[];
  sidebars: SidebarLoader;
  /** All that the route's page needs. An unknown route gets the not-found page. */
  load(route: string): Promise<LoadResult>;
  /** True: it is here, and `use` reads it without waiting. */
  isLoaded(route: string): boolean;
  /** The page's own data alone. */
  page(route: string): Promise<FetchResult<PageData>>;
  /** Fetches all that the page needs, its data with low priority, unless it is here: the page then shows without a connection, too. */
  prefetch(route: string): Promise<unknown>;
  /** Starts to load what the route's page needs; a failure is forgotten, so that the click tries again. */
  preload(route: string): void;
  /** Forgets a failure, so that the next call tries again. */
  retry(route: string): void;
};

export type ResourcesInit = {
  base: string;
  /** The addresses of pages end with a slash. */
  trailingSlash?: boolean | undefined;
  homes: readonly string[];
  /** Loads what a page needs besides its data; what is missing is a failure. `isAhead`: no visitor has asked for the page yet. */
  prepare?: ((page: ShownPage, isAhead: boolean) => Promise<Failed | undefined>) | undefined;
  /** Data that is here from the start: the screen of `route`. */
  first?: { route: string; screen: DocumentData };
  /** Asked when a route fails: true if the whole page is being reloaded, so that nothing more must happen. */
  recover?: (route: string, error: LoadError) => boolean;
};

export function createResources({
  base,
  trailingSlash,
  homes,
  prepare,
  first,
  recover,
}: ResourcesInit): Resources {
  const manifests = new Map<string, Promise<FetchResult<Manifest>>>();
  const pages = new Map<string, Promise<FetchResult<PageData>>>();
  const results = new Map<string, Promise<LoadResult>>();
  const failures = new Set<string>();
  const sidebars = createSidebars(base);

  if (first) {
    manifests.set(
      homeOf(homes, first.route),
      settledPromise({ type: "found", value: first.screen.manifest }),
    );
    results.set(first.route, settledPromise({ type: "screen", screen: first.screen }));
  }

  function manifestOf(home: string): Promise<FetchResult<Manifest>> {
    return once(manifests, home, () => fetchData<Manifest>(base + manifestPath(home)));
  }

  function pageOf(route: string, init?: RequestInit): Promise<FetchResult<PageData>> {
    return once(pages, route, async () => {
      const outcome = await fetchData<PageData>(fileHref(base, `/${pageDataPath(route)}`), init);
      // A file system that ignores case finds a page under another spelling; routes are exact.
      return outcome.type === "found" && outcome.value.path !== route ? { type: "missing" } : outcome;
    });
  }

  /** All that a page needs besides its data and the manifest. */
  function besides(page: ShownPage, isAhead = false) {
    const ref = sidebarOf(page);
    return Promise.all([prepare?.(page, isAhead), ref && sidebars.load(page.locale, ref)]);
  }

  async function prefetch(route: string): Promise<void> {
    if (results.has(route)) return;
    const [page] = await Promise.all([pageOf(route, { priority: "low" }), manifestOf(homeOf(homes, route))]);
    if (page.type === "found") await besides(page.value, true);
  }

  async function result(route: string): Promise<LoadResult> {
    const home = homeOf(homes, route);
    // Most likely the next page has it, too.
    if (first?.screen.sidebar) void sidebars.load(first.screen.page.locale, first.screen.sidebar);
    const [manifest, page] = await Promise.all([manifestOf(home), pageOf(route)]);
    if (manifest.type === "failed") return manifest;
    if (manifest.type === "missing") {
      return { type: "failed", error: { reason: "status", status: 404, url: base + manifestPath(home) } };
    }
    if (page.type === "failed") return { ...page, manifest: manifest.value };
    // Everything that follows would be requested below another address.
    if (!base.endsWith(manifest.value.base))
      return { type: "failed", error: { reason: "broken", url: base + manifestPath(home) } };
    const screen: DocumentData = {
      manifest: manifest.value,
      page: page.type === "found" ? page.value : notFoundPage(manifest.value, home),
    };
    const [unready, sidebar] = await besides(screen.page);
    const failed = unready ?? (sidebar?.type === "failed" && sidebar);
    if (failed) return { ...failed, manifest: manifest.value };
    return {
      type: "screen",
      screen: sidebar?.type === "found" ? { ...screen, sidebar: sidebar.value } : screen,
    };
  }

  function load(route: string): Promise<LoadResult> {
    const known = results.get(route);
    if (known) return known;
    // Data of another shape than this reader knows shows as it is read.
    const broken: LoadResult = { type: "failed", error: { reason: "broken", url: fileHref(base, route) } };
    const made = result(route)
      .catch(() => broken)
      .then((result) => {
        if (result.type !== "failed") return result;
        if (recover?.(route, result.error)) return new Promise<never>(() => {});
        failures.add(route);
        return result;
      });
    results.set(route, made);
    void made.then((result) => {
      if (result.type === "screen" && results.get(route) === made) results.set(route, settledPromise(result));
    });
    return made;
  }

  function retry(route: string): void {
    if (failures.delete(route)) results.delete(route);
  }

  return {
    base,
    trailingSlash,
    homes,
    sidebars,
    load,
    isLoaded(route) {
      const known = results.get(route);
      // React gives a promise that it waits for a status, and a value in the end.
      return known !== undefined && "value" in known;
    },
    page: (route) => pageOf(route),
    retry,
    preload(route) {
      retry(route);
      void load(route).then(() => retry(route));
    },
    prefetch,
  };
}

/** The kept request for `key`, or a new one; a failed one is not kept. */
function once<T>(
  kept: Map<string, Promise<FetchResult<T>>>,
  key: string,
  request: () => Promise<FetchResult<T>>,
): Promise<FetchResult<T>> {
  const known = kept.get(key);
  if (known) return known;
  const made = request().then((outcome) => {
    if (outcome.type === "failed") kept.delete(key);
    return outcome;
  });
  kept.set(key, made);
  return made;
}

type SidebarLoader = {
  /** The whole sidebar, requested once. */
  load(locale: string, ref: SidebarRef): Promise<FetchResult<Sidebar>>;
  /** The whole sidebar if it is here already. */
  whole(locale: string, ref: SidebarRef): Sidebar | undefined;
};

/** The sidebars met so far. That of the first page is in the document as HTML alone, and its data follows. */
function createSidebars(base: string): SidebarLoader {
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
