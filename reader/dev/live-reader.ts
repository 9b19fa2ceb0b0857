/** Follows the source: reader after reader, each with the data of the page as it is now. */
import type { DocumentData, ShownPage } from "../../schema/document-data.ts";
import type { PageData } from "../../schema/page.ts";
import { hashedPath, routeOf } from "../../schema/paths.ts";
import { type PageParts, preparation } from "../create-reader.ts";
import { homesOf } from "../navigation/homes.ts";
import type { Reader } from "../navigation/reader-context.ts";
import { createResources, type LoadResult } from "../navigation/resources.ts";
import { followSource } from "./follow-source.ts";
import { createOverlay } from "./overlay.ts";
import { createChanges, withMarks } from "./page-changes.ts";
import { isSamePage, type WrittenText } from "./same-page.ts";

type LiveReader = {
  /** Called after each navigation. */
  arrive(): void;
  end(): void;
};

/** `show` puts another reader in the place of the last one. */
export function liveReader(
  first: Reader,
  parts: PageParts,
  written: WrittenText,
  show: (reader: Reader) => void,
): LiveReader {
  const prepare = preparation(parts);
  const overlay = createOverlay();
  const changes = createChanges(overlay.root);
  let reader = first;
  /** The version of the site that the page shows; undefined while it shows a text that may be in none. */
  let site: string | undefined;
  let script: string | undefined;
  /** Number of the latest request, whose answer is the one that counts. */
  let latest = 0;

  const route = (): string | undefined => {
    const { base, homes } = reader.resources;
    return routeOf(base, homes, location.pathname);
  };

  const current = async (at: string): Promise<DocumentData | undefined> => {
    const result = await reader.resources.load(at);
    return result.type === "screen" ? result.screen : undefined;
  };

  /** Which language a route belongs to may be another than it was. */
  const loadAgain = async (at: string): Promise<LoadResult> => {
    const { base, trailingSlash, homes } = reader.resources;
    const result = await createResources({ base, trailingSlash, homes, prepare }).load(at);
    if (result.type !== "screen") return result;
    const homesNow = homesOf(result.screen.manifest);
    if (homesNow.join() === homes.join()) return result;
    return createResources({ base, trailingSlash, homes: homesNow, prepare }).load(at);
  };

  /** All other data is requested again when it is needed. */
  const replace = (at: string, screen: DocumentData): void => {
    const { base, trailingSlash } = screen.manifest;
    const homes = homesOf(screen.manifest);
    const resources = createResources({ base, trailingSlash, homes, prepare, first: { route: at, screen } });
    reader = { ...reader, resources };
    show(reader);
    overlay.mark();
  };

  const isSame = async (before: DocumentData, now: DocumentData): Promise<boolean> => {
    const renderer = await parts.content?.load();
    return (
      renderer !== undefined &&
      JSON.stringify({ ...before, page: null }) === JSON.stringify({ ...now, page: null }) &&
      isSamePage(before.page, now.page, written, renderer, now.manifest.strings)
    );
  };

  async function refresh(): Promise<void> {
    const at = route();
    if (at === undefined) return location.reload();
    const request = ++latest;
    const [before, result] = await Promise.all([current(at), loadAgain(at)]);
    if (request !== latest || at !== route()) return;
    // The whole site is elsewhere now, or this language is gone.
    if (result.type === "failed" && result.error.status === 404) return location.reload();
    if (result.type !== "screen") return;
    const { page, found } = await withChanges(result.screen.page);
    const screen = { ...result.screen, page };
    const isAsBefore = before && (await isSame(before, screen));
    if (request !== latest || at !== route()) return;
    changes.show(found);
    // Other pages may have changed all the same.
    if (isAsBefore) replace(at, before);
    else replace(at, before ? withFormer(before, screen) : screen);
  }

  /** Marks a page that a link or the history led to. */
  async function arrive(): Promise<void> {
    overlay.mark();
    const at = route();
    if (at === undefined || site === undefined) return;
    const request = ++latest;
    const before = await current(at);
    if (!before) return;
    const { page, found } = await withChanges(before.page);
    if (request !== latest || at !== route()) return;
    changes.show(found);
    if (found && JSON.stringify(page) !== JSON.stringify(before.page)) replace(at, { ...before, page });
  }

  async function withChanges<P extends ShownPage>(page: P) {
    const found = await changes.load(page.path);
    const marked = withMarks(page, found);
    // Without what the marked text needs, it is shown as it is.
    return { page: marked === page || (await prepare(marked)) ? page : marked, found };
  }

  async function showPage(page: PageData): Promise<void> {
    const at = route();
    if (at !== page.path) return;
    const request = ++latest;
    const [before, failed, changed] = await Promise.all([current(at), prepare(page), withChanges(page)]);
    if (request !== latest || !before || failed || at !== route()) return;
    changes.show(changed.found);
    replace(at, withFormer(before, { ...before, page: changed.page }));
  }

  const end = followSource({
    state(state) {
      overlay.show(state);
      followStylesheets(state.stylesheets);
      // Another build of the tool.
      if (script !== undefined && script !== state.reader) return location.reload();
      script = state.reader;
      changes.compareWith(state.against);
      const now = `${state.site} ${state.against?.isReady}`;
      if (site !== now) void refresh();
      site = now;
    },
    page(page) {
      // The text may be taken back before a version has it.
      site = undefined;
      void showPage(page);
    },
  });
  return {
    arrive: () => void arrive(),
    end() {
      end();
      changes.remove();
      overlay.remove();
    },
  };
}

/** Unchanged parts of the screen keep their objects, so that they do not render again. */
function withFormer(before: DocumentData, now: DocumentData): DocumentData {
  return { ...now, manifest: reuse(before.manifest, now.manifest), page: reuse(before.page, now.page) };
}

/** `addresses` in their order. Style sheets that the reader added for components or fonts stay. */
function followStylesheets(addresses: readonly string[]): void {
  const present = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
  const hrefOf = (link: HTMLLinkElement) => link.getAttribute("href") ?? "";
  const added = addresses.filter((address) => !present.some((link) => hrefOf(link) === address));
  const themes = present.filter((link) => isTheme(hrefOf(link)) && !addresses.includes(hrefOf(link)));
  const drop = () => {
    for (const link of themes) link.remove();
  };
  if (added.length === 0) drop();
  for (const href of added) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: drop, onerror: drop });
    document.head.append(link);
  }
}

/** `theme.css` of the content folder has a hash of its content in its name. */
function isTheme(address: string): boolean {
  return new RegExp(`/${hashedPath("theme-")}[\\da-f]+\\.css$`).test(address);
}

/** Data as it is now, with the parts of it that are as they were: what shows them stays what it is, too. */
function reuse<T extends object>(before: T, now: T): T {
  const former = new Map<string, unknown>(Object.entries(before));
  const parts = Object.entries(now).map(([name, part]) => {
    const was = former.get(name);
    return [name, JSON.stringify(was) === JSON.stringify(part) ? was : part];
  });
  return Object.fromEntries(parts);
}
